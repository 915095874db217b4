import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { governanceTokens } from '../../data/governance-tokens.data';
import styles from './first-row.module.css';

const beginnings = [
  { title: 'Tell us your name', line: `Five minutes, ${governanceTokens} governance tokens`, to: '/onboarding' },
  { title: 'Place your first order', line: '5% goes to a food bank', to: '/buy-food' },
  { title: 'Support a farm', line: 'From $1', to: '/support-farm' },
];

/** For a visitor of whom this browser remembers nothing: what will stand here, and three ways to begin. */
export function FirstRow() {
  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="first-row">
      <div>
        <h2 id="first-row" className="fw-h2">
          Nothing here yet.
        </h2>
        <p className={styles.text}>You have not done anything here yet. What you do is kept in this browser only.</p>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding">Start Onboarding</ButtonLink>
          <TextLink to="/you">What We Keep</TextLink>
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
