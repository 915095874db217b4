export const ripeAndOnSale = 'En temporada y en venta';
export const allLots = 'Todos los lotes';
