import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import barnNight from '@furrow/ui/art/farm-wheat-field-barn-night.svg';
import { Band } from '@furrow/ui/band';
import { ButtonLink } from '@furrow/ui/button';
import { Ledger, LedgerRow } from '@furrow/ui/ledger';
import { ThemedImage } from '@furrow/ui/themed-image';
import { farmerFigures } from './landing.data';
import styles from './farmer-portal.module.css';

export function FarmerPortal() {
  return (
    <Band
      tone="green"
      furrows
      label="Farmer Portal"
      art={<ThemedImage light={barn} dark={barnNight} width={640} height={420} loading="lazy" />}
    >
      <div className={styles.root}>
        <p className={styles.name}>Farmer Portal</p>
        <h2 className="fw-d2">
          <span className={styles.line}>A fair season starts </span>
          <span className={styles.line}>before planting.</span>
        </h2>
        <p className={`fw-lede ${styles.lede}`}>
          Tokenize your land and crops, borrow against the coming harvest, insure it, and sell to a global market that
          can see how you farm.
        </p>
        <Ledger>
          {farmerFigures.map(({ term, value }) => (
            <LedgerRow key={term} term={term}>
              {value}
            </LedgerRow>
          ))}
        </Ledger>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding" variant="onColor" size="large">
            Start Onboarding
          </ButtonLink>
          <ButtonLink to="/loan-application" variant="outlined" size="large">
            Request DeFi Loan
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
