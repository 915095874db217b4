import type { CSSProperties } from 'react';
import { FieldStrip, ParcelSwatch } from '@furrow/ui/charts/field-strip';
import { formatDollars } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import styles from './allocation.module.css';
import { allocations, summary } from './treasury.data';
import { dollarsInMillions } from './treasury.model';

const largest = allocations[0]!;
const answer = `${largest.percentage}% of the ${dollarsInMillions(summary.totalValue)} is in ${largest.category.toLowerCase()}.`;

/** The treasury as one field of five parcels, and the same five ranked as bars. */
export function Allocation() {
  return (
    <section>
      <RunningHead level={2} fact={`USD, ${allocations.length} categories`}>
        What does the treasury hold?
      </RunningHead>
      <div className={styles.strip}>
        <FieldStrip
          label={answer}
          parcels={allocations.map(({ category, amount }) => ({
            name: category,
            value: amount,
            text: dollarsInMillions(amount),
          }))}
          list={<Bars />}
        />
      </div>
      <p className={styles.answer}>{answer}</p>
    </section>
  );
}

function Bars() {
  return (
    <ol className={styles.bars}>
      {allocations.map(({ category, detail, amount, percentage }, index) => (
        <li key={category} className={styles.row}>
          <ParcelSwatch index={index} />
          <span>
            <b>{category}</b> {detail}
          </span>
          <i
            aria-hidden="true"
            className={styles.bar}
            style={{ '--share': `${(percentage / largest.percentage) * 100}%` } as CSSProperties}
          />
          <span className={styles.amount}>{formatDollars(amount)}</span>
          <b className={styles.percent}>{percentage}%</b>
        </li>
      ))}
    </ol>
  );
}
