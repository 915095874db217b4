import { Anchor } from '@furrow/ui/anchor';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { governanceTokens } from '../../data/governance-tokens.data';
import * as words from './words';
import styles from './first-row.module.css';

const beginnings = [
  { title: words.tellName, line: words.tellNameText(governanceTokens), to: '/onboarding' },
  { title: words.firstOrder, line: words.firstOrderText, to: '/buy-food' },
  { title: words.supportFirst, line: words.supportFirstText, to: '/support-farm' },
];

/** For a visitor of whom this browser remembers nothing: what will stand here, and three ways to begin. */
export function FirstRow() {
  return (
    <section className={`fw-surface ${styles.root}`} aria-labelledby="first-row">
      <div>
        <h2 id="first-row" className="fw-h2">
          {words.nothingYet}
        </h2>
        <p className={styles.text}>{words.nothingYetText}</p>
        <div className={styles.actions}>
          <ButtonLink to="/onboarding">{words.startOnboarding}</ButtonLink>
          <TextLink to="/you">{words.whatWeKeep}</TextLink>
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
