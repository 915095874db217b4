// The locale is fixed, so that the prerendered page and every visitor's browser write the same.
const counts = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A whole number with grouped thousands: `4900` becomes `4,900`. */
export function formatCount(value: number): string {
  return withTrueMinus(counts.format(value));
}

/** An amount in dollars, rounded to whole dollars: `$32,500`. */
export function formatDollars(amount: number): string {
  return withTrueMinus(dollars.format(amount));
}

/** An amount in dollars, to the cent: `$1,250.00`, `−$48,000.00`. */
export function formatDollarsAndCents(amount: number): string {
  return withTrueMinus(dollarsAndCents.format(amount));
}

/** An amount in dollars, with cents only where there are some: `$100`, `$120.50`. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatDollarsAndCents(amount);
}

/** An amount in whole cents, as the cart counts: `113068` becomes `$1,130.68`. */
export function formatCents(cents: number): string {
  return formatDollarsAndCents(cents / 100);
}

/** An amount in dollars that comes in or goes out: `+$31,260.40`, `−$48,000.00`. Zero has no sign. */
export function formatSignedAmount(amount: number): string {
  return (amount > 0 ? '+' : '') + formatDollarsAndCents(amount);
}

/** `Intl` writes a hyphen, and a minus before zero; typography wants U+2212, and zero has no sign. */
function withTrueMinus(formatted: string): string {
  return formatted.replace('-', /[1-9]/.test(formatted) ? '\u2212' : '');
}

const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty';

/** A count as prose writes it, with its noun: `six lots`, `one lot`, `no lots`. Above twenty in figures: `26 lots`. */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${words.split(' ')[count] ?? formatCount(count)} ${count === 1 ? one : many}`;
}

/** Raises the first letter, as at the start of a sentence. */
export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
