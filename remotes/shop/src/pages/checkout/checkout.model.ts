import { formatCents } from '@furrow/ui/format';
import { foodBankShare } from '../../ui/food-bank-share.model';
import type { Checkout } from './checkout.schema';

export const missingInformation = {
  title: 'Missing Information',
  description: 'Please fill in all required fields.',
  tone: 'destructive',
} as const;

/** Whether any of the form's errors is an empty field: a misspelled email alone has its message under the field only. */
export function hasEmptyField(errors: Partial<Record<keyof Checkout, { type?: unknown }>>): boolean {
  return Object.values(errors).some(({ type }) => type === 'too_small');
}

export function orderToast({ firstName }: Pick<Checkout, 'firstName'>, totalCents: number) {
  const share = formatCents(foodBankShare(totalCents).cents);
  return {
    title: 'Order placed!',
    description: `Thank you, ${firstName}. ${share} of it goes to a food bank.`,
    link: { to: '/checkout/order', label: 'See your order' },
  };
}
