export const inTheMarketplace = 'In the marketplace';
/** @param keeps `Keeps until Sep 22` */
export const priceAndKeeping = (price: string, keeps: string) => `${price}. ${keeps}.`;
