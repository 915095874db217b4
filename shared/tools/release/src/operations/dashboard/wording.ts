import type { Html } from './html';

/** The name of an app behind its mark, as markup. */
export type Named = (app: string) => Html;

/** The words for zero to ten. */
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A number up to ten as a word. */
export const inWords = (count: number) => numbers[count] ?? String(count);
/** A text with its first letter in upper case. */
export const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** A number with a comma before each three digits. */
export const inThousands = (count: number) => new Intl.NumberFormat('en-US').format(count);

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `Mar 14, 2025, 16:42`, in UTC. */
export function timeOf(iso: string): string {
  const [, year, month, day, time] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return time === undefined ? iso : `${months[Number(month) - 1]} ${Number(day)}, ${year}, ${time}`;
}
