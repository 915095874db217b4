import { int, maximum, minimum, object, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** How many products. */
  count: int().check(minimum(1), maximum(4)),
});

export type FeaturedProductsProps = Infer<typeof propsSchema>;
