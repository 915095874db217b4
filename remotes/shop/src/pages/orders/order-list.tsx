import emptyCart from '@furrow/ui/art/spot-empty-cart.svg';
import { Anchor } from '@furrow/ui/anchor';
import { Button, ButtonLink } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { formatCents, startSentence } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import { WholeCodes } from '@furrow/ui/whole-codes';
import { boughtLine, orderPath, pieceCount, stateOf, totalOf, type Order } from '../../data/orders';
import { pieces, worded } from '../../ui/words';
import { OverlappingPictures } from '../../ui/overlapping-pictures';
import { shortMoment } from '../../data/moment';
import { useOrderAgain } from './use-order-again';
import * as words from './words';
import styles from './orders.module.css';

/** Every order of this browser, the newest first. */
export function OrderList({ orders }: { orders: readonly Order[] }) {
  const orderAgain = useOrderAgain();
  if (orders.length === 0) {
    return (
      <EmptyState art={emptyCart} title={words.none} text={words.noneText}>
        <ButtonLink to="/buy-food">{words.shopThisWeek}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <section>
        <RunningHead level={2} fact={words.count(orders.length)}>
          {words.newestFirst}
        </RunningHead>
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.number} className={styles.entry}>
              <span className={styles.packets}>
                <OverlappingPictures things={order.items} />
              </span>
              <Anchor to={orderPath(order)} className={styles.entryName}>
                <WholeCodes>{words.order(order.number)}</WholeCodes>
              </Anchor>
              <span className={styles.bought}>
                <span>{boughtLine(order.items.map(worded))}</span>
                <span>
                  {shortMoment(order.times[0])}, {pieces(pieceCount(order))}
                </span>
              </span>
              <span className={styles.state}>{startSentence(words.stateName(stateOf(order)))}</span>
              <strong className="fw-num">{formatCents(totalOf(order))}</strong>
              <Button variant="text" onClick={() => orderAgain(order)}>
                {words.orderAgain}
                <span className="fw-hidden">{words.ofOrder(order.number)}</span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {orders.length < 4 && (
        <EmptyState art={emptyCart} title={words.pickedAgain} text={words.elsewhere}>
          <ButtonLink to="/buy-food">{words.shopThisWeek}</ButtonLink>
        </EmptyState>
      )}
    </>
  );
}
