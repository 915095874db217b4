import { campaignFarms } from './campaign-farms.data';
import type { Farm } from './farm';
import { farmNames } from './farm-names.data';
import { lotFarms } from './lot-farms.data';

const details = [...campaignFarms, ...lotFarms];

/** The farms with everything that their own pages say. A list needs only their names, which are far smaller. */
export const farms: readonly Farm[] = farmNames.flatMap((name) => {
  const more = details.find(({ id }) => id === name.id);
  return more ? [{ ...name, ...more }] : [];
});
