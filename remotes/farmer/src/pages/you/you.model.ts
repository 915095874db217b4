import { dayAndYear, localTime, shortDay, weekday } from '@furrow/ui/clock';
import { countInWords } from '@furrow/ui/format';
import type { YouEntry, You } from '@furrow/you/model';

/** The entries of one day of the visitor's own calendar, the newest first. */
export type Day = { title: string; entries: YouEntry[] };

/** Groups entries by the day on which they were made where the visitor is. */
export function byDay(entries: readonly YouEntry[], now: Date): Day[] {
  const days: Day[] = [];
  for (const entry of entries) {
    const title = dayTitle(new Date(entry.at), now);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
}

/** `Today, Mar 14`, `Yesterday, Mar 13`, `Wednesday, Mar 12`; of another year `Mar 12, 2024`. */
export function dayTitle(day: Date, now: Date): string {
  const at = localTime(day);
  const date = shortDay(at);
  if (day.getFullYear() !== now.getFullYear()) return dayAndYear(at);
  const midnight = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  const ago = (midnight(now) - midnight(day)) / 86_400_000;
  const name = ['Today', 'Yesterday'][ago] ?? weekday(at);
  return `${name}, ${date}`;
}

/** The line under an entry's title, with how it stands. */
export function describe({ kind, line, state }: Pick<YouEntry, 'kind' | 'line' | 'state'>): string {
  if (kind === 'gift' && state === 'not paid') return sentences(line, 'Not paid: this site does not take cards');
  if ((kind === 'onboarding' && state === 'done') || state === undefined) return line ?? '';
  return [line, state].filter(Boolean).join(', ');
}

function sentences(...parts: (string | undefined)[]): string {
  return parts.flatMap((part) => (part ? [`${part}.`] : [])).join(' ');
}

const linkWords: Partial<Record<YouEntry['kind'], string>> = { order: 'Open the receipt', gift: 'Open the campaign' };

/** What the link of an entry says. An application or an onboarding that waits is gone on with. */
export function linkLabel({ kind, state }: Pick<YouEntry, 'kind' | 'state'>): string {
  if (state?.startsWith('step')) return 'Continue';
  return linkWords[kind] ?? 'Open';
}

/** Everything that is erased, as one sentence: `Your name, order ORD-743, one gift and two favorites`. */
export function whatGoes({ first, entries }: You): string {
  const of = (kind: YouEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  const orders = of('order');
  const parts = [
    first && 'your name',
    orders.length === 1 ? `order ${orders[0]?.ref}` : orders.length > 1 && countInWords(orders.length, 'order'),
    of('gift').length > 0 && countInWords(of('gift').length, 'gift'),
    of('favorite').length > 0 && countInWords(of('favorite').length, 'favorite'),
    of('check').length > 0 && countInWords(of('check').length, 'fingerprint check'),
    of('registered').length > 0 && 'your registration',
    of('onboarding').length > 0 && 'onboarding',
    of('loan').length > 0 && 'the loan application',
  ].filter((part) => typeof part === 'string' && part !== '');
  const text = [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `2.1 kB`, `640 bytes`. */
export function sizeInWords(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}
