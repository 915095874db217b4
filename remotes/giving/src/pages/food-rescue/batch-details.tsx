import { Check } from 'lucide-react';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { Notice } from '@furrow/ui/notice';
import { Ticket } from '@furrow/ui/ticket';
import { BatchHead } from './batch-card';
import { batchPath, type Batch } from '../../data/batches.model';
import styles from './food-rescue.module.css';

const facts = [
  ['Weight', 'weight'],
  ['Origin', 'origin'],
  ['Rescued on', 'rescueDate'],
  ['Processor', 'processor'],
  ['Best before', 'expiry'],
] as const;

export function BatchDetails({ batch }: { batch: Batch | undefined }) {
  if (!batch) {
    return (
      <Ticket art={<img src={noResults} alt="" width={230} height={153} className={styles.unscanned} />}>
        <div className={styles.details}>
          <h2 className="fw-h3">No batch scanned yet</h2>
          <p className={styles.hint}>Choose View Details to follow its journey.</p>
          <Ledger>
            {facts.map(([term]) => (
              <LedgerRow key={term} term={term}>
                <span className={styles.blank}>not scanned</span>
              </LedgerRow>
            ))}
          </Ledger>
        </div>
      </Ticket>
    );
  }
  return (
    <Ticket art={<img src={batch.image} alt="" width={640} height={640} className={styles.art} />}>
      <div className={styles.details}>
        <BatchHead batch={batch} />
        <h2>{batch.ingredients}</h2>
        <Ledger>
          {facts.map(([term, field]) => (
            <LedgerRow key={term} term={term}>
              <Measured>{batch[field]}</Measured>
            </LedgerRow>
          ))}
        </Ledger>
        <ButtonLink to={batchPath(batch)} variant="outlined">
          Open the Full Trace
        </ButtonLink>
        <Notice tone="blue" icon={<Check size={18} strokeWidth={1.8} />}>
          Scanned: the weight matches the label.
        </Notice>
      </div>
    </Ticket>
  );
}
