import { BadgeCheck, Clock, House } from 'lucide-react';
import { Anchor } from '@furrow/ui/anchor';
import { formatCount } from '@furrow/ui/format';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import type { MarketplaceProduct } from '../../data/products.model';
import { Portrait } from '../../ui/portrait';
import { interval, timeOf, type Handover, type LotTrace } from './lot.model';
import styles from './trace.module.css';

export type TraceProps = {
  product: MarketplaceProduct;
  trace: LotTrace;
  /** The level of the deeds' headings. */
  level: 3 | 4;
};

/** The five handovers of a lot on an upright furrow. What has not happened yet is not plowed. */
export function Trace({ product, trace, level }: TraceProps) {
  const { handovers, keeps } = trace;
  return (
    <ol className={styles.root}>
      {handovers.map((handover, index) => {
        const next = handovers[index + 1];
        return (
          <li key={handover.role + handover.at} className={styles.handover}>
            <Step {...{ product, handover, level }} number={index + 1} />
            <p className={styles.between}>
              <Clock size={16} strokeWidth={1.8} />
              <span>{next ? interval(handover, next) : keeps}</span>
            </p>
          </li>
        );
      })}
      <li className={`${styles.handover} ${styles.open}`}>
        <LastStep {...{ product, trace, level }} />
      </li>
    </ol>
  );
}

type StepProps = { product: MarketplaceProduct; handover: Handover; level: 3 | 4; number: number };

function Step({ product, handover, level, number }: StepProps) {
  const { role, deed, person, portrait, place, at, proof, block } = handover;
  const Deed = `h${level}` as const;
  return (
    <div className={styles.step}>
      <Portrait picture={portrait} />
      <div>
        <p className={styles.role}>
          {number}. {role}
        </p>
        <Deed className="fw-h4">{deed}</Deed>
        <p className={styles.person}>{person}</p>
        <p className={styles.place}>{place}</p>
      </div>
      <div className={styles.proof}>
        <Ledger>
          <LedgerRow term="When">
            <time dateTime={at}>{timeOf(at)}</time>
          </LedgerRow>
          <LedgerRow term={proof.term}>
            {proof.document ? (
              <Anchor
                to={`https://docs.furrow.example/lots/${product.lot}/${proof.document}`}
                className={styles.document}
              >
                {proof.value}
              </Anchor>
            ) : (
              proof.value
            )}
          </LedgerRow>
          <LedgerRow term="Block">
            <span className={`fw-mono ${styles.block}`}>
              <BadgeCheck size={16} strokeWidth={1.8} />
              {formatCount(block)}
            </span>
          </LedgerRow>
        </Ledger>
      </div>
    </div>
  );
}

function LastStep({ product, trace, level }: Pick<TraceProps, 'product' | 'trace' | 'level'>) {
  const Deed = `h${level}` as const;
  const [deed, text] = lastLine(product);
  return (
    <div className={styles.step}>
      <span className={styles.home}>
        <House size={22} strokeWidth={1.8} />
      </span>
      <div>
        <p className={styles.role}>5. You</p>
        <Deed className="fw-h4">{deed}</Deed>
        <p className={styles.place}>{text}</p>
      </div>
      <div className={styles.proof}>
        <Ledger>
          <LedgerRow term="When">{trace.last}</LedgerRow>
          <LedgerRow term="Document">With your receipt</LedgerRow>
          <LedgerRow term="Block">
            <span className={styles.unwritten}>not yet written</span>
          </LedgerRow>
        </Ledger>
      </div>
    </div>
  );
}

function lastLine({ inStock, category }: MarketplaceProduct): [deed: string, text: string] {
  if (category === 'Carbon Credits') {
    return ['Retired in your name', 'The last line is written when you use the credit.'];
  }
  if (!inStock) return ['Sold out', 'Each buyer of this lot writes a last line when the box is opened.'];
  return ['Your table', 'The last line is written when your box is opened.'];
}
