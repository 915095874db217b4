import { useEffect, useState, type CSSProperties } from 'react';
import { useWatch } from '@furrow/forms';
import { Tag } from '@furrow/ui/tag';
import { formatDollars, formatFigure } from '@furrow/ui/format';
import type { Loan } from './loan-application.schema';
import { collateralTotal, loanToValue, riskOf, type Risk } from '../../data/loan-terms.model';
import * as words from './words';
import styles from './loan-to-value.module.css';

const tones = { Low: 'green', Medium: 'orange', High: 'red' } as const satisfies Record<Risk, string>;
const zones: readonly { risk: Risk; limit: string }[] = [
  { risk: 'Low', limit: words.upTo(50) },
  { risk: 'Medium', limit: words.upTo(70) },
  { risk: 'High', limit: words.above },
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
  const figure = words.percent(formatFigure(ltv, total > 0 ? 1 : 0));
  const [said, setSaid] = useState(figure);

  // Assistive technology hears of it once the typing has stopped.
  useEffect(() => {
    const timeout = setTimeout(() => setSaid(figure), 1000);
    return () => clearTimeout(timeout);
  }, [figure]);

  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="loan-to-value">
      <div className={styles.head}>
        <h2 id="loan-to-value" className="fw-h4">
          {words.loanToValue}
        </h2>
        {/* The formula finds a low risk where nothing has a value yet, which is no good news. */}
        <Tag tone={total > 0 ? tones[risk] : 'grey'}>{words.riskOf(risk)}</Tag>
      </div>
      <p className={styles.figures}>
        <span aria-hidden="true" className={styles.figure}>
          {figure}
        </span>
        <output className="fw-hidden">{said}</output>
        <span>{total > 0 ? words.against(formatDollars(loanAmount), formatDollars(total)) : words.noValues}</span>
      </p>
      <div className={styles.scale} style={{ '--mark': `${Math.min(ltv, 100)}%` } as CSSProperties}>
        {zones.map((zone) => (
          <div
            key={zone.risk}
            data-risk={zone.risk}
            className={total > 0 && zone.risk === risk ? styles.here : styles.zone}
          >
            <p className={styles.name}>
              <b>{words.riskName(zone.risk)}</b> {zone.limit}
            </p>
          </div>
        ))}
        {total > 0 && <i aria-hidden="true" className={styles.bead} />}
      </div>
    </section>
  );
}
