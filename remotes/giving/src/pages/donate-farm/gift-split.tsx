import { formatAmount, formatCents } from '@furrow/ui/format';
import { MoneyFurrow } from '@furrow/ui/money-furrow';
import type { Campaign } from '../../data/campaigns.model';
import { feesFor, toCents } from '../../data/fees.model';
import { isValidAmount } from './donate-farm.model';
import styles from './gift-split.module.css';

/** The gift that is divided while none is chosen. */
const sampleGift = 50;

/** What reaches the farm of the chosen amount, and what the platform and the card cost. */
export function GiftSplit({ amount, campaign }: { amount: number; campaign: Campaign }) {
  const gift = isValidAmount(amount) ? amount : sampleGift;
  const { received, processing, platform } = feesFor(gift);
  return (
    <section className={styles.root}>
      <h2 className={styles.question}>
        {gift === amount ? `Where does your ${formatAmount(gift)} go?` : `Where would ${formatAmount(gift)} go?`}
      </h2>
      <MoneyFurrow
        format={formatCents}
        parts={[
          { name: campaign.farm, cents: toCents(received) },
          { name: 'Card processing, 2.9% + $0.30', cents: toCents(processing) },
          { name: 'Platform fee, 5%', cents: toCents(platform) },
        ]}
        total={{ name: 'You give', cents: toCents(gift) }}
      />
    </section>
  );
}
