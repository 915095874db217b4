import { RunningHead } from '@furrow/ui/running-head';
import { PickedLots } from '../../ui/picked-lots';
import * as words from './words';
import styles from './this-week.module.css';

/** Lots to begin with, below an empty checkout. */
export function ThisWeek() {
  return (
    <section className={styles.root}>
      <RunningHead level={2} fact={words.pricedByGrower}>
        {words.onSale}
      </RunningHead>
      <PickedLots count={4} />
    </section>
  );
}
