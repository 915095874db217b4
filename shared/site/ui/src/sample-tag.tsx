import styles from './sample-tag.module.css';

/** Marks a card or a list that shows sample data, because there is nothing of the visitor's own yet. */
export function SampleTag() {
  return <span className={styles.root}>Sample data</span>;
}
