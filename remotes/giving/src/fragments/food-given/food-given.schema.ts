import { object, string, type Infer } from '@furrow/forms';
import { givingFarms } from '../../data/given-food.model';

export const propsSchema = object({ farm: string() });

/** A farm that has given food has this part. */
export const variants = givingFarms.map((farm) => ({ farm }));

export type FoodGivenProps = Infer<typeof propsSchema>;
