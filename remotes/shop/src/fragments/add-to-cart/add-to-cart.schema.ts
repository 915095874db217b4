import { minLength, object, string, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** The id of a product that the shop features. */
  product: string().check(minLength(1)),
});

/** What is prerendered. */
export const variants = [{ product: 'heirloom-tomatoes' }, { product: 'wildflower-honey' }];

/** What it sends its page: `added`, when its product was put into the cart. */
export const eventsSchema = object({ added: object({ product: string() }) });

export type AddToCartProps = Infer<typeof propsSchema>;
export type AddToCartEvents = Infer<typeof eventsSchema>;
