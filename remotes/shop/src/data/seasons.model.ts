import { dayOfYear, months } from '@furrow/ui/long-date';
import { isAllYear, isInSeason, seasonEnd, type Season, type SeasonEnd } from '@furrow/ui/season';
import * as words from './season-words';

export { daysToEnd, isAllYear, isInSeason, type Season } from '@furrow/ui/season';

/** A lot is fresh in its season, or kept from the harvest of a month. */
export type LotSeason = { season: Season; kept?: never } | { kept: string };

/** For a card: "Until October 8", "8 more days", "All year", "Kept from Oct 2024", "Next in July". */
export function seasonInShort(of: LotSeason, day?: string): SeasonEnd {
  if (of.kept !== undefined) return { text: words.keptFrom(of.kept), few: false };
  return isInSeason(of.season, day) ? seasonEnd(of.season, day) : { text: nextIn(of.season), few: false };
}

/** For the lot's own page: "In season until October 8", "Kept from the harvest of October 2024", "Next in July". */
export function seasonInWords(of: LotSeason, day?: string): string {
  if (of.kept !== undefined) return words.keptFromHarvest(of.kept);
  if (isAllYear(of.season)) return words.inSeasonAllYear;
  return isInSeason(of.season, day) ? words.inSeasonUntil(dayOfYear(of.season.to)) : nextIn(of.season);
}

const nextIn = ({ from }: Season) => words.nextIn(months[Number(from.slice(0, 2)) - 1] ?? '');
