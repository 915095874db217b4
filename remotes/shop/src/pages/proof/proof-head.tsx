import { MapPin, Printer } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { useYou } from '@furrow/you/react';
import { Breadcrumb } from '@furrow/ui/breadcrumb';
import { Button } from '@furrow/ui/button';
import { ShareButton } from '@furrow/ui/share-button';
import { Tag } from '@furrow/ui/tag';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import styles from './proof.module.css';

export type ProofHeadProps = {
  product: MarketplaceProduct;
  title: string;
  place: string;
  /** The page's own step of the breadcrumb. */
  name: string;
  /** What a check of this document is called in the visitor's ledger. */
  checkRef: string;
};

/** Where the document stands, what it is, and whether this browser has checked it. */
export function ProofHead({ product, title, place, name, checkRef }: ProofHeadProps) {
  const notify = useNotify();
  const isChecked = useYou()?.entries.some(({ kind, ref }) => kind === 'check' && ref === checkRef) ?? false;
  return (
    <header className={`fw-wrap ${styles.head}`}>
      <Breadcrumb
        trail={[{ name: 'Marketplace', to: '/marketplace' }, { name: product.name, to: lotPath(product) }, { name }]}
      />
      <div className={styles.row}>
        <div>
          <h1 className="fw-d2">{title}</h1>
          <div className={styles.facts}>
            <span className={`fw-mono ${styles.number}`}>LOT {shortNumber(product.lot)}</span>
            <span className={styles.place}>
              <MapPin size={16} strokeWidth={1.8} />
              {place}
            </span>
            <span className={styles.checked}>
              {isChecked ? <Tag tone="green">Matches, checked here</Tag> : <Tag>Not checked in this browser yet</Tag>}
            </span>
          </div>
        </div>
        <div className={styles.actions}>
          <Button variant="outlined" size="small" onClick={() => window.print()}>
            <Printer size={18} strokeWidth={1.8} />
            Print
          </Button>
          <ShareButton size="small" title={title} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />
        </div>
      </div>
    </header>
  );
}

const linkCopied = { title: 'Link copied!', description: 'The address of this page has been copied to clipboard.' };
const linkFailed = {
  title: 'Failed to copy link',
  description: 'Please copy the link manually',
  tone: 'destructive',
} as const;
