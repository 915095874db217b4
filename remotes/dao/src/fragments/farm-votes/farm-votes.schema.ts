import { object, string, type Infer } from '@furrow/forms';
import { farmVotes } from '../../data/farm-votes.data';

export const propsSchema = object({ farm: string() });

/** A farm that is a member has this part. */
export const variants = Object.keys(farmVotes).map((farm) => ({ farm }));

export type FarmVotesProps = Infer<typeof propsSchema>;
