import { useState } from 'react';
import { Check, Clock, Printer } from 'lucide-react';
import { useNavigate } from '@furrow/router';
import { Button, ButtonLink } from '@furrow/ui/button';
import { FootBar } from '@furrow/ui/foot-bar';
import { formatCents, startSentence } from '@furrow/ui/format';
import { Notice } from '@furrow/ui/notice';
import { RecordHead, RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { Tag } from '@furrow/ui/tag';
import {
  forgetOrder,
  moveBack,
  moveOn,
  orderStates,
  pieceCount,
  stateOf,
  totalOf,
  type Order,
} from '../../data/orders';
import { pieces } from '../../ui/words';
import { longMoment } from '../../data/moment';
import { OrderRail } from './order-rail';
import { OrderedLines } from './ordered-lines';
import { KeepTicket, MoneyTicket } from './receipt-tickets';
import { useOrderAgain } from './use-order-again';
import styles from './receipt.module.css';

const titles = {
  placed: 'Your order is placed.',
  packed: 'Your order is packed.',
  'on its way': 'Your order is on its way.',
  arrived: 'It arrived. Enjoy your meal.',
};

/** What the visitor, who moves a sample order along, is asked; the button says what happened. */
const questions = {
  placed: { title: 'Is the box packed?', press: 'It Was Packed' },
  packed: { title: 'Has the van left?', press: 'It Is on Its Way' },
  'on its way': { title: 'Is the box at your door?', press: 'It Arrived' },
};

/** An order with its states, its lines and its money. */
export function Receipt({ order }: { order: Order }) {
  const { number, times } = order;
  const [announced, setAnnounced] = useState('');
  const navigate = useNavigate();
  const orderAgain = useOrderAgain();
  const state = stateOf(order);

  function move(way: typeof moveOn, next: number) {
    way(order);
    setAnnounced(`${startSentence(orderStates[next - 1] ?? '')}, ${next} of ${orderStates.length}`);
  }

  function remove() {
    forgetOrder(order);
    void navigate('/orders', { replace: true });
  }

  return (
    <div className={styles.root}>
      <RecordHead
        trail={[{ name: 'Your activity', to: '/you' }, { name: `Order ${number}` }]}
        title={
          <>
            <span className={styles.onScreen}>{titles[state]}</span>
            <span aria-hidden="true" className={styles.printed}>
              Order {number}
            </span>
          </>
        }
        actions={
          <span className={styles.wide}>
            <Button variant="outlined" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.8} />
              Print Receipt
            </Button>
          </span>
        }
      >
        <span className={`${styles.onScreen} ${styles.wide}`}>
          <RecordNumber>{number}</RecordNumber>
        </span>
        {state === 'arrived' && <span className={styles.printed}>Placed {longMoment(times[0] ?? '')}</span>}
        <RecordPlace icon={<Clock size={16} strokeWidth={1.8} />}>
          {state === 'arrived' ? 'Arrived' : 'Placed'}{' '}
          {longMoment((state === 'arrived' ? times.at(-1) : times[0]) ?? '')}
        </RecordPlace>
        <span className={styles.wide}>
          <Tag dot={false}>Sample order; nothing was charged</Tag>
        </span>
      </RecordHead>
      <div className={`fw-wrap ${styles.columns}`}>
        <div className={styles.story}>
          <div>
            <OrderRail order={order} />
          </div>
          <p role="status" className="fw-hidden">
            {announced}
          </p>
          {state === 'arrived' ? (
            <div className={styles.done}>
              <Notice icon={<Check size={20} strokeWidth={1.8} />}>
                <b>The last line is written.</b> Each lot below now has five of five handovers, in this browser.{' '}
                <Button variant="text" onClick={() => move(moveBack, times.length - 1)}>
                  Undo
                </Button>
              </Notice>
            </div>
          ) : (
            <section className={`fw-surface ${styles.question}`}>
              <div>
                <h2 className="fw-h3">{questions[state].title}</h2>
                <p>
                  A sample order has no van, so you move it along yourself. The last line of each trace is written when
                  it arrives.
                </p>
              </div>
              <Button size="large" onClick={() => move(moveOn, times.length + 1)}>
                <Check size={20} strokeWidth={1.8} />
                {questions[state].press}
              </Button>
            </section>
          )}
          <OrderedLines order={order} />
        </div>
        <div className={styles.side}>
          <MoneyTicket order={order} />
          <KeepTicket order={order} />
        </div>
        <section className={styles.next}>
          <RunningHead level={2}>What’s next</RunningHead>
          <div className={styles.ways}>
            <Button variant="text" onClick={() => orderAgain(order)}>
              Order This Again
            </Button>
            <ButtonLink to="/orders" variant="text">
              See All Your Orders
            </ButtonLink>
            <Button variant="text" onClick={remove}>
              Remove This Order
            </Button>
          </div>
        </section>
        <SampleNote>nothing was charged or shipped</SampleNote>
      </div>
      <FootBar figure={formatCents(totalOf(order))} caption={`${pieces(pieceCount(order))}, ${state}`}>
        <Button onClick={() => orderAgain(order)}>Order This Again</Button>
      </FootBar>
    </div>
  );
}
