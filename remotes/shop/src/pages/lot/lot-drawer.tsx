import { useEffect, useRef } from 'react';
import { Link, useNavigate } from '@furrow/router';
import { Measured } from '@furrow/ui/measured';
import { Tag } from '@furrow/ui/tag';
import { lotPath, shortNumber, type MarketplaceProduct } from '../../data/products.model';
import { AddButton } from '../../ui/product';
import { Sheet } from '../../ui/sheet';
import { quantityOf, type LotTrace } from '../../data/lot-traces.model';
import { lotTitle } from './lot-title';
import { Trace } from './trace';
import * as words from './words';
import styles from './lot-drawer.module.css';

export type LotDrawerProps = { product: MarketplaceProduct; trace: LotTrace; added: boolean; onAdd: () => void };

/** The lot's trace over the list it was opened from. Closing it is a step back, so that the history never grows by looking. */
export function LotDrawer({ product, trace, added, onAdd }: LotDrawerProps) {
  const navigate = useNavigate();
  const left = useRef(false);
  const { name, image, price, currency, unit, inStock, verified } = product;

  // The first title of a document is the one that counts. The page beneath keeps its own, also when the page before it
  // leaves late.
  useEffect(() => {
    const title = document.createElement('title');
    title.textContent = `${lotTitle(product)} | Furrow`;
    document.head.prepend(title);
    return () => title.remove();
  }, [product]);

  function close() {
    // The step back takes a moment, in which the visitor may press again.
    if (left.current) return;
    left.current = true;
    void navigate(-1);
  }

  return (
    <Sheet
      side="right"
      title={
        <span className={styles.title}>
          <img src={image} alt="" width={64} height={64} />
          <span>
            {name}
            <span className={`fw-mono ${styles.number}`}>{`${words.lotNumber} ${shortNumber(product.lot)}`}</span>
          </span>
        </span>
      }
      foot={
        <div className={styles.foot}>
          <p>
            <strong className="fw-h2">{price}</strong>
            <span>
              {currency} / {unit}
              {inStock && <Measured>{words.andLeft(`${trace.left} ${quantityOf(product).unit}`)}</Measured>}
            </span>
          </p>
          <AddButton product={product} added={added} addedLabel={words.addedToCart} size="large" onAdd={onAdd} />
        </div>
      }
      onClose={close}
    >
      <div className={styles.above}>
        {verified && <Tag tone="green">{words.verified}</Tag>}
        <Link to={lotPath(product)} className={styles.full}>
          {words.fullPage}
        </Link>
      </div>
      <Trace product={product} trace={trace} level={3} />
    </Sheet>
  );
}
