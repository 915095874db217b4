export const onSale = 'En venta';

const terms: Record<string, string> = {
  Picked: 'Cosecha',
  Harvested: 'Cosecha',
  Pulled: 'Cosecha',
  Cut: 'Corte',
  Ground: 'Molido',
  Milled: 'Molido',
  Milked: 'Ordeño',
  Pressed: 'Prensado',
  Laid: 'Puesta',
  Weighed: 'Pesado',
  Processed: 'Procesado',
  Cored: 'Medición',
};
export const term = (of: string) => terms[of] ?? of;

const months: Record<string, string> = {
  Jan: 'ene',
  Feb: 'feb',
  Mar: 'mar',
  Apr: 'abr',
  May: 'may',
  Jun: 'jun',
  Jul: 'jul',
  Aug: 'ago',
  Sep: 'sep',
  Oct: 'oct',
  Nov: 'nov',
  Dec: 'dic',
};
export const day = (of: string) =>
  of.replace(/^(\w{3}) ([\d and]+), (\d{4})$/, (_, month: string, days: string, year: string) =>
    [days.replace('and', 'y'), months[month] ?? month, year].join(' '),
  );
export const score = 'Puntaje';
export const ofHundred = (points: number) => `${points} de 100`;
export const leftOf = (left: string, quantity: string) => `Quedan ${left} de ${quantity}`;
export const restOf = (quantity: string) => ` de ${quantity} disponibles`;
export const allSold = (quantity: string) => `Se vendieron los ${quantity}`;
export const priceAndRest = (price: string, left: string) => `${price}, quedan ${left}`;
export const seeLot = 'Ver el lote';
