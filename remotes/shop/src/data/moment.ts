import { dayAndTime, dayAndYear, localTime, shortDay, timeOfDay } from '@furrow/ui/clock';
import { longDate } from '@furrow/ui/long-date';
import { sampleDay } from '@furrow/ui/sample-day';
import { dayAndDate, days } from './words';

/** A moment on the clock of the visitor: `Thursday, March 13, 2025, 6:20 PM`. */
export function longMoment(iso: string): string {
  const moment = new Date(iso);
  const at = localTime(moment);
  return `${dayAndDate(days[moment.getDay()] ?? '', longDate(at.slice(0, 10)))}, ${timeOfDay(at)}`;
}

/** The same in short, for a year in which nobody needs the year: `Mar 13, 6:20 PM`. */
export function shortMoment(iso = ''): string {
  return dayAndTime(localTime(new Date(iso)));
}

/** The day of a handover: `Sep 17`, with the year where it is not that of the sample day. */
export function handoverDay(at: string): string {
  return sampleDay.startsWith(at.slice(0, 4)) ? shortDay(at) : dayAndYear(at);
}

/** The local time of a handover: `Sep 17, 6:12 AM`, or with its year `Nov 14, 2024, 11:50 AM`. */
export function handoverTime(at: string): string {
  return `${handoverDay(at)}, ${timeOfDay(at)}`;
}
