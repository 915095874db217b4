import styles from './progress-bar.module.css';

/** The bar under the header while the next page loads. CSS shows it after 200 ms, so that a page that loads fast shows none. */
export function ProgressBar({ active }: { active: boolean }) {
  return (
    <div className={styles.root}>
      {active && <div className={styles.bar} role="progressbar" aria-label="Loading the page" />}
    </div>
  );
}
