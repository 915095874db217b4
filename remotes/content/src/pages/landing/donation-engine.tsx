import { ButtonLink } from '@furrow/ui/button';
import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { Section } from '@furrow/ui/section';
import { foodBanks } from './landing.data';
import styles from './donation-engine.module.css';

export function DonationEngine() {
  return (
    <div className={styles.root}>
      <Section name="Donation Engine" fact="Updated with every order">
        <div className={styles.columns}>
          <div>
            <p className={styles.figure}>5%</p>
            <p className={`fw-lede ${styles.lede}`}>
              of every purchase goes to a food bank. You do nothing; the contract does it.
            </p>
            <ButtonLink to="/impact-dashboard" variant="outlined">
              Start Making Impact
            </ButtonLink>
          </div>
          <ul className={styles.banks}>
            {foodBanks.map(({ name, art, progress, meals, target }) => (
              <li key={name} className={styles.bank}>
                <img src={art} alt="" width={168} height={110} loading="lazy" className={styles.art} />
                <div className={styles.bar}>
                  <p className={styles.head}>
                    <span className={styles.name}>{name}</span>
                    <strong className="fw-num">{progress}%</strong>
                  </p>
                  <FurrowProgress
                    value={progress}
                    label={`Meals donated to ${name}`}
                    valueText={`${meals} of ${target} meals`}
                  />
                  <p className={styles.meals}>
                    {meals} of {target} meals
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </Section>
    </div>
  );
}
