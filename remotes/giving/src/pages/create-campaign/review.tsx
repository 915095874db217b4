import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Notice } from '@furrow/ui/notice';
import { RunningHead } from '@furrow/ui/running-head';
import { feeSentence } from '../../data/fees.model';
import { formatAmount } from '@furrow/ui/format';
import { campaignCategories, farmSizes, goalOf, labelOf, type CampaignForm } from './create-campaign.model';
import styles from './create-campaign.module.css';

const nothing = <span className={styles.nothing}>Not filled in</span>;

/** All that was typed, once more. */
export function Review({ values }: { values: CampaignForm }) {
  const goal = goalOf(values);
  return (
    <>
      <section>
        <RunningHead level={2}>Details</RunningHead>
        <h3 className={styles.reviewed}>{values.title || nothing}</h3>
        <p className={styles.typed}>{values.description || nothing}</p>
        <Ledger>
          <LedgerRow term="Category">{labelOf(campaignCategories, values.category) || nothing}</LedgerRow>
          <LedgerRow term="Location">{values.location || nothing}</LedgerRow>
          <LedgerRow term="Goal">{goal > 0 ? formatAmount(goal) : values.goal || nothing}</LedgerRow>
          <LedgerRow term="Duration">{values.duration ? `${values.duration} days` : nothing}</LedgerRow>
          <LedgerRow term="Farm name">{values.farmName || nothing}</LedgerRow>
          <LedgerRow term="Farmer name">{values.farmerName || nothing}</LedgerRow>
          <LedgerRow term="Farm size">{labelOf(farmSizes, values.farmSize) || nothing}</LedgerRow>
        </Ledger>
      </section>
      <section>
        <RunningHead level={2}>Story</RunningHead>
        <Typed name="Impact" text={values.impact} />
        <Typed name="Timeline" text={values.timeline} />
        <Typed name="Risks" text={values.risks} />
      </section>
      <section>
        <RunningHead level={2}>Budget</RunningHead>
        <p className={`${styles.reviewed} ${styles.typed}`}>{values.budget || nothing}</p>
        <p className={styles.quiet}>{feeSentence}</p>
      </section>
      <Notice tone="wheat">Campaigns are reviewed before going live.</Notice>
    </>
  );
}

function Typed({ name, text }: { name: string; text: string }) {
  return (
    <>
      <h3 className={`fw-h4 ${styles.reviewed}`}>{name}</h3>
      <p className={styles.typed}>{text || nothing}</p>
    </>
  );
}
