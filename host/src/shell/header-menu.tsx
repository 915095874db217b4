import { addressIn } from '@furrow/formats/language-address';
import { menuAttribute } from '@furrow/formats/menu-marks';
import { Link } from '@furrow/router';
import { ThemedImage } from '@furrow/ui/themed-image';
import styles from './header-menu.module.css';
import { MenuLinks } from './menu-links';
import type { MenuName } from './navigation.data';

export type HeaderMenuProps = {
  name: MenuName;
  label: string;
  /** The paths of the pages that belong to the menu, for `boot/current-links.ts`. */
  sections: string[];
};

/**
 * A menu of the header. It is a disclosure and not a `role="menu"`, because it contains a list of ordinary links. All
 * menus have the same `name`, so that opening one closes the other.
 */
export function HeaderMenu({ name, label, sections }: HeaderMenuProps) {
  return (
    <details className={styles.root} name="header-menu">
      <summary
        className={styles.button}
        data-sections={sections.map((section) => addressIn(section, __LANGUAGE__)).join(' ')}
      >
        {label}
      </summary>
      <div className={styles.panel}>
        <ul className={styles.links} {...{ [menuAttribute]: name }}>
          <MenuLinks of={name}>
            {({ to, label: page, line, picture, darkPicture }) => (
              <li>
                <Link to={to} className={styles.link}>
                  <ThemedImage
                    className={styles.art}
                    light={picture}
                    dark={darkPicture}
                    width={72}
                    height={64}
                    loading="lazy"
                  />
                  <span>
                    <span className={styles.name}>{page}</span>
                    <span className={styles.line}>{line}</span>
                  </span>
                </Link>
              </li>
            )}
          </MenuLinks>
        </ul>
        <ul className={styles.foot} {...{ [menuAttribute]: 'foot' }}>
          <MenuLinks of="foot">
            {({ to, label: page }) => (
              <li>
                <Link to={to} className={styles.footLink}>
                  {page}
                </Link>
              </li>
            )}
          </MenuLinks>
        </ul>
      </div>
    </details>
  );
}
