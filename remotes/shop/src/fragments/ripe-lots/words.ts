export const ripeAndOnSale = 'In season and on sale';
export const allLots = 'All lots';
