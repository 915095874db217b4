import { countInWords, startSentence } from '@furrow/ui/format';

export const title = 'Furrow: de la tierra al mercado, a la cadena de bloques';
export const description =
  'Compra comida directo de quienes la cultivan, financia la próxima cosecha desde $10 y sigue cada dólar hasta el campo y hasta el banco de alimentos.';

export const heading = ['De la tierra ', 'al mercado, a la ', 'cadena de bloques.'];
export const lede =
  'Compra comida directo de quienes la cultivan, financia la próxima cosecha y sigue cada dólar hasta el campo y hasta el banco de alimentos.';
export const buyFood = 'Comprar comida';
export const supportFarm = 'Apoyar una granja';
export const moreWays = 'Otras formas de empezar';
export const lotAndTrace = 'Un lote y su recorrido';
export const lotName = 'Tomates de herencia';
export const lotNumber = (number: string) => `LOTE ${number}`;
export const picked = (farm: string) => `Cosecha, ${farm}`;
export const pickedAt = '6:12\u00a0a.\u00a0m.';
export const packed = 'Empacado y pesado';
export const paid = 'Pagado a la granja';
export const sent = 'Para un banco de alimentos';
export const verified = 'Verificado en la cadena';
export const seeTrace = 'Ver el recorrido';

export const howItWorks = 'Cómo funciona';
export const stepsFact = (count: number) => `${startSentence(countInWords(count, 'paso'))}, una temporada`;
export const stepsTitle = ['Cuatro pasos, de la ', 'semilla a la mesa.'];

export const portal = 'Portal de granjas';
export const portalTitle = ['Una temporada justa empieza ', 'antes de la siembra.'];
export const portalLede =
  'Tokeniza tu tierra y tus cultivos, pide prestado a cuenta de la próxima cosecha, asegúrala y vende en un mercado mundial que puede ver cómo cultivas.';
export const startOnboarding = 'Registrar tu granja';
export const requestLoan = 'Pedir un préstamo DeFi';

export const farmSupport = 'Apoyo a las granjas';
export const allCampaigns = 'Todas las campañas';
export const farmSupportTitle = 'Apoya una granja y sigue su cosecha.';
export const farmSupportText = 'Cada campaña muestra su presupuesto antes de que aportes y su cosecha después.';

export const donationEngine = 'Motor de donaciones';
export const withEveryOrder = 'Se actualiza con cada pedido';
export const share = '5\u00a0%';
export const shareText = 'de cada compra va a un banco de alimentos, sin que tengas que hacer nada.';
export const makeImpact = 'Empezar a ayudar';
export const foodBanks = 'Ocho bancos de alimentos cuentan las comidas que se pagan con los pedidos.';

export const marketplace = 'Mercado tokenizado';
export const allVerified = 'Todos los productos están verificados en la cadena de bloques';
export const marketplaceTitle = ['A la venta esta semana, ', 'al precio de quien produce.'];
export const browse = 'Ver el mercado';
export const allProducts = 'Ver todos los productos';
export const marketplaceText = 'El mercado muestra cada lote con su granja, su precio y su recorrido.';

export const impact = 'Panel de impacto';
export const twelveMonths = 'Tus últimos doce meses';
export const impactTitle = ['Mira lo que se pagó ', 'con tu comida.'];
export const impactText = 'Cada dólar y cada comida están en un registro público.';
export const latest = 'Actividad reciente';
export const activity = 'Actividad';
export const date = 'Fecha';
export const reference = 'Referencia';
export const amount = 'Monto';

export const dao = 'Únete a la DAO';
export const daoTitle = ['Planta una semilla. ', 'Ten voz y voto.'];
export const daoLede = (kinds: number) =>
  `${startSentence(countInWords(kinds, 'tipo'))} de membresía. Todas dan un voto; Harvest y Guardian también reciben una parte de los ingresos.`;
export const price = 'Precio';
export const weight = 'Peso del voto';
export const revenue = 'Parte de los ingresos';
export const supply = 'Emisión';
export const proposals = 'Propuestas abiertas';
export const proposalsText = 'Los miembros votan cada cambio de las reglas.';

export const mobile = 'Adelanto de la app móvil';
export const beta = 'Beta: segundo trimestre de 2024';
export const mobileTitle = 'Toda tu granja en el bolsillo.';
export const mobileLede =
  'Escanea un lote, anota una cosecha, vota desde el tractor. Beta de la app móvil: segundo trimestre de 2024.';
export const phone = 'La app, con un saldo de 1,284 IMPACT y el rendimiento de la cosecha de un huerto';
export const synced = 'Al día';
export const balance = 'Saldo';
export const harvestYield = 'Rendimiento de la cosecha';
export const soil = 'Estado del suelo';
export const good = 'Bueno';
export const animals = 'Estado de los animales';
export const healthy = 'Sanos';
export const scan = 'Escanear un lote';

export const newsletterAndWallet = 'Boletín y billetera';
export const nothingKept = 'tu dirección no se guarda y no se contacta ninguna billetera';
export const connectWallet = 'Conecta una billetera';
export const connected = 'Billetera conectada';
export const notConnected = 'Sin conectar. Funciona con MetaMask, WalletConnect, Ledger y Trezor.';
export const connect = 'Conectar';
export const disconnect = 'Desconectar';
