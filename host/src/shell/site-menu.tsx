import { menuAttribute } from '@furrow/formats/menu-marks';
import { Link } from '@furrow/router';
import landscapeNight from '@furrow/ui/art/hero-landscape-night.svg';
import landscape from '@furrow/ui/art/hero-landscape.svg';
import { ButtonLink } from '@furrow/ui/button';
import { ThemedImage } from '@furrow/ui/themed-image';
import { HeaderMenu } from './header-menu';
import { LanguageLinks } from './language-links';
import { MenuLinks } from './menu-links';
import { headerMenus } from './navigation.data';
import { QuickLinks } from './quick-links';
import styles from './site-menu.module.css';
import { ThemeSwitch } from './theme-switch';
import { UnitsSwitch } from './units-switch';
import * as words from './words';

/**
 * The menus of the site: one list of links, which CSS shows as a bar with menus on wide screens and as a full sheet on
 * small ones. The sheet is a popover and the menus are `<details>`, so both work without any script. The scripts in
 * `boot/` add what these elements lack.
 */
export function SiteMenu() {
  return (
    <nav id="site-menu" data-sheet="" popover="auto" className={styles.root} aria-label={words.mainNav}>
      <div className={styles.quick}>
        <QuickLinks />
      </div>
      <ul className={styles.links} {...{ [menuAttribute]: 'main' }}>
        <li>
          <Link to="/" className={styles.link}>
            {words.home}
          </Link>
        </li>
        {headerMenus.map((menu) => (
          <li key={menu.name}>
            <HeaderMenu {...menu} />
          </li>
        ))}
        <MenuLinks of="main">
          {({ to, label }) => (
            <li>
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            </li>
          )}
        </MenuLinks>
      </ul>
      <div className={styles.actions}>
        <ButtonLink to="/donate-food" block>
          {words.donate}
        </ButtonLink>
        <ThemeSwitch place="header" />
        <UnitsSwitch place="menu" />
        <LanguageLinks place="menu" />
      </div>
      <div className={styles.landscape}>
        <ThemedImage light={landscape} dark={landscapeNight} width={1440} height={640} loading="lazy" />
      </div>
    </nav>
  );
}
