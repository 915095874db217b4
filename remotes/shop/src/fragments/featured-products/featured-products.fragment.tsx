import { PickedLots } from '../../ui/picked-lots';
import type { FeaturedProductsProps } from './featured-products.schema';

/** A few lots, each with a way to its trace. */
export default function FeaturedProductsFragment({ count }: FeaturedProductsProps) {
  return <PickedLots count={count} />;
}
