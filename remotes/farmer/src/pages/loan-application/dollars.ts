const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** `$1,130.68`; what is taken away has a true minus sign. */
export function toDollars(amount: number): string {
  return amount < 0 ? `\u2212${exact.format(-amount)}` : exact.format(amount);
}

/** `$25,000`. */
export function toWholeDollars(amount: number): string {
  return whole.format(amount);
}
