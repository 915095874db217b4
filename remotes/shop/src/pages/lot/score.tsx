import type { CSSProperties } from 'react';
import { Measured } from '@furrow/ui/measured';
import { Link } from '@furrow/router';
import { lotPath, type MarketplaceProduct } from '../../data/products.model';
import { reasonOf, scoreMaxima, scoreParts, type LotTrace } from '../../data/lot-traces.model';
import { partName, writtenOut } from '../../data/trace-words';
import * as words from './words';
import styles from './score.module.css';

export type ScoreProps = { product: MarketplaceProduct; trace: LotTrace };

/** Where a sustainability score comes from: five parts that add up to it, each with its reason. */
export function Score({ product, trace }: ScoreProps) {
  const { by, on, parts } = trace.score;
  return (
    <div className={styles.root}>
      <div className={styles.figure}>
        <p className={styles.total}>{product.sustainabilityScore}</p>
        <p className={styles.measured}>
          {words.measured(by, writtenOut(on))}{' '}
          <Link to={`${lotPath(product)}/proof/audit`} className={styles.audit}>
            {words.readAudit}
          </Link>
        </p>
      </div>
      <dl className={styles.parts}>
        {scoreParts.map((part) => {
          const { points } = parts[part];
          const most = scoreMaxima[part];
          return (
            <div key={part} className={styles.part}>
              <dt className={styles.name}>{partName(part)}</dt>
              <dd className={styles.points}>
                <strong>{points}</strong>
                {words.ofMost(most)}
              </dd>
              <dd className={styles.reason}>
                <span className={styles.bar} style={{ '--full': `${(points / most) * 100}%` } as CSSProperties} />
                <Measured>{reasonOf(trace, part)}</Measured>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
