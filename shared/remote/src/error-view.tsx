import styles from './error-view.module.css';

type ErrorViewProps = { onRetry: () => void };

/** What an island shows in place of a page that failed to render. */
export function ErrorView({ onRetry }: ErrorViewProps) {
  return (
    <section className={styles.root} role="alert">
      <h2>This part could not be shown</h2>
      <p>Something went wrong. The rest of the site works, and so does your cart.</p>
      <button className={styles.retry} type="button" onClick={onRetry}>
        Try Again
      </button>
    </section>
  );
}
