import { sumCents } from '@furrow/cart/money';
import { countInWords, formatCents, startSentence } from '@furrow/ui/format';
import { featuredProducts } from '../../data/featured-products.data';
import type { ShopProduct } from '../../data/featured-products.model';
import { orderLots, type OrderLot } from '../../data/order-lots.data';
import { marketplaceProducts } from '../../data/products.data';
import { lots, type MarketplaceProduct } from '../../data/products.model';

/** A lot on the marketplace's list, and what the shop has of it. */
export type LotOffer = {
  lot: MarketplaceProduct;
  /** Absent where the shop carries no part of the lot. */
  sold?: ShopProduct;
  /** What the bread is called, where the shop sells bread of the lot instead of the lot itself. */
  bread?: string;
};

/** An offer that can go into the cart. */
export type SoldOffer = LotOffer & { sold: ShopProduct };

/** @param ids lots of the marketplace's list; one that this release does not know is left out */
export function offersFor(ids: readonly string[]): LotOffer[] {
  const products: Record<string, OrderLot> = orderLots;
  return ids.flatMap((id) => {
    const lot = marketplaceProducts.find((product) => product.id === id);
    const sold = featuredProducts.find((product) => products[product.id]?.lot === id);
    return lot ? [{ lot, sold, bread: sold && products[sold.id]?.bread }] : [];
  });
}

export function isSold(offer: LotOffer): offer is SoldOffer {
  return offer.sold !== undefined;
}

/** "The shop sells two of these lots and bakes bread from a third." */
export function offersLine(offers: readonly LotOffer[]): string {
  const sold = offers.filter(isSold);
  const baked = sold.filter(({ bread }) => bread).length;
  const asIs = sold.length - baked;
  const [only] = offers.length === 1 ? ['this lot'] : [];
  if (sold.length === 0) return only ? `The shop does not sell ${only} yet.` : 'The shop sells none of these lots yet.';
  if (asIs === 0) return `The shop bakes bread from ${only ?? 'one of these lots'}.`;
  if (baked > 0)
    return `The shop sells ${inWords(asIs)} of these lots and bakes bread from ${afterThat[asIs] ?? 'another'}.`;
  return `The shop sells ${only ?? (asIs === offers.length ? 'all of these lots' : `${inWords(asIs)} of these lots`)}.`;
}

const afterThat = ['', 'another', 'a third', 'a fourth', 'a fifth', 'a sixth'];

/**
 * What one of each costs, in dollars alone: lots are priced in USDC and are never added to it.
 *
 * @returns nothing for fewer than two things, which their own buttons move
 */
export function offersSum(offers: readonly LotOffer[]): { sum: string; line: string; label: string } | undefined {
  const sold = offers.filter(isSold);
  if (sold.length < 2) return undefined;
  return {
    sum: formatCents(sumCents(sold.map((offer) => ({ ...offer.sold, quantity: 1 })))),
    line: `for the ${countInWords(sold.length, 'thing')} the shop sells, one of each`,
    label: sold.length === 2 ? 'Move Both' : `Move All ${startSentence(inWords(sold.length))}`,
  };
}

/** "Heirloom tomatoes moved to your cart." */
export function movedTitle(moved: readonly SoldOffer[]): string {
  const [first, ...more] = moved;
  if (more.length > 0) return `${startSentence(countInWords(moved.length, 'thing'))} moved to your cart.`;
  return `${first?.sold.name} ${first?.bread ? 'added' : 'moved'} to your cart.`;
}

/** What is folded above a filled cart's form: "2 lots, 1 of them in the shop". */
export function foldedLine(offers: readonly LotOffer[]): string {
  const sold = offers.filter(isSold).length;
  return sold === 0 ? lots(offers.length) : `${lots(offers.length)}, ${sold} in the shop`;
}

function inWords(count: number): string {
  return countInWords(count, '', '').trim();
}
