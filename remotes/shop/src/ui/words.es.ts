import type { CartItem } from '@furrow/cart/model';
import { featuredProducts } from '../data/featured-products.data';

export const yourCart = 'Tu carrito';
export const emptyTitle = 'Tu carrito está vacío';
export const emptyText = 'Los tomates llegaron el miércoles.';
export const checkout = 'Ir a pagar';
export const quantityOf = (name: string) => `Cantidad de ${name}`;
export const decrease = (name: string) => `Quitar uno de ${name}`;
export const increase = (name: string) => `Agregar uno de ${name}`;
export const remove = (name: string) => `Quitar ${name}`;
export const pieces = (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`);
export const piecesWord = (count: number) => (count === 1 ? ' artículo' : ' artículos');
export const added = '¡Agregado al carrito!';
export const removed = 'Quitado del carrito';
export const notSaved = 'Tu navegador no guardó el carrito. Se perderá cuando cierres o recargues esta página.';
export const addedEarly = (name: string, count: number) =>
  `Agregado al carrito: ${name}. ${count} ${count === 1 ? 'artículo' : 'artículos'} en el carrito.`;
export const shareOf = (share: string, lot: boolean) =>
  `${share}${lot ? ' USDC de este lote' : ' de esto'} van a un banco de alimentos`;
export const purchases = (percent: number, meals: string, count: number) =>
  `${percent}\u00a0% de cada compra${count > 0 ? `, cerca de ${meals} ${count === 1 ? 'comida' : 'comidas'}` : ''}.`;
export const season = 'Temporada';
export const items = 'Artículos';
export const delivery = 'Envío';
export const free = 'Gratis';
export const total = 'Total';

export const addToCart = 'Agregar al carrito';
export const addedShort = 'Agregado';
export const addedLong = 'Agregado al carrito';
export const outOfStock = 'Agotado';
export const carbonNegative = 'Carbono negativo';
export const verified = ', verificado';
export const sustainability = 'Sostenibilidad';
export const rating = 'Valoración';
export const inThisLot = 'En este lote';
export const lot = 'Lote';
export const twoCarts = (lots: string, count: number) =>
  `${count === 1 ? `Tu ${lots} está` : `Tus ${lots} están`} en la lista del mercado. En el carrito ves lo que agregaste en la tienda y lo que puedes pasar de tu lista.`;
export const goToShop = 'Ir a la tienda';
export const shopThisWeek = 'Comprar esta semana';
export const cart = 'Carrito';
export const notSold = 'La tienda ya no lo vende.';

export const worded = (item: CartItem): CartItem => {
  const { name, unit } = featuredProducts.find(({ id }) => id === item.id) ?? item;
  return { ...item, name, unit };
};
