import { Fragment } from '@furrow/remote/fragment';
import { Link } from '@furrow/router';
import { ButtonLink } from '@furrow/ui/button';
import { HeaderStrip } from './header-strip';
import styles from './header.module.css';
import { MenuToggle } from './menu-toggle';
import { SiteMenu } from './site-menu';
import { Wordmark } from './wordmark';

export function Header() {
  return (
    <header data-shell>
      <HeaderStrip />
      <div className={styles.place}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand} aria-label="Furrow, home">
            <Wordmark />
          </Link>
          <SiteMenu />
          <div className={styles.actions}>
            <div className={styles.cart}>
              <Fragment of="shop/mini-cart" />
            </div>
            <Fragment of="content/search" />
            <div className={styles.you}>
              <Fragment of="farmer/you-menu" />
            </div>
            <ButtonLink to="/donate-food" size="small" className={styles.donate}>
              Donate Food
            </ButtonLink>
            <MenuToggle />
          </div>
        </div>
      </div>
    </header>
  );
}
