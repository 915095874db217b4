import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Measured } from '@furrow/ui/measured';
import { RunningHead } from '@furrow/ui/running-head';
import { givenBy, totalKg } from '../../data/given-food.model';
import type { FoodGivenProps } from './food-given.schema';
import * as words from '../words';
import styles from './food-given.module.css';

/** What one farm has given to food banks, batch by batch. */
export default function FoodGivenFragment({ farm }: FoodGivenProps) {
  const batches = givenBy(farm);
  if (batches.length === 0) return null;
  return (
    <section>
      <RunningHead level={2} fact={words.batches(batches.length)}>
        {words.foodGiven}
      </RunningHead>
      <ul>
        {batches.map(({ batchId, ingredients, weight, rescueDate, to }) => (
          <li key={batchId} className={styles.batch}>
            <span>
              <b>{ingredients}</b>
              <span className={styles.quiet}>
                {`${rescueDate}, `}
                {to ? (
                  <Anchor to={to} className={`fw-mono ${styles.link}`}>
                    {batchId}
                  </Anchor>
                ) : (
                  <span className="fw-mono">{batchId}</span>
                )}
              </span>
            </span>
            <b className="fw-num">
              <Measured>{weight}</Measured>
            </b>
          </li>
        ))}
      </ul>
      <p className={styles.total}>
        <b>{words.foodGiven}</b>
        <b className="fw-num">
          <Measured>{`${formatCount(totalKg(batches))} kg`}</Measured>
        </b>
      </p>
    </section>
  );
}
