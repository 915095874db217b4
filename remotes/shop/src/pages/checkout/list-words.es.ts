import { countInWords, startSentence } from '@furrow/ui/format';

const inWords = (count: number) => (count === 1 ? 'uno' : countInWords(count, '', '').trim());

export const title = 'En tu lista del mercado';

export function offersLine(lots: number, sold: number, baked: number): string {
  const asIs = sold - baked;
  const isOnly = lots === 1;
  if (sold === 0) return `La tienda todavía no vende ${isOnly ? 'este lote' : 'ninguno de estos lotes'}.`;
  if (asIs === 0) return `La tienda hornea pan con ${isOnly ? 'este lote' : 'uno de estos lotes'}.`;
  if (baked > 0) return `La tienda vende ${inWords(asIs)} de estos lotes y hornea pan con otro.`;
  return `La tienda vende ${isOnly ? 'este lote' : asIs === lots ? 'todos estos lotes' : `${inWords(asIs)} de estos lotes`}.`;
}

export const forThings = (count: number) =>
  count === 1 ? 'por lo que vende la tienda' : `por las ${inWords(count)} cosas que vende la tienda, una de cada una`;
export const moveAll = (count: number) => (count === 2 ? 'Pasar ambos' : `Pasar los ${inWords(count)}`);
export const movedThings = (count: number) => `${startSentence(inWords(count))} productos pasaron a tu carrito.`;
export const movedOne = (name: string, bread: boolean) =>
  bread ? `Se agregó a tu carrito: ${name}.` : `Pasó a tu carrito: ${name}.`;
export const inShop = (lots: string, sold: number) => `${lots}, ${sold} en la tienda`;
export const notCarried = 'La tienda todavía no lo vende. Se queda en tu lista.';
export const addBread = 'Agregar el pan';
export const moveToCart = 'Pasar al carrito';
export const openLot = 'Ver el lote';
export const soldAs = (bread: string, price: string) => `Se vende como ${bread}, ${price}`;
export const priceInShop = (price: string) => `${price} en la tienda`;
