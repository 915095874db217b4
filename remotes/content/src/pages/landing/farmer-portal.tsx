import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import barnNight from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import { Band } from '@furrow/ui/band';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { ThemedImage } from '@furrow/ui/themed-image';
import { farmerFigures } from './landing.data';
import styles from './farmer-portal.module.css';
import * as words from './words';

export function FarmerPortal() {
  return (
    <Band
      tone="green"
      furrows
      label={words.portal}
      art={<ThemedImage light={barn} dark={barnNight} width={640} height={420} loading="lazy" />}
    >
      <div className={styles.root}>
        <p className={styles.name}>{words.portal}</p>
        <h2 className="fw-d2">
          {words.portalTitle.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </h2>
        <p className={`fw-lede ${styles.lede}`}>{words.portalLede}</p>
        <Ledger>
          {farmerFigures.map(({ term, value }) => (
            <LedgerRow key={term} term={term}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding" variant="onColor" size="large">
            {words.startOnboarding}
          </ButtonLink>
          <ButtonLink to="/loan-application" variant="outlined" size="large">
            {words.requestLoan}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
