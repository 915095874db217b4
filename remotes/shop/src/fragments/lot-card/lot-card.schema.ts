import { object, zEnum, type Infer } from '@furrow/forms';
import { marketplaceProducts } from '../../data/products.data';

export const propsSchema = object({
  /** A farm with a lot in the marketplace: a release without it is refused while a page shows it. */
  farm: zEnum(marketplaceProducts.map(({ farmId }) => farmId)),
});

/** What is prerendered. */
export const variants = marketplaceProducts.map(({ farmId }) => ({ farm: farmId }));

export type LotCardProps = Infer<typeof propsSchema>;
