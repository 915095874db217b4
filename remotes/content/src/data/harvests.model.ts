import { continueSentence } from '@furrow/ui/format';
import { daysToEnd, isAllYear, isInSeason } from '@furrow/ui/season';
import { sampleDay } from '@furrow/ui/sample-day';
import type { FarmName } from './farm';
import { farmNames } from './farm-names.data';
import { firstHarvests } from './first-harvests.data';
import type { Harvest } from './harvest';
import { harvests } from './harvests.data';

/** What a farm harvests on a day, in the order of its list; on the sample day if absent. */
export function harvestsNow(farm: string, day = sampleDay): Harvest[] {
  return (harvests[farm] ?? []).filter((harvest) => isInSeason(harvest, day));
}

/** Several harvests in one line, as within a sentence: "oysters, corn". The name of a variety keeps its capitals. */
export function harvestNames(list: readonly Harvest[]): string {
  return list.map(({ what }) => (/ [A-Z]/.test(what) ? what : continueSentence(what))).join(', ');
}

export type FarmHarvest = Harvest & { farm: Pick<FarmName, 'id' | 'name' | 'place'> };

/**
 * Everything that is harvested on the sample day: what is named first, then what ends soonest. What is there all year
 * comes last.
 */
export function allHarvestsNow(): FarmHarvest[] {
  const rank = ({ farm, what }: FarmHarvest) => {
    const first = firstHarvests.findIndex(([id, name]) => id === farm.id && name === what);
    return first < 0 ? firstHarvests.length : first;
  };
  const days = (harvest: Harvest) => (isAllYear(harvest) ? Infinity : daysToEnd(harvest));
  return farmNames
    .flatMap(({ id, name, place }) => harvestsNow(id).map((harvest) => ({ ...harvest, farm: { id, name, place } })))
    .sort((a, b) => rank(a) - rank(b) || (days(a) === days(b) ? 0 : days(a) - days(b)));
}
