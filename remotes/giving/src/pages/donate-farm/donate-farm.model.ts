import { formatAmount } from '@furrow/ui/format';
import type { NewEntry } from '@furrow/you/model';
import type { Campaign } from '../../data/campaigns.model';

export const presets = [25, 50, 100, 250, 500] as const;

/** The smallest gift and the smallest difference between two gifts, in dollars. */
export const customMinimum = 1;
export const customStep = 0.01;

/**
 * What the visitor chose so far. `custom` is the amount of the field, kept while a preset is chosen; NaN when it cannot
 * be read.
 */
export type Gift = { choice: (typeof presets)[number] | 'custom' | undefined; custom: number | null };

/** The amount as a number; NaN while there is none. */
export function amountOf({ choice, custom }: Gift): number {
  return (choice === 'custom' ? custom : choice) ?? NaN;
}

export function canDonate({ choice, custom }: Gift): boolean {
  return choice === 'custom' ? custom !== null : choice !== undefined;
}

/** Whether an amount was typed. One that was chosen by a tile is chosen again by one press, so it is no loss. */
export function isTyped({ choice, custom }: Gift): boolean {
  return choice === 'custom' && custom !== null;
}

/** At least the minimum, in whole cents. */
export function isValidAmount(amount: number): boolean {
  const cents = amount / customStep;
  return Number.isFinite(amount) && amount >= customMinimum && Math.abs(cents - Math.round(cents)) < 1e-6;
}

/** Stands under the field of an amount that {@link isValidAmount} refuses. */
export const amountInstruction = `Enter an amount of $${customMinimum} or more`;

export function donateLabel(gift: Gift): string {
  const amount = amountOf(gift);
  return amount > 0 ? `Donate ${formatAmount(amount)}` : 'Donate';
}

export function donationToast(gift: Gift, farm: string) {
  const amount = amountOf(gift);
  return isValidAmount(amount)
    ? {
        title: 'Processing Donation',
        description: `Thank you for giving ${formatAmount(amount)} to ${farm}! You will be redirected to complete payment.`,
      }
    : {
        title: 'Invalid Amount',
        description: 'Please enter a valid donation amount.',
        tone: 'destructive' as const,
      };
}

/** "at Green Valley": a farm is spoken of without the word farm. */
export function placeName(farm: string): string {
  return farm.replace(/ Farm$/, '');
}

/** What the visitor's ledger keeps of a gift. Each has an id of its own, because one may give twice; nobody is charged. */
export function giftEntry(
  { id, title, farm }: Pick<Campaign, 'id' | 'title' | 'farm'>,
  amount: number,
  now: Date,
): NewEntry {
  const at = now.toISOString();
  return {
    id: `gift:${id}:${at}`,
    kind: 'gift',
    at,
    ref: id,
    title: `Gift to ${title}`,
    line: farm,
    to: `/farm-details/${id}`,
    cents: Math.round(amount * 100),
    state: 'not paid',
  };
}
