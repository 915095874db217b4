import { dayOfYear } from './long-date';
import { sampleDay } from './sample-day';
import * as words from './season-words';

/** From a day of the year to another, such as `07-10` to `10-08`. Both days belong to it, and it may go over the new year. */
export type Season = { from: string; to: string };

/** How long a season lasts, in words; `few` when only days are left. */
export type SeasonEnd = { text: string; few: boolean };

/** From how many days on they are counted instead of naming the last day. */
const countedDays = 10;

/** Whether the season contains an ISO day; the sample day if absent. */
export function isInSeason({ from, to }: Season, day = sampleDay): boolean {
  const at = day.slice('2025-'.length);
  return from <= to ? from <= at && at <= to : from <= at || at <= to;
}

/** Whether the season is the whole year. */
export function isAllYear({ from, to }: Season): boolean {
  return from === '01-01' && to === '12-31';
}

/** How many days of the season come after an ISO day in it; zero on the last one. The day is the sample day if absent. */
export function daysToEnd({ to }: Season, day = sampleDay): number {
  const year = Number(day.slice(0, 4)) + (to < day.slice('2025-'.length) ? 1 : 0);
  return Math.round((Date.parse(`${year}-${to}T00:00Z`) - Date.parse(`${day}T00:00Z`)) / 86_400_000);
}

/** How long a season lasts that contains an ISO day: "Until October 8", "8 more days", "Last day today", "All year". */
export function seasonEnd(season: Season, day = sampleDay): SeasonEnd {
  if (isAllYear(season)) return { text: words.allYear, few: false };
  const days = daysToEnd(season, day);
  if (days > countedDays) return { text: words.untilDay(dayOfYear(season.to)), few: false };
  if (days === 0) return { text: words.lastDay, few: true };
  return { text: words.moreDays(days), few: true };
}
