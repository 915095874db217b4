/** Kept by the platform from every contribution. */
const platformFeeRate = 0.05;
/** Charged by the card payment provider for every contribution: a share and a fixed part, in dollars. */
const processingFeeRate = 0.029;
const processingFeeFixed = 0.3;

export const feeSentence = 'Platform fee 5%, plus payment processing of 2.9% + $0.30 per transaction.';

export type Fees = { platform: number; processing: number; received: number };

/** Whole cents of an amount in dollars. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}

/**
 * What reaches the farm of `total` dollars given in `transactions` contributions. Each fee is rounded to the cent, and the
 * three figures always add up to `total`. What a farm receives is never below zero, however small the gifts.
 */
export function feesFor(total: number, transactions = 1): Fees {
  const all = toCents(Math.max(0, total));
  const platform = Math.round(all * platformFeeRate);
  const processing = Math.min(
    all - platform,
    Math.round(all * processingFeeRate + transactions * processingFeeFixed * 100),
  );
  return { platform: platform / 100, processing: processing / 100, received: (all - platform - processing) / 100 };
}
