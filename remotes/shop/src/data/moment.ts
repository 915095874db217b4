import { longDate } from '@furrow/ui/long-date';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (figure: number) => String(figure).padStart(2, '0');

/** A moment on the clock of the visitor: `Thursday, March 13, 2025, 18:20`. */
export function longMoment(iso: string): string {
  const moment = new Date(iso);
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${days[moment.getDay()]}, ${longDate(day)}, ${timeOf(moment)}`;
}

/** The same in short, for a year in which nobody needs the year: `Mar 13, 18:20`. */
export function shortMoment(iso = ''): string {
  const moment = new Date(iso);
  const [, month = '', date] =
    /^(\w+) (\d+)/.exec(longDate(`2000-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`)) ?? [];
  return `${month.slice(0, 3)} ${date}, ${timeOf(moment)}`;
}

function timeOf(moment: Date): string {
  return `${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
