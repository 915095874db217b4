import { TextLink } from '@furrow/ui/button';
import { Portrait } from '@furrow/proof/portrait';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Perforation } from '@furrow/ui/perforation';
import { farmPath, type MarketplaceProduct } from '../../data/products.model';
import type { LotTrace } from '../../data/lot-traces.model';
import { said } from '../../data/trace-words';
import * as words from './words';
import styles from './tickets.module.css';

export type GrowerTicketProps = { product: MarketplaceProduct; trace: LotTrace };

/** Who grew the lot, and how to do more with the farm. */
export function GrowerTicket({ product, trace }: GrowerTicketProps) {
  const { grower, farmer, rating, reviews } = product;
  const { portrait, seasons, lotsSold, paidAfter, campaign } = trace.grower;
  return (
    <section aria-label={words.grower} className={`fw-surface ${styles.grower}`}>
      <div className={styles.who}>
        <Portrait picture={portrait} />
        <div>
          <h2 className="fw-h4">{grower}</h2>
          <p className={styles.quiet}>{words.growerLine(farmer, seasons)}</p>
        </div>
      </div>
      <Perforation />
      <div className={styles.body}>
        <Ledger>
          <LedgerRow term={words.lotsSold}>{lotsSold}</LedgerRow>
          <LedgerRow term={words.rating}>
            {rating.toFixed(1)} <span className={styles.reviews}>({reviews})</span>
          </LedgerRow>
          <LedgerRow term={words.timeToPayment}>{said(paidAfter)}</LedgerRow>
        </Ledger>
        <p className={styles.more}>
          {campaign ? (
            <TextLink to={`/farm-details/${campaign}`}>{words.supportThisFarm}</TextLink>
          ) : (
            <TextLink to="/support-farm">{words.supportFarm}</TextLink>
          )}
          <TextLink to={farmPath(product)}>{words.visitFarm}</TextLink>
        </p>
      </div>
    </section>
  );
}
