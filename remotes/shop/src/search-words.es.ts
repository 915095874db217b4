export const searchWords: Record<string, string> = {
  '/buy-food': 'Comprar comida, tienda',
  '/checkout': 'Carrito, pagar',
  '/marketplace': 'Ver todos los productos',
  '/orders': 'Recibos',
};
