import { sumCents } from '@furrow/cart/money';
import { formatCents } from '@furrow/ui/format';
import { featuredProducts } from '../../data/featured-products.data';
import type { ShopProduct } from '../../data/featured-products.model';
import { orderLots } from '../../data/order-lots.data';
import type { OrderLot } from '../../data/order-lots.model';
import { marketplaceProducts } from '../../data/products.data';
import { lots, type MarketplaceProduct } from '../../data/products.model';
import * as words from './list-words';

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
  return words.offersLine(offers.length, sold.length, sold.filter(({ bread }) => bread).length);
}

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
    line: words.forThings(sold.length),
    label: words.moveAll(sold.length),
  };
}

/** "Heirloom tomatoes moved to your cart." */
export function movedTitle(moved: readonly SoldOffer[]): string {
  const [first, ...more] = moved;
  if (more.length > 0) return words.movedThings(moved.length);
  return words.movedOne(first?.sold.name ?? '', first?.bread !== undefined);
}

/** What is folded above a filled cart's form: "2 lots, 1 of them in the shop". */
export function foldedLine(offers: readonly LotOffer[]): string {
  const sold = offers.filter(isSold).length;
  return sold === 0 ? lots(offers.length) : words.inShop(lots(offers.length), sold);
}
