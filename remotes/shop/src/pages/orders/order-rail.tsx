import { startSentence } from '@furrow/ui/format';
import { orderStates, type Order } from '../../data/orders';
import { shortMoment } from '../../data/moment';
import styles from './order-rail.module.css';

/** The states of an order as beads on a furrow, with the time of each. */
export function OrderRail({ order: { times } }: { order: Order }) {
  const reached = times.length;
  return (
    <>
      <ol className={styles.root}>
        {orderStates.map((state, index) => (
          <li
            key={state}
            className={index < reached ? styles.done : undefined}
            aria-current={index === reached - 1 ? 'step' : undefined}
          >
            <b>{startSentence(state)}</b>
            <span>{index < reached ? shortMoment(times[index]) : 'not yet'}</span>
          </li>
        ))}
      </ol>
      <p className={styles.short}>
        <span>Placed {shortMoment(times[0]).split(',')[0]}</span>
        <b>{`${startSentence(orderStates[reached - 1] ?? '')}, ${reached} of ${orderStates.length}`}</b>
      </p>
    </>
  );
}
