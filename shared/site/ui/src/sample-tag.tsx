import * as words from './words';
import styles from './sample-tag.module.css';

/** Marks a card or a list that shows sample data, because the visitor has no entries yet. */
export function SampleTag() {
  return <span className={styles.root}>{words.sampleData}</span>;
}
