export const onSale = 'On sale';
export const score = 'Score';
export const ofHundred = (points: number) => `${points} of 100`;
export const restOf = (quantity: string) => ` of ${quantity} left`;
export const allSold = (quantity: string) => `All ${quantity} sold`;
/** @param price `USDC / kg` */
export const priceAndRest = (price: string, left: string) => `${price}, ${left} left`;
export const seeLot = 'See the Lot';
