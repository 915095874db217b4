import { useFormContext } from '@furrow/forms';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { feeSentence, feesFor } from '../../data/fees.model';
import { formatDollarsAndCents } from '@furrow/ui/format';
import { goalOf, type CampaignForm } from './create-campaign.model';
import styles from './create-campaign.module.css';

/** The size of gift the estimate assumes: the fixed part of the card's fee counts once for each. */
const typicalGift = 100;

export function BudgetFields({ values }: { values: CampaignForm }) {
  const { register } = useFormContext<CampaignForm>();
  const goal = goalOf(values);
  const fees = feesFor(goal, Math.ceil(goal / typicalGift));

  return (
    <>
      <Field label="Budget" help="Everything you will buy, with its price.">
        <TextArea rows={6} {...register('budget')} />
      </Field>
      <section className={styles.fees}>
        <h2 className="fw-h4">What you will receive</h2>
        <p className={styles.quiet}>{feeSentence}</p>
        {goal > 0 ? (
          <Ledger>
            <LedgerRow term="Goal">{formatDollarsAndCents(goal)}</LedgerRow>
            <LedgerRow term="Platform fee, 5%">−{formatDollarsAndCents(fees.platform)}</LedgerRow>
            <LedgerRow term={`Processing of gifts of $${typicalGift}`}>
              −{formatDollarsAndCents(fees.processing)}
            </LedgerRow>
            <LedgerRow term="You receive about">{formatDollarsAndCents(fees.received)}</LedgerRow>
          </Ledger>
        ) : (
          <p className={styles.quiet}>Enter a goal under Details to see the figures here.</p>
        )}
      </section>
    </>
  );
}
