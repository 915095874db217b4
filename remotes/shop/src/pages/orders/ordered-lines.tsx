import type { CartItem } from '@furrow/cart/model';
import { lineCents, toCents } from '@furrow/cart/money';
import { Anchor } from '@furrow/ui/anchor';
import { formatCents } from '@furrow/ui/format';
import { addressHere } from '@furrow/ui/structured-data';
import { RunningHead } from '@furrow/ui/running-head';
import { orderLots } from '../../data/order-lots.data';
import type { OrderLot } from '../../data/order-lots.model';
import { growerCount, pieceCount, stateOf, type Order } from '../../data/orders';
import { pictureOf } from '../../data/product-pictures.model';
import { lotPath, shortNumber } from '../../data/products.model';
import { pieces, worded } from '../../ui/words';
import * as words from './words';
import styles from './ordered-lines.module.css';

const lots: Partial<Record<string, OrderLot>> = orderLots;

/** What was ordered, each line with the trace of its lot. */
export function OrderedLines({ order }: { order: Order }) {
  const growers = growerCount(order);
  return (
    <section>
      <RunningHead level={2} fact={words.fromGrowers(pieces(pieceCount(order)), growers)}>
        {words.whatYouOrdered}
      </RunningHead>
      <ul className={styles.root}>
        {order.items.map((item) => (
          <Line key={item.id} item={item} hasArrived={stateOf(order) === 'arrived'} />
        ))}
      </ul>
    </section>
  );
}

function Line({ item, hasArrived }: { item: CartItem; hasArrived: boolean }) {
  const { id, name, farm, price, unit, quantity } = worded(item);
  const lot = lots[id];
  return (
    <li className={styles.line}>
      <img src={pictureOf(item)} alt="" width={96} height={96} />
      <div className={styles.what}>
        <h3 className="fw-h4">{name}</h3>
        <p className={styles.quiet}>
          {farm},{' '}
          <span className={styles.sum}>
            {quantity} × {formatCents(toCents(price))} / {unit}
          </span>
        </p>
      </div>
      {lot && (
        <div className={styles.trace}>
          <span
            role="img"
            aria-label={hasArrived ? words.fiveHandovers : words.fourHandovers}
            className={hasArrived ? `${styles.beads} ${styles.whole}` : styles.beads}
          />
          <span className={styles.quiet}>{lot.line}</span>
          <Anchor to={lotPath({ id: lot.lot })} className={styles.lot}>
            {words.lot} <span className={`fw-mono ${styles.short}`}>{shortNumber(lot.number)}</span>
            <span className={`fw-mono ${styles.full}`}>{lot.number}</span>
          </Anchor>
          <span className={styles.address}>furrow.example{addressHere(lotPath({ id: lot.lot }))}</span>
        </div>
      )}
      <strong className={`fw-num ${styles.price}`}>{formatCents(lineCents(item))}</strong>
    </li>
  );
}
