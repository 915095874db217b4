import { QrCode } from '@furrow/proof/qr-code';
import { Button } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { Perforation } from '@furrow/ui/perforation';
import { Tag } from '@furrow/ui/tag';
import { batchLabel, batchTone, type Batch } from '../../data/batches.model';
import styles from './food-rescue.module.css';

/** The code's colors never follow the theme: a scanner wants dark on light. */
const [dark, cream] = ['var(--fw-flood-ink)', 'var(--fw-cream)'];

export function BatchCard({ batch, onOpen }: { batch: Batch; onOpen: () => void }) {
  return (
    <article className={`fw-surface ${styles.batch}`}>
      <div className={styles.code}>
        <QrCode
          value={batch.batchId}
          size={120}
          level="L"
          title={`QR code for batch ${batch.batchId}`}
          fgColor={dark}
          bgColor={cream}
        />
      </div>
      <Perforation upright />
      <div className={styles.facts}>
        <BatchHead batch={batch} />
        <h3>{batch.ingredients}</h3>
        <Ledger>
          <LedgerRow term="Weight">
            <Measured>{batch.weight}</Measured>
          </LedgerRow>
          <LedgerRow term="From">{batch.origin}</LedgerRow>
        </Ledger>
        <Button variant="outlined" size="small" aria-label={`View Details of ${batch.batchId}`} onClick={onOpen}>
          View Details
        </Button>
      </div>
    </article>
  );
}

export function BatchHead({ batch }: { batch: Batch }) {
  return (
    <div className={styles.head}>
      <span className="fw-mono">{batch.batchId}</span>
      <Tag tone={batchTone(batch.status)}>{batchLabel(batch.status)}</Tag>
    </div>
  );
}
