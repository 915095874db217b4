import type { CartItem } from '@furrow/cart/model';
import { formatCents } from '@furrow/ui/format';
import { orderPath } from '../../data/orders';
import { foodBankShare } from '../../ui/food-bank-share.model';
import type { Checkout } from './checkout.schema';
import * as words from './words';

/** What is being ordered. */
export type CheckedOut = { items: CartItem[]; itemCount: number; totalCents: number };

export const missingInformation = {
  title: words.missing,
  description: words.fillIn,
  tone: 'destructive',
} as const;

/** Whether any of the form's errors is an empty field: a misspelled email alone has its message under the field only. */
export function hasEmptyField(errors: Partial<Record<keyof Checkout, { type?: unknown }>>): boolean {
  return Object.values(errors).some(({ type }) => type === 'too_small');
}

export function orderToast({ firstName }: Pick<Checkout, 'firstName'>, totalCents: number, number: string) {
  const share = formatCents(foodBankShare(totalCents).cents);
  return {
    title: words.orderPlaced,
    description: words.thanks(firstName, share),
    link: { to: orderPath({ number }), label: words.viewReceipt },
  };
}
