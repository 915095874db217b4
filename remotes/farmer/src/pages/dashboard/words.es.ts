import { countInWords, startSentence } from '@furrow/ui/format';
import type { YouEntry } from '@furrow/you/model';
import type { DayTime } from './greeting.model';

export const pageTitle = 'Panel de la granja: pedidos, billetera y cosecha';
export const description =
  'Tu día en Furrow: lo último que hiciste, tu saldo en IMPACT, el registro de la cosecha de hoy, el excedente de comida y las propuestas abiertas de la DAO.';
export const back = 'Volver al inicio';
export const hello = 'Hola.';
export const greetings: Record<DayTime, string> = {
  morning: 'Buenos días',
  afternoon: 'Buenas tardes',
  evening: 'Buenas noches',
};
export const newHere = 'Es tu primera vez aquí, así que algunas tarjetas tienen datos de muestra, y así lo dicen.';
export const ordersOnTheirWay = (orders: number) =>
  `${startSentence(countInWords(orders, 'pedido'))} ${orders === 1 ? 'va' : 'van'} en camino`;
export const sample = 'los botones de abajo escriben en la consola y no envían nada';

export const mainActions = 'Acciones principales';
export const buyFood = 'Comprar comida';
export const supportFarm = 'Apoyar una granja';
export const redeemTokens = 'Canjear tokens';
export const joinDao = 'Unirse a la DAO';
export const scanCode = 'Escanear código QR';
export const scanText = 'Escanea un código para abrir cualquier lote o rescate.';
export const scan = 'Escanear';
export const surplus = 'Excedente de comida';
export const sampleSurplus = '32 kg de acelga están listos para recoger hoy.';
export const noSurplus = 'No hay nada publicado. ¿Te sobra algo hoy?';
export const donate = 'Donar';
export const donateSurplus = 'Donar el excedente de comida';
export const proposals = 'Propuestas de la DAO';
export const proposalsText = 'Los miembros votan cada cambio de las reglas.';
export const supportedFarm = 'Una granja que apoyas';
export const supportedFarmText = 'La página de la campaña muestra lo que han dado sus donantes.';

export const log = 'Registro de la granja';
export const logText = 'Anota el trabajo de hoy y acúñalo como registro de cosecha.';
export const harvestYield = 'Cosecha';
export const soilCondition = 'Estado del suelo';
export const soilConditionExample = 'Seco, húmedo';
export const animalStatus = 'Estado de los animales';
export const animalStatusExample = '¿Cómo están hoy los animales?';
export const mint = 'Acuñar NFT';
export const upload = 'Subir foto o video';
export const photosAndVideos = 'Fotos y videos';
export const chosenFiles = 'Archivos elegidos';
export const remove = (file: string) => `Quitar ${file}`;
export const refused = (files: string, several: boolean) =>
  `${files} ${several ? 'no son fotos ni videos' : 'no es una foto ni un video'}.`;

export const nothingYet = 'Todavía no hay nada.';
export const nothingYetText = 'Aquí verás lo que hagas en Furrow. Se guarda solo en este navegador.';
export const startOnboarding = 'Registrar tu granja';
export const whatWeKeep = 'Qué guardamos';
export const tellName = 'Dinos tu nombre';
export const tellNameText = (tokens: number) => `Cinco minutos, ${tokens} tokens de gobernanza`;
export const firstOrder = 'Haz tu primer pedido';
export const firstOrderText = 'El 5\u00a0% va a un banco de alimentos';
export const supportFirst = 'Apoya una granja';
export const supportFirstText = 'Desde $1';

export const yourActivity = 'Tu actividad';
export const seeAll = (entries: number) => (entries > 1 ? `Ver los ${entries} registros` : 'Ver tu registro');
export const spent = 'Gastaste';
export const passedOn = 'Aportaste';
export const toFoodBank = (foodBank: string) => `a ${foodBank}`;
export const tokens = (count: number) => `${count} tokens`;

const titles: Partial<Record<YouEntry['kind'], (entry: YouEntry) => string>> = {
  onboarding: ({ state }) => (state === 'done' ? 'Granja registrada' : 'Registro de la granja empezado'),
  registered: () => 'Cuenta creada',
  order: ({ ref }) => `Pedido ${ref}`,
  gift: () => 'Aporte a una campaña',
  loan: ({ state }) => (state === 'submitted' ? 'Solicitud de préstamo enviada' : 'Solicitud de préstamo guardada'),
};
export const entryTitle = (entry: YouEntry) => titles[entry.kind]?.(entry) ?? entry.title;

/** The parts of a line that are words; names and figures stay. */
const lineParts: readonly [RegExp, string][] = [
  [/^(\d+) items?/, '$1 artículos'],
  [/^1 artículos/, '1 artículo'],
  [/ from (\d+) growers?$/, ' de $1 granjas'],
  [/ de 1 granjas$/, ' de 1 granja'],
  [/(\d+) governance tokens$/, '$1 tokens de gobernanza'],
  [/ over (\d+) months/, ' a $1 meses'],
  [/\. Next: /, '. Sigue: '],
  [/Farm Details$/, 'Datos de la granja'],
  [/Loan Amount$/, 'Monto'],
  [/Collateral$/, 'Garantía'],
  [/Review$/, 'Revisión'],
];
export const entryLine = ({ kind, line }: YouEntry) =>
  line && (kind === 'order' || kind === 'loan' || kind === 'onboarding')
    ? lineParts.reduce((text, [part, said]) => text.replace(part, said), line)
    : line;

const states: Record<string, string> = {
  placed: 'hecho',
  packed: 'empacado',
  'on its way': 'en camino',
  arrived: 'entregado',
  done: 'hecho',
  submitted: 'enviada',
  'not paid': 'sin pagar',
};
export const stateName = (state: string) => states[state] ?? state.replace(/^step (\d+) of (\d+)$/, 'paso $1 de $2');

export const wallet = 'Billetera';
export const balance = 'de saldo en IMPACT';
export const governanceTokens = 'Tokens de gobernanza';
export const redeem = 'Canjear';
export const donateFromWallet = 'Donar desde la billetera';
