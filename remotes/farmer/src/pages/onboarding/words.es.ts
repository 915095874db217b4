import { countInWords, startSentence } from '@furrow/ui/format';
import type { SampleProposal, StepName } from './onboarding.data';

const shortSteps = (steps: number) => countInWords(steps, 'paso corto', 'pasos cortos');

export const pageTitle = 'Registra tu granja en 5 minutos';
export const description = (steps: number, tokens: number) =>
  `Registra tu granja en Furrow en ${shortSteps(steps)}: conecta una billetera, describe la granja y recibe ${tokens} tokens de gobernanza.`;
export const sample = 'no se contacta ninguna billetera y no se envía nada de lo que escribas';
export const whatYouReceive = 'Lo que recibes';
export const promise = 'A cinco minutos del mercado.';
export const promiseText = 'Al terminar recibes 100 tokens de gobernanza y una asesoría gratis.';
export const stepLabels: Record<StepName, string> = {
  Welcome: 'Bienvenida',
  Wallet: 'Billetera',
  Profile: 'Perfil',
  Features: 'Funciones',
  DAO: 'DAO',
  Complete: 'Listo',
};
export const stepOf = (step: number, steps: number) => `Paso ${step} de ${steps}`;
export const percent = (whole: number) => `${whole}\u00a0%`;
export const skip = 'Omitir el registro';

export const welcomeTitle = 'Te damos la bienvenida a Furrow.';
export const welcomeLede = (steps: number) =>
  `${startSentence(shortSteps(steps))} del campo al mercado. El registro toma 5 minutos.`;
export const getStarted = 'Empezar';
export const tokenize = 'Tokeniza tu cosecha';
export const tokenizeText = 'Vende una parte de la cosecha antes de recogerla y conserva el título.';
export const loans = 'Préstamos DeFi';
export const loansText =
  'De $1,000 a $100,000 al 8.0\u00a0% anual fijo. Sin penalidad por pago anticipado. Si pasa de $50,000, el desembolso espera a PROP-2025-014.';
export const joinDao = 'Únete a la DAO';
export const joinDaoText = 'Vota sobre las comisiones, los préstamos y lo que paga la tesorería.';
export const insurance = 'Seguro de cosechas';
export const insuranceText = 'Los datos del clima activan el pago. No tienes que presentar ningún reclamo.';

export const walletTitle = 'Conecta una billetera.';
export const walletLede = 'Guarda los tokens de tu cosecha y tu voto. Puedes cambiarla después.';
export const browserWallet = 'Una billetera en el navegador';
export const phoneWallet = 'Escanea con una billetera del teléfono';
export const eitherWallet = 'Una billetera en el navegador o en el teléfono';
export const connectingWallet = 'Conectando la billetera';
export const wallet = 'Billetera';
export const address = 'Dirección';
export const connectedAt = 'Hora de conexión';
export const connecting = 'Conectando';
export const connected = 'Conectada';
export const notInstalled = 'No instalada';
export const toProfile = 'Continuar con el perfil';
export const walletConnected = '¡Billetera conectada!';
export const walletReady = (name: string | undefined, address: string) => `${name} está lista: ${address}.`;

export const profile = 'Perfil';
export const profileTitle = 'Cuéntanos de la granja.';
export const profileLede = 'Quien compra ve la granja, nunca tu teléfono.';
export const required = '* obligatorio';
export const person = 'Datos personales';
export const farm = 'Datos de la granja';
export const firstName = 'Nombre';
export const lastName = 'Apellido';
export const farmName = 'Nombre de la granja';
export const location = 'Ubicación';
export const cityAndState = 'Ciudad y estado';
export const farmSize = 'Tamaño de la granja';
export const primaryCrop = 'Producto principal';
export const experience = 'Años de experiencia';
export const farmDescription = 'Descripción';
export const farmDescriptionExample = 'Qué se cultiva, cómo y quiénes trabajan ahí';
export const choose = 'Elige';
export const saving = 'Guardando...';
export const goOn = 'Continuar';
export const enterFirstName = 'Escribe tu nombre';
export const enterLastName = 'Escribe tu apellido';
export const enterFarmName = 'Escribe el nombre de la granja';
export const enterLocation = 'Escribe dónde está';
export const farmSizes = { small: 'Pequeña', medium: 'Mediana', large: 'Grande', industrial: 'Industrial' };
export const primaryCrops = {
  vegetables: 'Verduras',
  grains: 'Granos',
  fruits: 'Frutas',
  livestock: 'Ganado',
  dairy: 'Lácteos',
  mixed: 'Mixto',
};
export const experienceSpans = {
  '0-2': '0 a 2 años',
  '3-5': '3 a 5 años',
  '6-10': '6 a 10 años',
  '11-20': '11 a 20 años',
  '20+': 'Más de 20 años',
};

