import { Fragment } from '@furrow/remote/fragment';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './marketplace-preview.module.css';

export function MarketplacePreview() {
  return (
    <Section tone="alternate" name="Tokenized Marketplace" fact="All products are blockchain verified">
      <div className={styles.head}>
        <h2 className="fw-d2">
          <span className={styles.line}>On sale this week, </span>
          <span className={styles.line}>priced by the grower.</span>
        </h2>
        <div className={styles.actions}>
          <TextLink to="/marketplace">Browse Marketplace</TextLink>
          <ButtonLink to="/marketplace" variant="outlined">
            View All Products
          </ButtonLink>
        </div>
      </div>
      <div className={styles.products}>
        <Fragment of="shop/featured-products" props={{ count: 4 }}>
          <p className="fw-lede">The marketplace lists every lot with its grower, its price and its trace.</p>
        </Fragment>
      </div>
    </Section>
  );
}
