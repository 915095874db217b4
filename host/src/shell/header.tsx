import { Fragment } from '@furrow/remote/fragment';
import { Link } from '@furrow/router';
import landscapeNight from '@furrow/ui/art/hero-landscape-night.svg';
import landscape from '@furrow/ui/art/hero-landscape.svg';
import { ButtonLink } from '@furrow/ui/button';
import type { ReactNode } from 'react';
import { menuAttribute } from '@furrow/formats/menu-marks';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu';
import { MenuLinks } from './menu-links';
import { headerMenus } from './navigation.data';
import { ThemeSwitch } from './theme-switch';
import { Wordmark } from './wordmark';

/**
 * The header. It contains one list of links, which CSS shows as a bar with menus on wide screens and as a full sheet on
 * small ones. The sheet is a popover and the menus are `<details>`, so both work without any script. The scripts in
 * `boot/` add what these elements lack.
 */
export function Header() {
  return (
    <header data-shell className={styles.root}>
      <div className={styles.strip}>
        <p>
          5% of every purchase goes to a food bank<span className={styles.more}>. Free delivery over $50.</span>
        </p>
        <nav aria-label="Shop and account">
          <QuickLinks />
        </nav>
      </div>
      <div className={styles.place}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand} aria-label="Furrow, home">
            <Wordmark />
          </Link>
          <nav id="site-menu" data-sheet="" popover="auto" className={styles.nav} aria-label="Main">
            <div className={styles.sheetQuick}>
              <QuickLinks />
            </div>
            <ul className={styles.links} {...{ [menuAttribute]: 'main' }}>
              <MainItem>
                <Link to="/" className={styles.link}>
                  Home
                </Link>
              </MainItem>
              {headerMenus.map((menu) => (
                <MainItem key={menu.name}>
                  <HeaderMenu {...menu} />
                </MainItem>
              ))}
              <MenuLinks of="main">
                {({ to, label }) => (
                  <MainItem>
                    <Link to={to} className={styles.link}>
                      {label}
                    </Link>
                  </MainItem>
                )}
              </MenuLinks>
            </ul>
            <div className={styles.sheetActions}>
              <ButtonLink to="/donate-food" block>
                Donate Food
              </ButtonLink>
              <ThemeSwitch place="header" />
            </div>
            <img className={styles.landscape} src={landscape} width={1440} height={640} alt="" loading="lazy" />
            <img
              className={styles.landscapeNight}
              src={landscapeNight}
              width={1440}
              height={640}
              alt=""
              loading="lazy"
            />
          </nav>
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
            <button type="button" className={styles.toggle} aria-label="Menu" popoverTarget="site-menu">
              <span className={styles.lines} />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}

function MainItem({ children }: { children: ReactNode }) {
  return <li className={styles.entry}>{children}</li>;
}

function QuickLinks() {
  return (
    <ul className={styles.quick} {...{ [menuAttribute]: 'quick' }}>
      <MenuLinks of="quick">
        {({ to, label }) => (
          <li>
            <Link to={to}>{label}</Link>
          </li>
        )}
      </MenuLinks>
      {/* Only visitors whose name the site does not know see this. */}
      <li className={styles.signIn}>
        <Link to="/login">Sign in</Link>
      </li>
    </ul>
  );
}
