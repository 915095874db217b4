/** Money and other amounts as people type them. How amounts are shown is in `format.ts`. */

const readable = /^\d*(\.\d{0,2})?$/;

/**
 * Reads an amount of money: `$12,500.00`, `12500` and `12,500` are the same; nothing typed is `null`.
 *
 * @returns undefined when what was typed can be read in two ways, as `12.500` (twelve thousand or twelve and a half), or in none
 */
export function readAmount(typed: string): number | null | undefined {
  const text = typed.replace(/[$\s,]/g, '');
  if (text === '') return null;
  if (!readable.test(text) || text === '.') return undefined;
  return Number(text);
}

/** What is wrong with an amount that {@link readAmount} cannot read, and what to do. */
export function unclearAmount(typed: string): string {
  const [, whole, fraction] = /^\D*(\d{1,3})\.(\d{3,})$/.exec(typed.trim()) ?? [];
  if (whole && fraction)
    return `“${typed.trim()}” can be read in two ways: write ${whole},${fraction} or ${whole}.${fraction.slice(0, 2)}.`;
  return `“${typed.trim()}” is no amount: write it in digits, such as 12,500.00.`;
}

/** `25000` becomes `25,000` while it is being typed; a half-typed fraction stays. */
export function withThousands(value: number | string | undefined): string {
  const [dollars = '', cents] = String(value ?? '').split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return cents === undefined ? grouped : `${grouped}.${cents}`;
}
