import { Link } from '@furrow/router';
import styles from './header-menu.module.css';
import type { MenuLink } from './navigation.data';

export type HeaderMenuProps = {
  label: string;
  /** The paths whose pages belong to the menu, for `boot/current-links.ts`. */
  sections: string[];
  links: MenuLink[];
};

/**
 * A disclosure and not a `role="menu"`, because its content is a list of ordinary links. All of them have one `name`, so that opening one
 * closes the other.
 */
export function HeaderMenu({ label, sections, links }: HeaderMenuProps) {
  return (
    <details className={styles.root} name="header-menu">
      <summary className={styles.button} data-sections={sections.join(' ')}>
        {label}
      </summary>
      <ul className={styles.panel}>
        {links.map(({ label: name, to, line, art }) => (
          <li key={to}>
            <Link to={to} className={styles.link}>
              <img className={styles.art} src={art} width={64} height={64} alt="" loading="lazy" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.line}>{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
