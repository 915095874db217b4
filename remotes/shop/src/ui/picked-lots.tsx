import { ArrowRight } from 'lucide-react';
import { Link } from '@furrow/router';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { Measured } from '@furrow/ui/measured';
import { PacketCard } from '@furrow/ui/packet-card';
import { Tag } from '@furrow/ui/tag';
import { marketplaceProducts } from '../data/products.data';
import { lotPath, placeName } from '../data/products.model';
import { PerPound } from './per-pound';
import * as words from './words';
import styles from './picked-lots.module.css';

/** This week's pick, the first one first. */
const picked = ['heirloom-tomatoes', 'wildflower-honey', 'royal-quinoa', 'pasture-eggs'];

/** The first lots of this week's pick, each with a way to its trace. */
export function PickedLots({ count }: { count: number }) {
  const products = picked.flatMap((id) => marketplaceProducts.filter((product) => product.id === id)).slice(0, count);
  return (
    <div className={styles.root}>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <PacketCard
              art={<img src={product.image} alt="" width={400} height={400} loading="lazy" />}
              tag={product.carbonNegative && <Tag tone="cream">{words.carbonNegative}</Tag>}
            >
              <div>
                <h3 className="fw-h4">
                  <Link to={lotPath(product)} className={styles.link}>
                    {product.name}
                  </Link>
                </h3>
                <p className={styles.farm}>
                  {product.farmer}, {placeName(product.location)}
                </p>
              </div>
              <Ledger>
                <LedgerRow term={words.sustainability}>{product.sustainabilityScore}</LedgerRow>
                <LedgerRow term={words.inThisLot}>
                  <Measured>{product.quantity}</Measured>
                </LedgerRow>
              </Ledger>
              <div className={styles.foot}>
                <p className={styles.price}>
                  <span className="fw-h3 fw-num">{product.price}</span>
                  <span className={styles.farm}>
                    {product.currency} / {product.unit}
                    <PerPound {...product} />
                  </span>
                </p>
                <ArrowRight size={22} strokeWidth={1.8} className={styles.arrow} />
              </div>
            </PacketCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
