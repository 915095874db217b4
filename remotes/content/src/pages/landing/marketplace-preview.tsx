import { ArrowRight } from 'lucide-react';
import { Link } from '@furrow/router';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { PacketCard } from '@furrow/ui/packet-card';
import { Section } from '@furrow/ui/section';
import { Tag } from '@furrow/ui/tag';
import { products } from './landing.data';
import styles from './marketplace-preview.module.css';

export function MarketplacePreview() {
  return (
    <Section tone="alternate" name="Tokenized Marketplace" fact="All products are blockchain verified">
      <div className={styles.head}>
        <h2 className="fw-d2">
          <span className={styles.line}>Picked this week, </span>
          <span className={styles.line}>priced by the grower.</span>
        </h2>
        <div className={styles.actions}>
          <TextLink to="/marketplace">Browse Marketplace</TextLink>
          <ButtonLink to="/marketplace" variant="outlined">
            View All Products
          </ButtonLink>
        </div>
      </div>
      <ul className={styles.products}>
        {products.map(({ name, farm, art, tag, sustainability, quantity, price, unit }) => (
          <li key={name} className={styles.product}>
            <PacketCard
              art={<img src={art} alt="" width={400} height={400} loading="lazy" />}
              tag={tag && <Tag tone="cream">{tag}</Tag>}
            >
              <div>
                <h3 className="fw-h4">
                  <Link to="/buy-food" className={styles.link}>
                    {name}
                  </Link>
                </h3>
                <p className={styles.farm}>{farm}</p>
              </div>
              <Ledger>
                <LedgerRow term="Sustainability">{sustainability}</LedgerRow>
                <LedgerRow term="In this lot">{quantity}</LedgerRow>
              </Ledger>
              <div className={styles.foot}>
                <p className={styles.price}>
                  <span className="fw-h3 fw-num">{price}</span>
                  <span className={styles.farm}>{unit}</span>
                </p>
                <ArrowRight size={22} strokeWidth={1.8} className={styles.arrow} />
              </div>
            </PacketCard>
          </li>
        ))}
      </ul>
    </Section>
  );
}
