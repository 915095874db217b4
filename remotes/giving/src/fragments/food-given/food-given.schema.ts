import { object, zEnum, type Infer } from '@furrow/forms';
import { givingFarms } from '../../data/given-food.model';

export const propsSchema = object({
  /** A farm that has given food: a release without it is refused while a page shows it. */
  farm: zEnum(givingFarms),
});

/** What is prerendered. */
export const variants = givingFarms.map((farm) => ({ farm }));

export type FoodGivenProps = Infer<typeof propsSchema>;
