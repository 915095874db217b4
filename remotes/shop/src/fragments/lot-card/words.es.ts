export const onSale = 'En venta';
export const score = 'Puntaje';
export const ofHundred = (points: number) => `${points} de 100`;
export const restOf = (quantity: string) => ` de ${quantity} disponibles`;
export const allSold = (quantity: string) => `Todo vendido: ${quantity}`;
export const priceAndRest = (price: string, left: string) => `${price}, quedan ${left}`;
export const seeLot = 'Ver el lote';
