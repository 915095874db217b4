import { dayAndTime, localTime, timeOfDay } from '@furrow/ui/clock';
import { longDate } from '@furrow/ui/long-date';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A moment on the clock of the visitor: `Thursday, March 13, 2025, 6:20 PM`. */
export function longMoment(iso: string): string {
  const moment = new Date(iso);
  const at = localTime(moment);
  return `${days[moment.getDay()]}, ${longDate(at.slice(0, 10))}, ${timeOfDay(at)}`;
}

/** The same in short, for a year in which nobody needs the year: `Mar 13, 6:20 PM`. */
export function shortMoment(iso = ''): string {
  return dayAndTime(localTime(new Date(iso)));
}
