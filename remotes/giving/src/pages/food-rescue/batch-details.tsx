import { Check } from 'lucide-react';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { ButtonLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Notice } from '@furrow/ui/notice';
import { Ticket } from '@furrow/ui/ticket';
import { BatchHead } from './batch-card';
import { batchPath, type Batch } from '../../data/batches.model';
import styles from './food-rescue.module.css';

export function BatchDetails({ batch }: { batch: Batch | undefined }) {
  if (!batch) {
    return (
      <EmptyState art={noResults} title="No batch scanned yet" text="Choose View Details to follow its journey." />
    );
  }
  return (
    <Ticket art={<img src={batch.image} alt="" width={640} height={640} className={styles.art} />}>
      <div className={styles.details}>
        <BatchHead batch={batch} />
        <h2>{batch.ingredients}</h2>
        <Ledger>
          <LedgerRow term="Weight">{batch.weight}</LedgerRow>
          <LedgerRow term="Origin">{batch.origin}</LedgerRow>
          <LedgerRow term="Rescued on">{batch.rescueDate}</LedgerRow>
          <LedgerRow term="Processor">{batch.processor}</LedgerRow>
          <LedgerRow term="Best before">{batch.expiry}</LedgerRow>
        </Ledger>
        <ButtonLink to={batchPath(batch)} variant="outlined">
          Open the whole trace
        </ButtonLink>
        <Notice tone="blue" icon={<Check size={18} strokeWidth={1.8} />}>
          Scanned: the scale and the label agree.
        </Notice>
      </div>
    </Ticket>
  );
}
