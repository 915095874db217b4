import styles from './progress-bar.module.css';

/** Under the header while the next page loads. CSS keeps it back for 200 ms, so that a quick page shows none. */
export function ProgressBar({ active }: { active: boolean }) {
  return (
    <div className={styles.root}>
      {active && <div className={styles.bar} role="progressbar" aria-label="Loading the page" />}
    </div>
  );
}
