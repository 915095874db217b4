import styles from './spinner.module.css';

/** A turning ring; with `label` it is a live status, without it the words beside it must say what goes on. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span role="status" className={styles.root}>
      <span className="fw-hidden">{label}</span>
    </span>
  ) : (
    <span aria-hidden="true" className={styles.root} />
  );
}
