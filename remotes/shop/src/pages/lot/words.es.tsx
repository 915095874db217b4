import type { ReactNode } from 'react';
import { dayOfYear, longDate } from '@furrow/ui/long-date';
import { sampleDay } from '@furrow/ui/sample-day';
import { countInWords, startSentence } from '@furrow/ui/format';
import { categoryName, type Category } from '../../data/products.model';

export const title = (name: string, farm: string, place: string) => `${name}, de ${farm}, ${place}`;
export const description = (about: string, from: string, handovers: number, score: number) =>
  `${about} ${from}: ${countInWords(handovers, 'entrega firmada', 'entregas firmadas')} y un puntaje de ${score}.`;
export const marketplace = 'Mercado';
export const crumb = (number: string) => `Lote ${number}`;
export const lotNumber = 'LOTE';
export const cart = (lots: string) => `Lista: ${lots}`;
export const viewCart = 'Ver el carrito';
export const linkCopied = '¡Enlace copiado!';
export const linkCopiedText = 'La dirección de este lote está en el portapapeles.';
export const linkFailed = 'No se pudo copiar el enlace';
export const linkFailedText = 'Copia el enlace a mano';
export const copyFailed = 'No se pudo copiar';
export const copyFailedText = 'Copia el texto a mano';
export const copied = 'Copiado';
export const copyNumber = 'Copiar el número completo del lote';
export const verified = 'Verificado en la cadena';
export const qrCode = (name: string) => `Código QR de ${name}`;

export const carbonNegative = 'Carbono negativo';
export const thisLot = 'Este lote';
export const handovers = 'Entregas';
export const done = (written: number, of: number) => `${written} de ${of} hechas`;
export const traceTitle = (hands: number) => `${startSentence(countInWords(hands, 'mano'))}, un recorrido`;
export const everyone = 'Cada persona que lo tuvo en sus manos firmó una línea.';
export const whyScore = (score: number) => `Por qué tiene un puntaje de ${score}`;
export const moreOf = (category: Category) => `Más ${categoryName(category).toLowerCase()}`;
export const moreLots = 'Más lotes';
export const someOf = (count: number, lots: string) => `${count} de ${lots}`;
export const andLeft = (left: string) => `, quedan ${left}`;
export const addedToCart = 'Agregado al carrito';

export const grower = 'Granja';
export const growerLine = (farm: string, seasons: number) => `${farm}, ${seasons} temporadas`;
export const lotsSold = 'Lotes vendidos';
export const rating = 'Valoración';
export const timeToPayment = 'Tiempo hasta el pago';
export const supportThisFarm = 'Apoyar esta granja';
export const supportFarm = 'Apoyar una granja';
export const visitFarm = 'Ver la página de la granja';
export const fullPage = 'Abrir la página completa';

export const price = 'Precio';
export const whereItGoes = (amount: string) => `¿Adónde van ${amount}?`;
export const coring = 'Medición y auditoría';
export const shipping = 'Envío y empaque';
export const foodBank = (percent: number) => `Banco de alimentos, ${percent}\u00a0%`;
export const furrow = (percent: number) => `Furrow, ${percent}\u00a0%`;
export const freeDelivery = 'Envío gratis desde $50.';
export const restOf = (left: ReactNode, quantity: ReactNode) => (
  <>
    Quedan {left} de {quantity}
  </>
);
export const allSold = (quantity: string) => `Todo vendido: ${quantity}`;
export const pricedBy = (outlook: string, name: string, at: string) =>
  `${outlook}. ${name} fijó el precio el ${sampleDay.startsWith(at.slice(0, 4)) ? dayOfYear(at.slice(5, 10)) : longDate(at.slice(0, 10))}.`;

export const measured = (by: string, on: string) => `de 100, según la medición de ${by} del ${on}.`;
export const readAudit = 'Leer la auditoría';
export const ofMost = (most: number) => ` de ${most}`;

export const when = 'Cuándo';
export const you = 'Tú';
export const arrived = 'Llegó con tu pedido.';
export const receipt = (number: string) => `Recibo ${number}`;
export const withReceipt = 'Con tu recibo';
export const onlyHere = 'solo en este navegador';
export const retired = 'Retirado a tu nombre';
export const retiredText = 'La última línea se escribe cuando usas el crédito.';
export const soldOut = 'Agotado';
export const soldOutText = 'Quien compró de este lote escribe la última línea al abrir la caja.';
export const yourTable = 'Tu mesa';
export const yourTableText = 'La última línea se escribe cuando abres tu caja.';
