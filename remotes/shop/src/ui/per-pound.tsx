import { formatFigure } from '@furrow/ui/format';
import { kgOfPound } from '@furrow/ui/measures';
import styles from './per-pound.module.css';

export type PerPoundProps = {
  price: string;
  unit: string;
  /** The sign before the figure. A price in USDC has none, because its currency stands beside it. */
  sign?: '$';
};

/**
 * What a pound costs of what is sold by the kilogram, for a visitor who reads pounds. The unit of sale stays. Where it has
 * no room, it stands in the next line as a whole.
 */
export function PerPound({ price, unit, sign }: PerPoundProps) {
  if (unit !== 'kg') return null;
  return (
    <>
      <span className={styles.space}> </span>
      <small className={`fw-us ${styles.root}`}>{formatFigure(Number(price) * kgOfPound, 2, sign)} / lb</small>
    </>
  );
}
