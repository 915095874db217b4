import { minLength, object, string, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** The id of a product that the shop features. */
  product: string().check(minLength(1)),
});

export type AddToCartProps = Infer<typeof propsSchema>;
