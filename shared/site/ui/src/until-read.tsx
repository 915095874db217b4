import * as words from './words';
import styles from './until-read.module.css';

/**
 * Stands where a list of what this browser keeps will be, until the page has read it. It is seen where the browser runs
 * no scripts, and when the code of the page has not come for some seconds.
 */
export function UntilRead() {
  return <p className={styles.root}>{words.untilRead}</p>;
}
