import type { CSSProperties } from 'react';
import { useWatch } from '@furrow/forms';
import { Tag } from '@furrow/ui/tag';
import { formatDollars } from '@furrow/ui/format';
import type { Loan } from './loan-application.schema';
import { collateralTotal, loanToValue, riskOf, type Risk } from '../../data/loan-terms.model';
import styles from './loan-to-value.module.css';

const tones = { Low: 'green', Medium: 'orange', High: 'red' } as const satisfies Record<Risk, string>;
const zones: readonly { risk: Risk; limit: string }[] = [
  { risk: 'Low', limit: 'up to 50%' },
  { risk: 'Medium', limit: 'up to 70%' },
  { risk: 'High', limit: 'above' },
];

/** The loan against what its collateral is worth, on a scale of three risks. */
export function LoanToValue() {
  const [loanAmount, equipmentValue, landValue, cropValue] = useWatch<
    Loan,
    ['loanAmount', 'equipmentValue', 'landValue', 'cropValue']
  >({ name: ['loanAmount', 'equipmentValue', 'landValue', 'cropValue'] });
  const values = { equipmentValue, landValue, cropValue };
  const total = collateralTotal(values);
  const ltv = loanToValue(loanAmount, values);
  const risk = riskOf(ltv);

  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="loan-to-value">
      <div className={styles.head}>
        <h2 id="loan-to-value" className="fw-h4">
          Loan to value
        </h2>
        {/* The formula finds a low risk where nothing has a value yet, which is no good news. */}
        <Tag tone={total > 0 ? tones[risk] : 'grey'}>{risk} risk</Tag>
      </div>
      <p className={styles.figures}>
        <output className={styles.figure}>{`${total > 0 ? ltv.toFixed(1) : 0}%`}</output>
        <span>
          {total > 0
            ? `${formatDollars(loanAmount)} against ${formatDollars(total)} of collateral`
            : 'No collateral values entered yet'}
        </span>
      </p>
      <div className={styles.scale} style={{ '--mark': `${Math.min(ltv, 100)}%` } as CSSProperties}>
        {zones.map((zone) => (
          <div
            key={zone.risk}
            data-risk={zone.risk}
            className={total > 0 && zone.risk === risk ? styles.here : styles.zone}
          >
            <p className={styles.name}>
              <b>{zone.risk}</b> {zone.limit}
            </p>
          </div>
        ))}
        {total > 0 && <i aria-hidden="true" className={styles.bead} />}
      </div>
    </section>
  );
}
