import { Check, Copy, ShoppingCart } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { ButtonLink } from '@furrow/ui/button';
import { RecordHead, RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { ShareButton } from '@furrow/ui/share-button';
import { Tag } from '@furrow/ui/tag';
import { useCopy } from '@furrow/ui/use-copy';
import { categoryPath, lots, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { seasons } from '../../data/seasons.data';
import { seasonInWords } from '../../data/seasons.model';
import { TwoCarts } from '../../ui/two-carts';
import { PrintedCode } from './printed-code';
import styles from './lot-head.module.css';

export type LotHeadProps = { product: MarketplaceProduct; inCart: number };

/** Where the lot stands, its name and number, and what one can do with the page. */
export function LotHead({ product, inCart }: LotHeadProps) {
  const { id, name, lot, category, farmer, location, verified } = product;
  const notify = useNotify();
  return (
    <div className={styles.root}>
      <RecordHead
        trail={[
          { name: 'Marketplace', to: '/marketplace' },
          { name: category, to: categoryPath(category) },
          { name: `Lot ${shortNumber(lot)}` },
        ]}
        title={name}
        actions={
          <>
            <p role="status" className={styles.counter}>
              <ShoppingCart size={20} strokeWidth={1.8} />
              <span>{`Cart: ${lots(inCart)}`}</span>
            </p>
            <ButtonLink to="/checkout" size="small" variant="outlined">
              View Cart
            </ButtonLink>
            <ShareButton size="small" title={name} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />
          </>
        }
        below={<TwoCarts count={inCart} />}
      >
        <LotNumber lot={lot} />
        <RecordPlace>
          {farmer}, {location}
        </RecordPlace>
        {seasons[id] && <span>{seasonInWords(seasons[id])}</span>}
        {verified && <Tag tone="green">Verified on chain</Tag>}
      </RecordHead>
      <PrintedCode product={product} />
    </div>
  );
}

const linkCopied = { title: 'Link copied!', description: 'The address of this lot has been copied to clipboard.' };
const linkFailed = {
  title: 'Failed to copy link',
  description: 'Please copy the link manually',
  tone: 'destructive',
} as const;

const copyFailed = {
  title: 'Failed to copy',
  description: 'Please copy the text manually',
  tone: 'destructive',
} as const;

function LotNumber({ lot }: { lot: string }) {
  const { copied, copy } = useCopy();
  const notify = useNotify();
  const Icon = copied ? Check : Copy;
  return (
    <RecordNumber>
      LOT <span className={styles.short}>{shortNumber(lot)}</span>
      <span className={styles.full}>{lot}</span>
      <button
        type="button"
        className={`fw-icon-button ${styles.copy}`}
        aria-label={copied ? 'Copied' : 'Copy the full lot number'}
        onClick={() => void copy(lot).then((done) => done || notify(copyFailed))}
      >
        <Icon size={18} strokeWidth={1.8} />
      </button>
    </RecordNumber>
  );
}
