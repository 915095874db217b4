import { int, maximum, minimum, object, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** How many food banks. */
  count: int().check(minimum(1), maximum(3)),
});

/** What is prerendered. */
export const variants = [{ count: 3 }];

export type FoodBankProgressProps = Infer<typeof propsSchema>;
