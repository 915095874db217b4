import styles from './spinner.module.css';

/** A rotating ring. With `label` it is a live status; without one, text beside it must name what is loading. */
export function Spinner({ label }: { label?: string }) {
  return label ? (
    <span role="status" className={styles.root}>
      <span className="fw-hidden">{label}</span>
    </span>
  ) : (
    <span aria-hidden="true" className={styles.root} />
  );
}
