import type { Sort } from './marketplace.model';

export const marketplace = 'Mercado';
export const pageTitle = (count: number) => `Mercado tokenizado: ${count} lotes a precio de productor`;
export const description =
  'Frutas, verduras, granos, lácteos, carnes y créditos de carbono, lote por lote: verificados en la cadena, con el precio en USDC que fija quien los produce y un puntaje de sostenibilidad para comparar.';
export const title = 'Mercado tokenizado';
export const lede =
  'Todos los productos están verificados en la cadena de bloques. Precios en USDC, fijados por quien produce.';
export const cart = (lots: string) => `Lista: ${lots}`;
export const viewCart = 'Ver el carrito';
export const donate = 'Donar comida';
export const support = 'Apoyar una granja';
export const products = 'Productos';
export const search = 'Buscar productos';
export const searchExample = 'Busca tomates, granjas, lugares';
export const filter = 'Filtrar';
export const category = 'Categoría';
export const all = 'Todo';
export const allCategories = 'Todas las categorías';
export const sortBy = 'Ordenar por';
export const sortLabels: Record<Sort, string> = {
  popular: 'Populares',
  'price-low': 'Precio: de menor a mayor',
  'price-high': 'Precio: de mayor a menor',
  rating: 'Mejor valorados',
  sustainability: 'Sostenibilidad',
};
export const layout = 'Vista';
export const grid = 'Ver en cuadrícula';
export const list = 'Ver en lista';
export const filterAndSort = 'Filtrar y ordenar';
export const clear = 'Borrar';
export const clearFilters = 'Borrar los filtros';
export const removeFilter = 'Quitar el filtro ';
export const showProducts = (count: number) => (count === 1 ? 'Ver 1 producto' : `Ver ${count} productos`);
export const shownText = (shown: number, matching: number) =>
  matching === 1 ? 'Se muestra 1 de 1 producto' : `Se muestran ${shown} de ${matching} productos`;
export const noMatch = 'Ningún lote coincide';
export const tryAnother = 'Prueba con otra palabra o mira todo lo que ofrecen las granjas.';
export const elsewhere = (category: string, count: number) =>
  `Eso es todo lo que coincide en ${category}. En otras categorías hay ${count === 1 ? '1 lote' : `${count} lotes`} más.`;
export const searchAll = 'Buscar en todas las categorías';
export const loadMore = 'Mostrar más productos';
export const quickActions = 'Accesos directos';
export const sample = 'los lotes son inventados y esta lista dura hasta que recargues la página';
export const inThisList = 'en esta lista';

export const inStock = 'disponible';
export const outOfStock = 'agotado';
export const verified = 'verificado en la cadena';
export const carbonNegative = 'carbono negativo';
