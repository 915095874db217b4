import type { CSSProperties, ReactNode } from 'react';
import styles from './money-furrow.module.css';

/** A part of an amount, in cents. */
export type MoneyPart = { name: ReactNode; cents: number };

export type MoneyFurrowProps = {
  /** Up to four, in the order of the ledger. A part of no cents has no parcel. */
  parts: readonly MoneyPart[];
  total: MoneyPart;
  /** Writes an amount that is given in cents. */
  format: (cents: number) => string;
};

/** Where an amount goes: a strip of parcels as wide as their parts, and the ledger that adds them up. */
export function MoneyFurrow({ parts, total, format }: MoneyFurrowProps) {
  return (
    <>
      <div aria-hidden="true" className={styles.strip}>
        {parts.map(({ cents }, index) =>
          cents > 0 ? (
            <span
              key={index}
              className={styles.parcel}
              data-part={index + 1}
              style={{ '--part': cents } as CSSProperties}
            />
          ) : null,
        )}
      </div>
      <dl className={`fw-led ${styles.ledger}`}>
        {parts.map(({ name, cents }, index) => (
          <div key={index}>
            <dt>
              <span aria-hidden="true" className={styles.swatch} data-part={index + 1} />
              {name}
            </dt>
            <dd>{format(cents)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>{format(total.cents)}</dd>
        </div>
      </dl>
    </>
  );
}
