import type { Ref } from 'react';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Ticket } from '@furrow/ui/ticket';
import type { MarketplaceProduct } from '../../data/products.model';
import { sharePercent } from '../../ui/food-bank-share.model';
import { AddButton } from '../../ui/product';
import { dayOf, foodBankPerUnit, quantityOf, type LotTrace } from './lot.model';
import styles from './tickets.module.css';

export type PriceTicketProps = {
  product: MarketplaceProduct;
  trace: LotTrace;
  added: boolean;
  onAdd: () => void;
  /** The place of the button, which the foot bar stands in for while it is out of view. */
  buttonRef: Ref<HTMLDivElement>;
};

export function PriceTicket({ product, trace, added, onAdd, buttonRef }: PriceTicketProps) {
  const { price, currency, unit, quantity, grower, category, inStock } = product;
  const { left, outlook, handovers } = trace;
  const { amount, unit: of } = quantityOf(product);
  return (
    <Ticket
      label="Price"
      head={
        <>
          <p className={styles.price}>
            <strong>{price}</strong> {currency} / {unit}
          </p>
          <Ledger>
            <LedgerRow term="Paid to the grower">{price}</LedgerRow>
            <LedgerRow term="Sent to a food bank">{foodBankPerUnit(product, sharePercent)}</LedgerRow>
            {category !== 'Carbon Credits' && <LedgerRow term="Delivery over $50">Free</LedgerRow>}
          </Ledger>
        </>
      }
    >
      <FurrowProgress
        label="Sold of this lot"
        value={amount - left}
        max={amount}
        valueText={inStock ? `${left} ${of} left of ${quantity}` : 'Sold out'}
      />
      <p className={styles.left}>
        <span>
          {inStock ? (
            <>
              <strong>
                {left} {of}
              </strong>{' '}
              left of {quantity}
            </>
          ) : (
            <strong>All {quantity} sold</strong>
          )}
        </span>
        <span>{outlook}</span>
      </p>
      <div ref={buttonRef} className={styles.add}>
        <AddButton product={product} added={added} addedLabel="Added to Cart" size="large" onAdd={onAdd} />
      </div>
      <p className={styles.priced}>
        Price set by {grower} on {dayOf(handovers[0]?.at ?? '')}.
      </p>
    </Ticket>
  );
}
