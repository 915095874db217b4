import type { ReactNode } from 'react';
import { formatCents } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
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
        <LedgerRow term="Items">{formatCents(totalCents)}</LedgerRow>
        <LedgerRow term="Delivery">Free</LedgerRow>
        {children}
      </Ledger>
      <p className={styles.total}>
        <strong>Total</strong> <span className={large ? styles.large : 'fw-h2'}>{formatCents(totalCents)}</span>
      </p>
    </>
  );
}
