import { defineQuery, optionalField } from '@furrow/remote/query';
import { months } from '@furrow/ui/long-date';
import { sampleDay } from '@furrow/ui/sample-day';
import { isInSeason, type Season } from '@furrow/ui/season';
import type { FarmName } from '../../data/farm';
import { crops, type Crop } from '../../data/farm-place';
import { farmPlaces } from '../../data/farm-places.data';
import { farmNames } from '../../data/farm-names.data';
import type { Harvest } from '../../data/harvest';
import { harvests } from '../../data/harvests.data';
import { harvestsNow } from '../../data/harvests.model';

/** What the visitor looks at: farms of one crop, and on a phone the farms of one month. */
export type SeasonView = { crop: Crop | undefined; month: string | undefined };

const slug = (words: string) => words.toLowerCase().replaceAll(' ', '-');

/** The view in the query of the address. */
export const seasonQuery = defineQuery<SeasonView>({
  crop: optionalField('crop', crops, slug),
  month: optionalField('month', months, slug),
});

/** The month of the sample day, as an index. */
export const currentMonth = Number(sampleDay.split('-')[1]) - 1;

/**
 * The day by which a month is judged: the sample day in its own, in the others the one after the first half, so that
 * what ends with it is over.
 */
export function dayOfMonth(month: number): string {
  if (month === currentMonth) return sampleDay;
  return `${sampleDay.slice(0, 4)}-${String(month + 1).padStart(2, '0')}-16`;
}

/** How many farms harvest something in each month. */
export const farmsByMonth: readonly number[] = months.map(
  (_, month) => farmNames.filter(({ id }) => harvestsNow(id, dayOfMonth(month)).length > 0).length,
);

export type FarmYear = Pick<FarmName, 'id' | 'name' | 'place'> & { crop: Crop; harvests: readonly Harvest[] };

/** The year of every farm: those in season first, then by name. */
export const farmYears: readonly FarmYear[] = farmNames
  .map(({ id, name, place }) => ({
    id,
    name,
    place,
    crop: farmPlaces[id]?.crop ?? 'Carbon',
    harvests: harvests[id] ?? [],
  }))
  .sort((a, b) => Number(isHarvesting(b)) - Number(isHarvesting(a)) || (a.name < b.name ? -1 : 1));

/** Whether a farm harvests something; on the sample day if absent. */
export function isHarvesting(farm: Pick<FarmYear, 'harvests'>, day = sampleDay): boolean {
  return farm.harvests.some((harvest) => isInSeason(harvest, day));
}

/** How many units wide a year is drawn: thirty for each month, because months are of one width. */
export const yearWidth = 360;

/** The beginning of a day in a drawn year; with `after` its end. */
export function placeInYear(day: string, after = 0): number {
  const [month = 1, date = 1] = day.split('-').map(Number);
  // The last day of the month before the next one; no leap year.
  const days = new Date(Date.UTC(2025, month, 0)).getUTCDate();
  return Math.round(((month - 1 + (date - 1 + after) / days) * yearWidth * 10) / 12) / 10;
}

/** From where to where a season goes in a drawn year: two parts where it goes over the new year. */
export function partsOfYear({ from, to }: Season): [from: number, to: number][] {
  const [begin, end] = [placeInYear(from), placeInYear(to, 1)];
  return from <= to
    ? [[begin, end]]
    : [
        [0, end],
        [begin, yearWidth],
      ];
}
