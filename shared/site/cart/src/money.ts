/** A price as a shop writes it: `5.99` or `'5.99'`. */
export type Price = string | number;

const decimal = /^([+-]?)(\d*)(?:\.(\d*))?$/;

/**
 * Reads a decimal price as whole cents, digit by digit, so that nothing drifts as `5.99 * 3` does. A part of a cent is
 * rounded half away from zero before anything is multiplied: what the shelf shows is what the cart adds.
 * @throws RangeError when the price is not a plain decimal, or is beyond what a number holds exactly.
 */
export function toCents(price: Price): number {
  const cents = readCents(price);
  if (Number.isNaN(cents)) throw new RangeError(`Not a price: ${JSON.stringify(price)}`);
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Price too large: ${JSON.stringify(price)}`);
  return cents;
}

/** NaN for what is not a plain decimal. */
function readCents(price: Price): number {
  const text = typeof price === 'number' ? plainDecimal(price) : price.trim();
  const [, sign, whole = '', fraction = ''] = decimal.exec(text) ?? [];
  if (sign === undefined || whole + fraction === '') return NaN;
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0);
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** Numbers print an exponent below a millionth; that is no cent at all. */
function plainDecimal(price: number): string {
  return Number.isFinite(price) && Math.abs(price) < 1e-6 ? '0' : String(price);
}

/** Whether {@link toCents} can read `value`, and it is not below zero. */
export function isPrice(value: unknown): value is Price {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const cents = readCents(value);
  return Number.isSafeInteger(cents) && cents >= 0;
}

/** Price times quantity, in cents. */
export function lineCents({ price, quantity }: { price: Price; quantity: number }): number {
  return toCents(price) * quantity;
}

/** What all items cost, in cents: the exact sum, to be formatted or to take a share of. */
export function sumCents(items: readonly Parameters<typeof lineCents>[0][]): number {
  return items.reduce((sum, item) => sum + lineCents(item), 0);
}

/** A share of an amount, in whole cents, half a cent rounded up: `percentOf(3488, 5)` is 174. */
export function percentOf(cents: number, percent: number): number {
  return Math.round((cents * percent) / 100);
}
