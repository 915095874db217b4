import type { ReactNode } from 'react';
import { formatCents } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import * as words from './words';
import styles from './order-totals.module.css';

type OrderTotalsProps = {
  /** More rows of the ledger. */
  children?: ReactNode;
  totalCents: number;
  /** The total as the largest figure of a ticket. */
  large?: boolean;
};

/** What the items cost, what the delivery costs, and both together. */
export function OrderTotals({ children, totalCents, large = false }: OrderTotalsProps) {
  return (
    <>
      <Ledger>
        <LedgerRow term={words.items}>{formatCents(totalCents)}</LedgerRow>
        <LedgerRow term={words.delivery}>{words.free}</LedgerRow>
        {children}
      </Ledger>
      <p className={styles.total}>
        <strong>{words.total}</strong> <span className={large ? styles.large : 'fw-h2'}>{formatCents(totalCents)}</span>
      </p>
    </>
  );
}
