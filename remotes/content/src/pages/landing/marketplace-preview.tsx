import { Slot } from '@furrow/remote/slot';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './marketplace-preview.module.css';
import * as words from './words';

export function MarketplacePreview() {
  return (
    <Section tone="alternate" name={words.marketplace} fact={words.allVerified}>
      <div className={styles.head}>
        <h2 className="fw-d2">
          {words.marketplaceTitle.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h2>
        <div className={styles.actions}>
          <TextLink to="/marketplace">{words.browse}</TextLink>
          <ButtonLink to="/marketplace" variant="outlined">
            {words.allProducts}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.products}>
        <Slot name="landing-market" props={{ count: 4 }}>
          <p className="fw-lede">{words.marketplaceText}</p>
        </Slot>
      </div>
    </Section>
  );
}
