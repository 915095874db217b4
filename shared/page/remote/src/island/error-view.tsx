import styles from './error-view.module.css';
import { Mistake } from './mistake';

type ErrorViewProps = { error: unknown; onRetry: () => void };

/** What an island shows instead of a page that failed to render. Whoever develops the remote sees where the mistake is. */
export function ErrorView({ error, onRetry }: ErrorViewProps) {
  // Other builds leave this line out, with what it imports.
  if (__HOST_ORIGIN__) return <Mistake error={error} />;
  return (
    <section className={styles.root} role="alert">
      <h2>This part could not be shown</h2>
      <p>Something went wrong. The rest of the site works.</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        Try Again
      </button>
    </section>
  );
}
