import type { StepName } from './onboarding.data';
import { headingId } from './onboarding.model';
import styles from './step-head.module.css';

/** The title of a step, which is the page's title while the step is open. */
export function StepHead({ of, title, lede }: { of: StepName; title: string; lede: string }) {
  return (
    <header className={styles.root}>
      <h1 id={headingId(of)} className="fw-d2">
        {title}
      </h1>
      <p className="fw-lede">{lede}</p>
    </header>
  );
}
