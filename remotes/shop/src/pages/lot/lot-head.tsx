import { Check, Copy, ShoppingCart } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { ButtonLink } from '@furrow/ui/button';
import { RecordHead, RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { ShareButton } from '@furrow/ui/share-button';
import { Tag } from '@furrow/ui/tag';
import { useCopy } from '@furrow/ui/use-copy';
import {
  categoryName,
  categoryPath,
  lots,
  placeName,
  shortNumber,
  type MarketplaceProduct,
} from '../../data/products.model';
import { seasons } from '../../data/seasons.data';
import { seasonInWords } from '../../data/seasons.model';
import { TwoCarts } from '../../ui/two-carts';
import { PrintedCode } from './printed-code';
import * as words from './words';
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
          { name: words.marketplace, to: '/marketplace' },
          { name: categoryName(category), to: categoryPath(category) },
          { name: words.crumb(shortNumber(lot)) },
        ]}
        title={name}
        actions={
          <>
            <p role="status" className={styles.counter}>
              <ShoppingCart size={20} strokeWidth={1.8} />
              <span>{words.cart(lots(inCart))}</span>
            </p>
            <ButtonLink to="/checkout" size="small" variant="outlined">
              {words.viewCart}
            </ButtonLink>
            <ShareButton size="small" title={name} onCopied={(done) => notify(done ? linkCopied : linkFailed)} />
          </>
        }
        below={<TwoCarts count={inCart} />}
      >
        <LotNumber lot={lot} />
        <RecordPlace>
          {farmer}, {placeName(location)}
        </RecordPlace>
        {seasons[id] && <span>{seasonInWords(seasons[id])}</span>}
        {verified && <Tag tone="green">{words.verified}</Tag>}
      </RecordHead>
      <PrintedCode product={product} />
    </div>
  );
}

const failed = (title: string, description: string) => ({ title, description, tone: 'destructive' as const });
const linkCopied = { title: words.linkCopied, description: words.linkCopiedText };
const linkFailed = failed(words.linkFailed, words.linkFailedText);
const copyFailed = failed(words.copyFailed, words.copyFailedText);

function LotNumber({ lot }: { lot: string }) {
  const { copied, copy } = useCopy();
  const notify = useNotify();
  const Icon = copied ? Check : Copy;
  return (
    <RecordNumber>
      {words.lotNumber} <span className={styles.short}>{shortNumber(lot)}</span>
      <span className={styles.full}>{lot}</span>
      <button
        type="button"
        className={`fw-icon-button ${styles.copy}`}
        aria-label={copied ? words.copied : words.copyNumber}
        onClick={() => void copy(lot).then((done) => done || notify(copyFailed))}
      >
        <Icon size={18} strokeWidth={1.8} />
      </button>
    </RecordNumber>
  );
}
