import { menuAttribute } from '@furrow/formats/menu-marks';
import { Link } from '@furrow/router';
import * as words from './words';
import { MenuLinks } from './menu-links';
import styles from './quick-links.module.css';

/** The links to shop and account, in the strip of wide screens and in the sheet of small ones. */
export function QuickLinks() {
  return (
    <ul className={styles.root} {...{ [menuAttribute]: 'quick' }}>
      <MenuLinks of="quick">
        {({ to, label }) => (
          <li>
            <Link to={to}>{label}</Link>
          </li>
        )}
      </MenuLinks>
      {/* Offered to whom the site does not know by name. */}
      <li className={styles.signIn}>
        <Link to="/login">{words.signIn}</Link>
      </li>
    </ul>
  );
}
