export const categories = [
  'Fresh Produce',
  'Grains',
  'Dairy & Eggs',
  'Livestock',
  'Specialty',
  'Carbon Credits',
] as const;
export type Category = (typeof categories)[number];

export type MarketplaceProduct = {
  /** Also the last part of its lot's address. */
  id: string;
  /** The lot's number on chain: `0x` and forty hexadecimal digits. */
  lot: string;
  name: string;
  /** The farm. */
  farmer: string;
  /** The last part of the address of the farm's page. */
  farmId: string;
  /** The person. */
  grower: string;
  location: string;
  /** A decimal in `currency`, for one `unit`. */
  price: string;
  currency: 'USDC';
  unit: string;
  /** Out of five. */
  rating: number;
  reviews: number;
  category: Category;
  verified: boolean;
  carbonNegative: boolean;
  inStock: boolean;
  /** What the lot holds, in words. */
  quantity: string;
  image: string;
  description: string;
  /** Out of a hundred. */
  sustainabilityScore: number;
};

/** A category as a word of an address: `dairy-and-eggs`. */
export function categorySlug(category: Category): string {
  return category.toLowerCase().replace('&', 'and').replaceAll(' ', '-');
}

/** The marketplace, showing one category. */
export function categoryPath(category: Category): string {
  return `/marketplace?category=${categorySlug(category)}`;
}

/** The address of a product's lot and its trace. */
export function lotPath({ id }: Pick<MarketplaceProduct, 'id'>): string {
  return `/marketplace/lot/${id}`;
}

/** The page of the farm that a lot comes from. */
export function farmPath({ farmId }: Pick<MarketplaceProduct, 'farmId'>): string {
  return `/farms/${farmId}`;
}

/** A lot's number as people read it: `0x7f3a…91bc`. */
export function shortNumber(lot: string): string {
  return `${lot.slice(0, 6)}\u2026${lot.slice(-4)}`;
}

export { categoryName, lots, placeName } from './words';