export const featuresTitle = (tools: number) =>
  `${startSentence(countInWords(tools, 'herramienta', 'herramientas'))} para tu granja.`;
export const featuresLede = 'Todas están listas para usar. Empieza con las que necesites.';
export const platformLoans = 'Préstamos DeFi';
export const platformLoansText = 'Pide prestado con equipo, tierra, cosechas o ganado como garantía.';
export const platformTokenize = 'Tokenización de cosechas';
export const platformTokenizeText = 'Convierte tu próxima cosecha en lotes que otros pueden comprar.';
export const platformMarket = 'Mercado directo';
export const platformMarketText = 'Publica un lote y cobra en USDC, sin intermediarios.';
export const platformDonate = 'Donaciones automáticas';
export const platformDonateText = 'El 5\u00a0% de cada compra va a un banco de alimentos, sin que hagas nada.';
export const platformImpact = 'Panel de impacto';
export const platformImpactText = 'Las comidas, el carbono y los ingresos de tu granja en un solo lugar.';
export const platformDao = 'Gobernanza de la DAO';
export const platformDaoText = 'Propón un cambio, reúne votos y llévalo a cabo.';
export const tips = 'Consejos para empezar';
export const tipCount = (tips: number) => `${tips} consejos`;
export const quickStartTips = [
  'Publica un lote antes del pico de la temporada: la gente vuelve a las granjas que conoce.',
  'Toma fotos del campo cada semana. Con fotos fechadas, un lote se vende a mejor precio.',
  'Empieza con un préstamo pequeño: cuando lo pagues, el siguiente tendrá menos riesgo.',
  'Lee dos propuestas antes de votar por una. Un voto no se puede retirar.',
];
export const toDao = 'Continuar con la DAO';

export const daoTitle = 'Haz oír tu voz.';
export const daoLede = 'Los miembros deciden sobre las comisiones, los préstamos y lo que paga la tesorería.';
export const vote = 'Vota las propuestas';
export const voteText = 'Tus tokens cuentan en cada propuesta abierta.';
export const write = 'Escribe la tuya';
export const writeText =
  'Cualquier miembro puede empezar un borrador en el foro; quienes tienen Harvest pueden llevarlo a votación.';
export const revenue = 'Participa de los ingresos';
export const revenueText = 'Quienes tienen Harvest reciben el 5\u00a0%; quienes tienen Guardian, el 15\u00a0%.';
export const treasury = 'Sigue la tesorería';
export const treasuryText = 'Cada pago se publica, se firma y queda registrado en la cadena.';
export const proposals = 'Propuestas';
export const examples = (count: number) => `${count} ejemplos`;
export const raiseMaximum = 'Subir el máximo de los préstamos';
export const coldStorage = 'Almacén frío para Riverside';
export const keepPhotos = 'Guardar las fotos del campo una temporada';
export const statuses: Record<SampleProposal['status'], string> = {
  Active: 'Activa',
  Passed: 'Aprobada',
  Draft: 'Borrador',
};
export const youReceive = (tokens: number) =>
  `Recibes ${tokens} tokens de gobernanza, suficientes para votar en cada propuesta abierta.`;
export const complete = 'Terminar el registro';

export const farmer = 'colega';
export const completeTitle = (name: string) => `Todo listo, ${name}.`;
export const completeLede = 'Tu granja ya está en el mapa. Esto es lo que recibes.';
export const tokens = '100 tokens de gobernanza';
export const tokensText = 'Ya están en tu billetera, listos para votar.';
export const badge = 'Insignia de granja pionera';
export const badgeText = 'Aparece junto a tu granja mientras venda aquí.';
export const consultation = 'Asesoría DeFi gratis';
export const consultationText = '30 minutos con una persona experta en préstamos que también tiene una granja.';
export const trial = 'Prueba de funciones premium';
export const trialText = '7 días de alertas de precios y pronósticos de cosecha.';
export const yourProfile = 'El perfil de tu granja';
export const next = 'Qué sigue';
export const suggestions = (count: number) => `${count} sugerencias`;
export const applyForLoan = 'Pide un préstamo';
export const applyForLoanText = 'Cuatro pasos y una respuesta en 24 horas.';
export const seeOthers = 'Mira lo que venden otras granjas';
export const seeOthersText = 'Los precios y los lotes de hoy en el mercado.';
export const firstVote = 'Emite tu primer voto';
export const firstVoteText = 'Dos votaciones cierran esta semana.';
export const toDashboard = 'Ir al panel';
export const welcome = (name: string) => `¡Te damos la bienvenida a Furrow, ${name}!`;
export const welcomeText = (tokens: number) =>
  `Tu granja está registrada y tienes ${tokens} tokens de gobernanza en tu billetera.`;
