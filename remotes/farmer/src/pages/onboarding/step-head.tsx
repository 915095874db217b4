import styles from './step-head.module.css';

/** The title of a step, which is the page's title while the step is open. */
export function StepHead({ title, lede }: { title: string; lede: string }) {
  return (
    <header className={styles.root}>
      <h1 id="onboarding-step" className="fw-d2">
        {title}
      </h1>
      <p className="fw-lede">{lede}</p>
    </header>
  );
}
