import { TextLink } from '@furrow/ui/button';
import { Portrait } from '@furrow/proof/portrait';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { farmPath, type MarketplaceProduct } from '../../data/products.model';
import type { LotTrace } from '../../data/lot-traces.model';
import styles from './tickets.module.css';

export type GrowerTicketProps = { product: MarketplaceProduct; trace: LotTrace };

/** Who grew the lot, and how to do more with the farm. */
export function GrowerTicket({ product, trace }: GrowerTicketProps) {
  const { grower, farmer, rating, reviews } = product;
  const { portrait, seasons, lotsSold, paidAfter, campaign } = trace.grower;
  return (
    <section aria-label="Grower" className={`fw-surface ${styles.grower}`}>
      <div className={styles.who}>
        <Portrait picture={portrait} />
        <div>
          <h2 className="fw-h4">{grower}</h2>
          <p className={styles.quiet}>
            {farmer}, {seasons} seasons
          </p>
        </div>
      </div>
      <Perforation />
      <div className={styles.body}>
        <Ledger>
          <LedgerRow term="Lots sold">{lotsSold}</LedgerRow>
          <LedgerRow term="Rating">
            {rating.toFixed(1)} <span className={styles.reviews}>({reviews})</span>
          </LedgerRow>
          <LedgerRow term="Time to payment">{paidAfter}</LedgerRow>
        </Ledger>
        <p className={styles.more}>
          {campaign ? (
            <TextLink to={`/farm-details/${campaign}`}>Support this farm</TextLink>
          ) : (
            <TextLink to="/support-farm">Support a farm</TextLink>
          )}
          <TextLink to={farmPath(product)}>Visit the farm page</TextLink>
        </p>
      </div>
    </section>
  );
}
