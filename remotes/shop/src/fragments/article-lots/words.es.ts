export const inTheMarketplace = 'En el mercado';
export const priceAndKeeping = (price: string, keeps: string) => `${price}. ${keeps}.`;
