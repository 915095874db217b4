import { Slot } from '@furrow/remote/slot';
import { Link } from '@furrow/router';
import { ButtonLink } from '@furrow/ui/button';
import { HeaderStrip } from './header-strip';
import styles from './header.module.css';
import { MenuToggle } from './menu-toggle';
import { SiteMenu } from './site-menu';
import * as words from './words';
import { Wordmark } from './wordmark';

export function Header() {
  return (
    <header data-shell>
      <HeaderStrip />
      <div className={styles.place}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand} aria-label={words.brand}>
            <Wordmark />
          </Link>
          <SiteMenu />
          <div className={styles.actions}>
            <Slot name="header-tools" />
            <Slot name="header-visitor" />
            <ButtonLink to="/donate-food" size="small" className={styles.donate}>
              {words.donate}
            </ButtonLink>
            <MenuToggle />
          </div>
        </div>
      </div>
    </header>
  );
}
