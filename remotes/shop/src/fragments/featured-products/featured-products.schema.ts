import { int, maximum, minimum, object, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** How many products. */
  count: int().check(minimum(1), maximum(4)),
});

/** What is prerendered. */
export const variants = [{ count: 4 }, { count: 2 }];

export type FeaturedProductsProps = Infer<typeof propsSchema>;
