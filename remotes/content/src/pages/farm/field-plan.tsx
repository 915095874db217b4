import type { CSSProperties } from 'react';
import { countInWords, startSentence } from '@furrow/ui/format';
import { RunningHead } from '@furrow/ui/running-head';
import type { Farm } from '../../data/farm';
import { Fields } from './fields';
import styles from './field-plan.module.css';

type FieldPlanProps = { farm: Farm; map: NonNullable<Farm['map']> };

/** The farm from above, with a number on each field. The list beside it says the same in words. */
export function FieldPlan({ farm: { fields, size }, map: { art, discs } }: FieldPlanProps) {
  return (
    <section className={styles.root}>
      <h2>What’s growing today?</h2>
      <div className={styles.columns}>
        <div aria-hidden="true" className={styles.map}>
          <img src={art} alt="" width={640} height={420} loading="lazy" className={styles.art} />
          {discs.map((point, index) => (
            <span key={index} className={styles.disc} style={at(point)}>
              {index + 1}
            </span>
          ))}
        </div>
        <div>
          <RunningHead level={3} fact={size}>
            {startSentence(countInWords(fields.length, 'field'))}
          </RunningHead>
          <Fields fields={fields} numbered />
        </div>
      </div>
    </section>
  );
}

function at([x, y]: readonly [number, number]): CSSProperties {
  return { '--x': `${x}%`, '--y': `${y}%` } as CSSProperties;
}
