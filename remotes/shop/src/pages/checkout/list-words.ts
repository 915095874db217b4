import { countInWords, startSentence } from '@furrow/ui/format';

/* What the checkout says of the marketplace's list. */

const inWords = (count: number) => countInWords(count, '', '').trim();

export const title = 'On your marketplace list';

/**
 * @param sold how many of the lots the shop sells
 * @param baked of how many of these it sells bread
 */
export function offersLine(lots: number, sold: number, baked: number): string {
  const asIs = sold - baked;
  const [only] = lots === 1 ? ['this lot'] : [];
  if (sold === 0) return only ? `The shop does not sell ${only} yet.` : 'The shop sells none of these lots yet.';
  if (asIs === 0) return `The shop bakes bread from ${only ?? 'one of these lots'}.`;
  if (baked > 0)
    return `The shop sells ${inWords(asIs)} of these lots and bakes bread from ${afterThat[asIs] ?? 'another'}.`;
  return `The shop sells ${only ?? (asIs === lots ? 'all of these lots' : `${inWords(asIs)} of these lots`)}.`;
}

const afterThat = ['', 'another', 'a third', 'a fourth', 'a fifth', 'a sixth'];

export const forThings = (count: number) => `for the ${countInWords(count, 'thing')} the shop sells, one of each`;
export const moveAll = (count: number) => (count === 2 ? 'Move Both' : `Move All ${startSentence(inWords(count))}`);
export const movedThings = (count: number) => `${startSentence(countInWords(count, 'thing'))} moved to your cart.`;
export const movedOne = (name: string, bread: boolean) => `${name} ${bread ? 'added' : 'moved'} to your cart.`;
/** @param lots `1 lot`, `2 lots` */
export const inShop = (lots: string, sold: number) => `${lots}, ${sold} in the shop`;
export const notCarried = 'The shop does not carry this one yet. It stays on your list.';
export const addBread = 'Add the Bread';
export const moveToCart = 'Move to Cart';
export const openLot = 'Open the lot';
export const soldAs = (bread: string, price: string) => `Sold as ${bread}, ${price}`;
export const priceInShop = (price: string) => `${price} in the shop`;
