import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { governanceTokens } from '../../data/governance-tokens.data';
import styles from './first-row.module.css';

const beginnings = [
  { title: 'Tell us what to call you', line: `Five minutes, ${governanceTokens} governance tokens`, to: '/onboarding' },
  { title: 'Place a first order', line: '5% goes to a food bank', to: '/buy-food' },
  { title: 'Support a farm', line: 'From $1', to: '/support-farm' },
];

/** For a visitor of whom this browser remembers nothing: what will stand here, and three ways to begin. */
export function FirstRow() {
  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="first-row">
      <div>
        <h2 id="first-row" className="fw-h2">
          Your first row is unplowed.
        </h2>
        <p className={styles.text}>You have not done anything here yet. What you do is kept in this browser only.</p>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding">Start Onboarding</ButtonLink>
          <TextLink to="/you">What is kept</TextLink>
        </div>
      </div>
      <ol className={styles.beginnings}>
        {beginnings.map(({ title, line, to }) => (
          <li key={to} className={styles.beginning}>
            <Anchor to={to} className={styles.link}>
              {title}
            </Anchor>
            <p className={styles.line}>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
