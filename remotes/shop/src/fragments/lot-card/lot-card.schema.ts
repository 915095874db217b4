import { object, string, type Infer } from '@furrow/forms';
import { marketplaceProducts } from '../../data/products.data';

export const propsSchema = object({ farm: string() });

/** A farm with a lot in the marketplace has this part. */
export const variants = marketplaceProducts.map(({ farmId }) => ({ farm: farmId }));

export type LotCardProps = Infer<typeof propsSchema>;
