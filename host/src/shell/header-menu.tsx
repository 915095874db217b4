import { Link } from '@furrow/router';
import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import styles from './header-menu.module.css';
import type { MenuLink } from './navigation.data';

export type HeaderMenuProps = {
  label: string;
  links: MenuLink[];
  current: string;
  /** The page on screen belongs to this menu. */
  holdsCurrent: boolean;
  open: boolean;
  /** In the sheet of a small screen a menu is folded only by its button: one that folds when focus leaves would move the links under the finger. */
  stays: boolean;
  onToggle: () => void;
};

/** A disclosure, not a `role="menu"`: its content is a list of ordinary links. */
export function HeaderMenu({ label, links, current, holdsCurrent, open, stays, onToggle }: HeaderMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function handleKey(event: KeyboardEvent) {
    if (!open || stays) return;
    if (event.key === 'Escape') {
      onToggle();
      button.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      const stops = [button.current, ...(list.current?.querySelectorAll('a') ?? [])];
      stops.at((stops.indexOf(event.target as HTMLAnchorElement) + step) % stops.length)?.focus();
    }
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (open && !stays && relatedTarget && !currentTarget.contains(relatedTarget)) onToggle();
  }

  return (
    <div className={styles.root} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-current={holdsCurrent || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
      >
        {label}
      </button>
      <ul ref={list} id={id} className={open ? styles.openPanel : styles.panel}>
        {links.map(({ label: name, to, line, art }) => (
          <li key={to}>
            <Link to={to} className={styles.link} aria-current={to === current ? 'page' : undefined}>
              <img className={styles.art} src={art} width={64} height={64} alt="" loading="lazy" />
              <span>
                <span className={styles.name}>{name}</span>
                <span className={styles.line}>{line}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
