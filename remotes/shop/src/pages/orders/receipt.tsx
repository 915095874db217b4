import { useState } from 'react';
import { Check, Clock, Printer } from 'lucide-react';
import { useNotify } from '@furrow/remote/services';
import { useNavigate } from '@furrow/router';
import { Button, ButtonLink } from '@furrow/ui/button';
import { FootBar } from '@furrow/ui/foot-bar';
import { formatCents } from '@furrow/ui/format';
import { Notice } from '@furrow/ui/notice';
import { RecordHead, RecordNumber, RecordPlace } from '@furrow/ui/record-head';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { Tag } from '@furrow/ui/tag';
import { forgetOrder } from '../../data/forget-order';
import { moveBack, moveOn, orderStates, pieceCount, stateOf, totalOf, type Order } from '../../data/orders';
import { pieces } from '../../ui/words';
import * as words from './words';
import { longMoment } from '../../data/moment';
import { OrderRail } from './order-rail';
import { OrderedLines } from './ordered-lines';
import { KeepTicket, MoneyTicket } from './receipt-tickets';
import { useOrderAgain } from './use-order-again';
import styles from './receipt.module.css';

/** An order with its states, its lines and its money. */
export function Receipt({ order, isUnsaved }: { order: Order; isUnsaved: boolean }) {
  const { number, times } = order;
  const [announced, setAnnounced] = useState('');
  const navigate = useNavigate();
  const notify = useNotify();
  const orderAgain = useOrderAgain();
  const state = stateOf(order);

  function move(way: typeof moveOn, next: number) {
    way(order);
    setAnnounced(words.reached(orderStates[next - 1] ?? 'placed', next, orderStates.length));
  }

  function remove() {
    notify({ title: words.removed, description: words.order(number), undo: forgetOrder(order) });
    void navigate('/orders', { replace: true });
  }

  return (
    <div className={styles.root}>
      <RecordHead
        trail={[{ name: words.activity, to: '/you' }, { name: words.order(number) }]}
        title={
          <>
            <span className={styles.onScreen}>{words.titles[state]}</span>
            <span aria-hidden="true" className={styles.printed}>
              {words.order(number)}
            </span>
          </>
        }
        actions={
          <span className={styles.wide}>
            <Button variant="outlined" onClick={() => window.print()}>
              <Printer size={18} strokeWidth={1.8} />
              {words.print}
            </Button>
          </span>
        }
      >
        <span className={`${styles.onScreen} ${styles.wide}`}>
          <RecordNumber>{number}</RecordNumber>
        </span>
        {state === 'arrived' && <span className={styles.printed}>{words.placedAt(longMoment(times[0] ?? ''))}</span>}
        <RecordPlace icon={<Clock size={16} strokeWidth={1.8} />}>
          {state === 'arrived'
            ? words.arrivedAt(longMoment(times.at(-1) ?? ''))
            : words.placedAt(longMoment(times[0] ?? ''))}
        </RecordPlace>
        <span className={styles.wide}>
          <Tag dot={false}>{words.sampleOrder}</Tag>
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
                <b>{words.lastLine}</b> {words.lastLineText}{' '}
                <Button variant="text" onClick={() => move(moveBack, times.length - 1)}>
                  {words.undo}
                </Button>
              </Notice>
            </div>
          ) : (
            <section className={`fw-surface ${styles.question}`}>
              <div>
                <h2 className="fw-h3">{words.questions[state].title}</h2>
                <p>{words.moveItYourself}</p>
              </div>
              <Button size="large" onClick={() => move(moveOn, times.length + 1)}>
                <Check size={20} strokeWidth={1.8} />
                {words.questions[state].press}
              </Button>
            </section>
          )}
          <OrderedLines order={order} />
        </div>
        <div className={styles.side}>
          <MoneyTicket order={order} />
          <KeepTicket order={order} isUnsaved={isUnsaved} />
        </div>
        <section className={styles.next}>
          <RunningHead level={2}>{words.next}</RunningHead>
          <div className={styles.ways}>
            <Button variant="text" onClick={() => orderAgain(order)}>
              {words.again}
            </Button>
            <ButtonLink to="/orders" variant="text">
              {words.seeAll}
            </ButtonLink>
            <Button variant="text" onClick={remove}>
              {words.remove}
            </Button>
          </div>
        </section>
        <SampleNote>{words.sample}</SampleNote>
      </div>
      <FootBar figure={formatCents(totalOf(order))} caption={`${pieces(pieceCount(order))}, ${words.stateName(state)}`}>
        <Button onClick={() => orderAgain(order)}>{words.again}</Button>
      </FootBar>
    </div>
  );
}
