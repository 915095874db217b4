import type { ReactNode } from 'react';
import { isolated } from './format';

/** Up to seven pairs of label and value, joined by dotted leaders. Holds {@link LedgerRow}s. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl className="fw-led">{children}</dl>;
}

export type LedgerRowProps = {
  /** The value. */
  children: ReactNode;
  term: ReactNode;
  /**
   * Colors an amount that came to the reader or that the reader brought about; its sign says the same without color. What
   * leaves the reader, and the parts of a sum, are ink.
   */
  tone?: 'positive' | 'negative';
};

/** One label and its value. */
export function LedgerRow({ children, term, tone }: LedgerRowProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={tone && (tone === 'positive' ? 'fw-pos' : 'fw-neg')}>
        {typeof children === 'string' ? isolated(children) : children}
      </dd>
    </div>
  );
}
