import { BeadRail } from '@furrow/proof/bead-rail';
import { localTime } from '@furrow/ui/clock';
import { startSentence } from '@furrow/ui/format';
import { orderStates, stateOf, type Order } from '../../data/orders';
import { shortMoment } from '../../data/moment';
import * as words from './words';
import styles from './orders.module.css';

/** The states of an order, with the time of each. */
export function OrderRail({ order }: { order: Order }) {
  const { times } = order;
  const reached = times.length;
  return (
    <BeadRail
      current={reached - 1}
      steps={orderStates.map((state, index) => ({
        name: startSentence(words.stateName(state)),
        when: index < reached ? shortMoment(times[index]) : words.notYet,
        isDone: index < reached,
      }))}
    >
      <span className={styles.reached}>
        <span>{words.placedOn(localTime(new Date(times[0] ?? '')))}</span>
        <b>{words.reached(stateOf(order), reached, orderStates.length)}</b>
      </span>
    </BeadRail>
  );
}
