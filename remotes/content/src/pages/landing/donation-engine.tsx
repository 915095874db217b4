import { Fragment } from '@furrow/remote/fragment';
import { ButtonLink } from '@furrow/ui/button';
import { Section } from '@furrow/ui/section';
import styles from './donation-engine.module.css';

export function DonationEngine() {
  return (
    <div className={styles.root}>
      <Section name="Donation Engine" fact="Updated with every order">
        <div className={styles.columns}>
          <div>
            <p className={styles.figure}>5%</p>
            <p className={`fw-lede ${styles.lede}`}>of every purchase goes to a food bank. It happens automatically.</p>
            <ButtonLink to="/impact-dashboard" variant="outlined">
              Start Making Impact
            </ButtonLink>
          </div>
          <Fragment of="giving/food-bank-progress" props={{ count: 3 }}>
            <p>Eight food banks count the meals that orders pay for.</p>
          </Fragment>
        </div>
      </Section>
    </div>
  );
}
