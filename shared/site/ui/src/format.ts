import { numberWords } from './number-words';
import { endOfCut } from './small-words';

/**
 * A figure with grouped thousands and a fixed number of decimals: `1234.5` with two becomes `1,234.50`. Halves are
 * rounded away from zero. A negative figure has a minus sign (U+2212), unless it rounds to zero. Every visitor gets
 * American notation, as the prerendered page has it.
 */
export function formatFigure(value: number, decimals: number, unit = ''): string {
  const [whole = '', ...fraction] = Math.abs(value).toFixed(decimals).split('.');
  const digits = [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
  return value < 0 && /[1-9]/.test(digits) ? leftToRight(`\u2212${unit}${digits}`) : unit + digits;
}

/**
 * A text that is read from left to right in each language, such as a figure with its sign. In a
 * language that is written from right to left its sign would else stand at its right side: there it is between two
 * characters that isolate it. In all others nothing is added.
 */
export function leftToRight(text: string): string {
  return isRightToLeft() ? `\u2066${text}\u2069` : text;
}

/**
 * A value that is read in its own direction, that of its first letter, in each language: `−19 °C` from left to right
 * among words from right to left. Without letters it runs from left to right. In other languages nothing is added.
 */
export function isolated(text: string): string {
  return isRightToLeft() ? `\u2068${text}\u2069` : text;
}

/** Whether the build is in a language that is written from right to left. Bundlers before 2.0.0 do not say, and had none. */
export function isRightToLeft(): boolean {
  return typeof __RIGHT_TO_LEFT__ !== 'undefined' && __RIGHT_TO_LEFT__;
}

/** A whole number with grouped thousands: `4900` becomes `4,900`. */
export function formatCount(value: number): string {
  return formatFigure(value, 0);
}

/** An amount in dollars, rounded to whole dollars: `$32,500`. */
export function formatDollars(amount: number): string {
  return formatFigure(amount, 0, '$');
}

/** An amount in dollars, to the cent: `$1,250.00`, `−$48,000.00`. */
export function formatDollarsAndCents(amount: number): string {
  return formatFigure(amount, 2, '$');
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
  const written = formatDollarsAndCents(amount);
  return amount > 0 ? leftToRight(`+${written}`) : written;
}

/** A count as prose writes it, with its noun: `six lots`, `one lot`, `no lots`. Above twenty in figures: `26 lots`. */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${numberWords.split(' ')[count] ?? formatCount(count)} ${count === 1 ? one : many}`;
}

/**
 * Cuts a page's title before the last comma that fits, so that no name is cut in two, or else after the last whole word
 * that fits, without a sign or a small word at its end. Search engines show about 60 characters of a title, of which the
 * name of the site takes nine.
 */
export function cutTitle(title: string): string {
  if (title.length <= 51) return title;
  const comma = title.slice(0, 53).lastIndexOf(', ');
  // What stands before a comma in the first half says too little.
  return comma > 25 ? title.slice(0, comma) : title.slice(0, 52).replace(endOfCut, '');
}

/** Lowers the first letter, as within a sentence. What follows keeps its case: `saves 2M liters`. */
export function continueSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Raises the first letter, as at the start of a sentence. */
export function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
