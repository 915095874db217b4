import styles from './header-strip.module.css';
import { QuickLinks } from './quick-links';

/** The line above the header. */
export function HeaderStrip() {
  return (
    <div className={styles.root}>
      <p>
        5% of every purchase goes to a food bank<span className={styles.more}>. Free delivery over $50.</span>
      </p>
      <nav aria-label="Shop and account">
        <QuickLinks />
      </nav>
    </div>
  );
}
