import styles from './header-strip.module.css';
import { LanguageLinks } from './language-links';
import { QuickLinks } from './quick-links';
import * as words from './words';

/** The line above the header. */
export function HeaderStrip() {
  return (
    <div className={styles.root}>
      <p>
        {words.stripStart}
        <span className={styles.more}>{words.stripRest}</span>
      </p>
      <nav aria-label={words.quickNav}>
        <QuickLinks />
      </nav>
      <LanguageLinks place="strip" />
    </div>
  );
}
