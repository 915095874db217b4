import { object, zEnum, type Infer } from '@furrow/forms';
import { farmVotes } from '../../data/farm-votes.data';

export const propsSchema = object({
  /** A farm that is a member: a release without it is refused while a page shows it. */
  farm: zEnum(Object.keys(farmVotes)),
});

/** What is prerendered. */
export const variants = Object.keys(farmVotes).map((farm) => ({ farm }));

export type FarmVotesProps = Infer<typeof propsSchema>;
