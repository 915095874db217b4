import { useFormContext } from '@furrow/forms';
import { Field } from '@furrow/ui/field';
import { TextArea } from '@furrow/ui/input';
import { MoneyFurrow } from '@furrow/ui/money-furrow';
import { formatCents } from '@furrow/ui/format';
import { feeSentence, feesFor, toCents } from '../../data/fees.model';
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
          <MoneyFurrow
            format={formatCents}
            parts={[
              { name: 'You receive about', cents: toCents(fees.received) },
              { name: `Card processing on gifts of $${typicalGift}`, cents: toCents(fees.processing) },
              { name: 'Platform fee, 5%', cents: toCents(fees.platform) },
            ]}
            total={{ name: 'Goal', cents: toCents(goal) }}
          />
        ) : (
          <p className={styles.quiet}>Enter a goal under Details to see the figures here.</p>
        )}
      </section>
    </>
  );
}
