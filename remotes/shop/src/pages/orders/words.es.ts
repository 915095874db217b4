import { dayOfYear } from '@furrow/ui/long-date';
import { countInWords, startSentence } from '@furrow/ui/format';
import type { OrderState } from '../../data/orders';

const states: Record<OrderState, string> = {
  placed: 'hecho',
  packed: 'empacado',
  'on its way': 'en camino',
  arrived: 'entregado',
};
export const stateName = (state: OrderState): string => states[state];
export const title = 'Tus pedidos';
export const pageTitle = 'Tus pedidos y recibos, guardados en este navegador';
export const description =
  'Mira qué pediste, de qué granja vino cada lote y adónde fue tu dinero. Los recibos se guardan solo en este navegador, no con nosotros.';
export const lede = 'Los recibos se guardan solo en este navegador. No se cobró ni se envió nada.';
export const unknownTitle = 'Pedido no encontrado';
export const unknown = 'Este pedido no está guardado en este navegador.';
export const unknownLede = 'Los pedidos se guardan solo en el navegador en que se hicieron.';
export const seeOrders = 'Ver tus pedidos';
export const back = 'Volver a la tienda';
export const unreadable = (count: number) =>
  count === 1
    ? 'No se puede leer un pedido guardado. Quedó como estaba.'
    : `No se pueden leer ${count} pedidos guardados. Quedaron como estaban.`;
export const unsaved =
  'El almacenamiento de este navegador está lleno o desactivado: los últimos cambios se pierden al recargar la página. Imprime el recibo para conservarlo.';

export const none = 'Todavía no hay pedidos en este navegador.';
export const noneText = 'Los pedidos que hagas en la tienda aparecen aquí con sus recibos.';
export const shopThisWeek = 'Comprar esta semana';
export const pickedAgain = 'Las granjas volvieron a cosechar esta semana.';
export const elsewhere =
  '¿Te falta un pedido? Cada uno queda en el navegador en que se hizo; imprime su recibo para tenerlo en otra parte.';
export const count = (orders: number) => (orders === 1 ? '1 pedido' : `${orders} pedidos`);
export const newestFirst = 'Los más recientes primero';
export const order = (number: string) => `Pedido ${number}`;
export const orderAgain = 'Pedir de nuevo';
export const ofOrder = (number: string) => ` el pedido ${number}`;

export const notYet = 'todavía no';
export const placedAt = (moment: string) => `Hecho el ${moment}`;
export const placedOn = (at: string) => `Hecho el ${dayOfYear(at.slice(5, 10))}`;
export const arrivedAt = (moment: string) => `Entregado el ${moment}`;
export const reached = (state: OrderState, step: number, of: number) =>
  `${startSentence(states[state])}, ${step} de ${of}`;
export const fromGrowers = (pieces: string, growers: number) =>
  `${pieces} de ${growers} ${growers === 1 ? 'granja' : 'granjas'}`;
export const whatYouOrdered = 'Lo que pediste';
export const fiveHandovers = 'Cinco de cinco entregas';
export const fourHandovers = 'Cuatro de cinco entregas';
export const lot = 'Lote';

export const titles: Record<OrderState, string> = {
  placed: 'Recibimos tu pedido.',
  packed: 'Tu pedido está empacado.',
  'on its way': 'Tu pedido va en camino.',
  arrived: 'Ya llegó. ¡Buen provecho!',
};
export const questions = {
  placed: { title: '¿Ya empacaron la caja?', press: 'Ya la empacaron' },
  packed: { title: '¿Ya salió la camioneta?', press: 'Ya va en camino' },
  'on its way': { title: '¿La caja está en tu puerta?', press: 'Ya llegó' },
};
export const moveItYourself =
  'Un pedido de muestra no tiene camioneta, así que lo haces avanzar tú. La última línea de cada recorrido se escribe cuando llega.';
export const lastLine = 'La última línea está escrita.';
export const lastLineText = 'Cada lote de abajo tiene ahora cinco de cinco entregas, en este navegador.';
export const undo = 'Deshacer';
export const activity = 'Tu actividad';
export const print = 'Imprimir el recibo';
export const sampleOrder = 'Pedido de muestra; no se cobró nada';
export const next = 'Qué sigue';
export const again = 'Pedir lo mismo';
export const seeAll = 'Ver todos tus pedidos';
export const remove = 'Borrar este pedido';
export const removed = 'Pedido borrado';
export const sample = 'no se cobró ni se envió nada';
export const piecesOf = (pieces: string, number: string) => `${pieces} del pedido ${number}`;
export const goToCheckout = 'Ir a pagar';

export const money = 'Dinero';
export const whereItGoes = (total: string) => `¿Adónde van tus ${total}?`;
export const growers = 'Granjas';
export const shipping = 'Envío y empaque';
export const shareOf = (name: string, percent: number) => `${name}, ${percent}\u00a0%`;
export const total = 'Total';
export const growersIn = (growers: number) =>
  growers === 1 ? 'Una granja' : startSentence(countInWords(growers, 'granja', 'granjas'));
export const toFoodBank = (share: string, foodBank: string) => `${share} para ${foodBank}`;
export const nearest = (meals: number) =>
  `${meals > 0 ? `cerca de ${meals === 1 ? 'una comida' : countInWords(meals, 'comida', 'comidas')} en ` : ''}el banco de alimentos más cercano al lugar de empaque`;
export const qrCode = (number: string) => `Código QR del pedido ${number}`;
export const keep = 'Guarda esta página';
export const keepText =
  'Está guardada solo en este navegador. Imprímela para tener una copia; no guardamos tu dirección.';
