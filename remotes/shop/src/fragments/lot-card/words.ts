export const onSale = 'On sale';
export const score = 'Score';
export const ofHundred = (points: number) => `${points} of 100`;
/** @param left `38 kg` */
export const leftOf = (left: string, quantity: string) => `${left} left of ${quantity}`;
export const restOf = (quantity: string) => ` of ${quantity} left`;
export const allSold = (quantity: string) => `All ${quantity} sold`;
/** @param price `USDC / kg` */
export const priceAndRest = (price: string, left: string) => `${price}, ${left} left`;
export const seeLot = 'See the Lot';
