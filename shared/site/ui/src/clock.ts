const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const two = (figure: number) => String(figure).padStart(2, '0');

/*
 * These read the digits of a local time, which is ISO without a zone. They do without `Intl`, so that a server and a
 * browser anywhere write the same.
 */

/** `Mar 12` of `2025-03-12T06:12`. */
export function shortDay(at: string): string {
  return `${months[Number(at.slice(5, 7)) - 1]} ${Number(at.slice(8, 10))}`;
}

/** `Mar 12, 2025` of `2025-03-12T06:12`. */
export function dayAndYear(at: string): string {
  return `${shortDay(at)}, ${at.slice(0, 4)}`;
}

/** `Wednesday` of `2025-03-12T06:12`. */
export function weekday(at: string): string {
  return weekdays[new Date(at.slice(0, 10)).getUTCDay()] ?? '';
}

/** `6:12 AM` of `2025-03-12T06:12`. */
export function timeOfDay(at: string): string {
  const hour = Number(at.slice(11, 13));
  return `${hour % 12 || 12}:${at.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `Mar 12, 6:12 AM` of `2025-03-12T06:12`. */
export function dayAndTime(at: string): string {
  return `${shortDay(at)}, ${timeOfDay(at)}`;
}

/**
 * A moment on the clock of the visitor, as a local time: `2025-03-12T06:12`. Years are written with four digits: one that
 * has more is `9999`.
 */
export function localTime(moment: Date): string {
  const day = `${Math.min(moment.getFullYear(), 9999)}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
  return `${day}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}
