function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `4900` becomes `4,900`, everywhere and always: the visitor's locale plays no part. */
export function formatCount(value: number): string {
  return group(String(Math.round(value)));
}

/** Whole dollars; cents are rounded away. */
export function formatDollars(amount: number): string {
  return `$${formatCount(amount)}`;
}

export function formatDollarsAndCents(amount: number): string {
  const [dollars = '0', cents] = amount.toFixed(2).split('.');
  return `$${group(dollars)}.${cents}`;
}

/** Cents only where there are some: `$100`, `$120.50`. */
export function formatAmount(amount: number): string {
  return Number.isInteger(amount) ? formatDollars(amount) : formatDollarsAndCents(amount);
}
