import { useClientValue } from '@furrow/remote/hydration';
import { Link, useLocation } from '@furrow/router';
import landscapeNight from '@furrow/ui/art/hero-landscape-night.svg';
import landscape from '@furrow/ui/art/hero-landscape.svg';
import { ButtonLink } from '@furrow/ui/button';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import styles from './header.module.css';
import { HeaderMenu } from './header-menu';
import { headerEntries } from './navigation.data';
import type { SiteTheme } from './theme.model';
import { ThemeSwitch } from './theme-switch';
import { useCartLink } from './use-cart-link';
import { Wordmark } from './wordmark';

export type HeaderProps = {
  theme: SiteTheme;
  cart: boolean;
  /** Called when the sheet of a small screen begins or ceases to cover the page. */
  onCover: (covered: boolean) => void;
};

/** What is open, and on which page it was opened: going to another page closes it. */
type Opened = { sheet: boolean; menu?: string; at: string };

/** One list of links: a bar with menus on wide screens, a full sheet on small ones. CSS decides which. */
export function Header({ theme, cart, onCover }: HeaderProps) {
  const { pathname } = useLocation();
  const current = useClientValue(() => pathname, '');
  const cartLink = useCartLink(cart, pathname);
  const [opened, setOpened] = useState<Opened>({ sheet: false, at: pathname });
  const { sheet, menu } = opened.at === pathname ? opened : { sheet: false, menu: undefined };
  const root = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);

  const open = (next: Omit<Opened, 'at'>) => setOpened({ ...next, at: pathname });
  const closeMenu = () => open({ sheet });

  useEffect(() => {
    if (!menu || sheet) return;
    const closeOutside = ({ target }: Event) => {
      if (!root.current?.contains(target as Node)) setOpened({ sheet: false, at: pathname });
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [menu, sheet, pathname]);

  useEffect(() => {
    if (!sheet) return;
    onCover(true);
    const wide = window.matchMedia('(width >= 62em)');
    const close = () => setOpened({ sheet: false, at: pathname });
    wide.addEventListener('change', close);
    return () => {
      onCover(false);
      wide.removeEventListener('change', close);
    };
  }, [sheet, pathname, onCover]);

  function handleKey({ key }: KeyboardEvent) {
    if (!sheet || key !== 'Escape') return;
    open({ sheet: false });
    toggle.current?.focus();
  }

  const isUnder = (section: string) => section !== '/' && current.startsWith(`${section}/`);
  const isCurrent = (to: string) => (to === current ? 'page' : isUnder(to) || undefined);

  return (
    <header ref={root} data-shell className={styles.root} data-sheet={sheet ? 'open' : undefined} onKeyDown={handleKey}>
      <p className={styles.strip}>
        5% of every purchase goes to a food bank<span className={styles.more}>. Free delivery over $50.</span>
      </p>
      <div className={styles.place}>
        <div className={styles.bar}>
          <Link to="/" className={styles.brand} aria-label="Furrow, home">
            <Wordmark />
          </Link>
          <nav
            id="site-menu"
            className={styles.nav}
            aria-label="Main"
            onClick={({ target }) => (target as Element).closest('a') && open({ sheet: false })}
          >
            <ul className={styles.links}>
              {headerEntries.map((entry) => (
                <li key={entry.label} className={styles.entry}>
                  {'to' in entry ? (
                    <Link to={entry.to} className={styles.link} aria-current={isCurrent(entry.to)}>
                      {entry.label}
                    </Link>
                  ) : (
                    <HeaderMenu
                      label={entry.label}
                      links={entry.links}
                      holdsCurrent={entry.sections.some(isUnder)}
                      current={current}
                      open={menu === entry.label}
                      stays={sheet}
                      onToggle={() => (menu === entry.label ? closeMenu() : open({ sheet, menu: entry.label }))}
                    />
                  )}
                </li>
              ))}
            </ul>
            <div className={styles.sheetActions}>
              <ButtonLink to="/donate-food" block>
                Donate Food
              </ButtonLink>
              <ThemeSwitch theme={theme} />
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
            {cartLink}
            <ButtonLink to="/donate-food" size="small" className={styles.donate}>
              Donate Food
            </ButtonLink>
            <a href="#site-menu" className={styles.toggleWithoutScripts}>
              Menu
            </a>
            <button
              ref={toggle}
              type="button"
              className={styles.toggle}
              aria-label="Menu"
              aria-expanded={sheet}
              aria-controls="site-menu"
              onClick={() => open({ sheet: !sheet })}
            >
              <span className={styles.lines} />
            </button>
          </div>
        </div>
      </div>
    </header>
  );
}
