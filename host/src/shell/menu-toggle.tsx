import * as words from './words';
import styles from './menu-toggle.module.css';

/** Opens the sheet of the site's menu, on screens that show no bar of links. */
export function MenuToggle() {
  return (
    <button type="button" className={styles.root} aria-label={words.menu} popoverTarget="site-menu">
      <span className={styles.lines} />
    </button>
  );
}
