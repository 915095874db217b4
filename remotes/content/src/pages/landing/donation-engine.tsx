import { Slot } from '@furrow/remote/slot';
import { ButtonLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './donation-engine.module.css';
import * as words from './words';

export function DonationEngine() {
  return (
    <div className={styles.root}>
      <Section name={words.donationEngine} fact={words.withEveryOrder}>
        <div className={styles.columns}>
          <div>
            <p className={styles.figure}>{words.share}</p>
            <p className={`fw-lede ${styles.lede}`}>{words.shareText}</p>
            <ButtonLink to="/impact-dashboard" variant="outlined">
              {words.makeImpact}
            </ButtonLink>
          </div>
          <Slot name="landing-donations" props={{ count: 3 }}>
            <p>{words.foodBanks}</p>
          </Slot>
        </div>
      </Section>
    </div>
  );
}
