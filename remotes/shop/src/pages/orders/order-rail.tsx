import { BeadRail } from '@furrow/proof/bead-rail';
import { startSentence } from '@furrow/ui/format';
import { orderStates, type Order } from '../../data/orders';
import { shortMoment } from '../../data/moment';
import styles from './orders.module.css';

/** The states of an order, with the time of each. */
export function OrderRail({ order: { times } }: { order: Order }) {
  const reached = times.length;
  return (
    <BeadRail
      current={reached - 1}
      steps={orderStates.map((state, index) => ({
        name: startSentence(state),
        when: index < reached ? shortMoment(times[index]) : 'not yet',
        isDone: index < reached,
      }))}
    >
      <span className={styles.reached}>
        <span>Placed {shortMoment(times[0]).split(',')[0]}</span>
        <b>{`${startSentence(orderStates[reached - 1] ?? '')}, ${reached} of ${orderStates.length}`}</b>
      </span>
    </BeadRail>
  );
}
