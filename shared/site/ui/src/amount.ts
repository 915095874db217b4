import * as words from './words';

/* How amounts, of money and of other things, are typed and read. How they are shown is in `format.ts`. */

/** The largest amount of any field. All that is calculated from some of them stays below what a number holds exactly. */
export const mostAmount = 1_000_000_000;

const digits = /^\d*(\.\d{0,2})?$/;
/** Thousands in groups of three; a comma that was typed just now may stand at the end. */
const grouped = /^\d{1,3}(,\d{3})*(,|\.\d{0,2})?$/;

/**
 * Reads an amount of money or of another unit: `$12,500.00`, `12500` and `12,500` are the same; nothing typed is `null`.
 *
 * @param shown what the field showed before the last key. Taking a digit out of its `12,500` leaves `12,50`, which is 1,250 then:
 *   the comma is ours.
 * @returns undefined when what was typed can be read in two ways, as `12.500` (twelve thousand or twelve and a half)
 *   and `12,50`, or in none, and when it is more than {@link mostAmount}
 */
export function readAmount(typed: string, shown = ''): number | null | undefined {
  const text = typed.replace(/[$\s]/g, '');
  const plain = text.replaceAll(',', '');
  if (text === '') return null;
  const isClear =
    digits.test(text) || grouped.test(text) || (digits.test(plain) && !insertedInto(shown, text).includes(','));
  return isClear && /\d/.test(text) && Number(plain) <= mostAmount ? Number(plain) : undefined;
}

/** The same for what has no parts, such as days: `12.5` and `12.500` cannot be read. */
export function readWhole(typed: string, shown = ''): number | null | undefined {
  return typed.includes('.') ? undefined : readAmount(typed, shown);
}

/** The part of `after` between the beginning and the end that it has in common with `before`. */
function insertedInto(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** What is wrong with an amount that {@link readAmount} cannot read, and what to do. */
export function unclearAmount(typed: string): string {
  if (isTooLarge(typed)) return words.tooLarge(withThousands(mostAmount));
  const [, dollars, thousands] = /^\D*([1-9]\d{0,2})\.(\d{3})$/.exec(typed.trim()) ?? [];
  if (dollars && thousands) return inTwoWays(typed, `${dollars},${thousands}`, `${dollars}.${thousands.slice(0, 2)}`);
  const [, whole, cents] = /^\D*(\d{1,3}),(\d{1,2})$/.exec(typed.trim()) ?? [];
  if (whole && cents) return inTwoWays(typed, `${whole}.${cents}`, withThousands(whole + cents));
  return words.noAmount(typed.trim());
}

/** What is wrong with a number that {@link readWhole} cannot read, and what to do. */
export function unclearWhole(typed: string): string {
  if (isTooLarge(typed)) return words.tooLarge(withThousands(mostAmount));
  return words.noWhole(typed.trim());
}

function isTooLarge(typed: string): boolean {
  const plain = typed.replace(/[$\s,]/g, '');
  return digits.test(plain) && Number(plain) > mostAmount;
}

function inTwoWays(typed: string, one: string, other: string): string {
  return words.twoAmounts(typed.trim(), one, other);
}

/** `25000` becomes `25,000` while it is being typed; a half-typed fraction stays. */
export function withThousands(value: number | string | undefined): string {
  const [dollars = '', cents] = String(value ?? '').split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}

/** `120.5` becomes `120.50`, as money is written; whole dollars and a fraction that is half typed stay. */
export function withCents(value: number | string | undefined): string {
  return String(value ?? '').replace(/\.\d$/, '$&0');
}
