import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export type Tab<T extends string> = { value: T; label: string; count?: number };

export type TabsProps<T extends string> = {
  /** The panel of the chosen tab. */
  children: ReactNode;
  /** Names the list of tabs. */
  label: string;
  tabs: readonly Tab<T>[];
  value: T;
  onSelect: (value: T) => void;
  /** Controls at the right of the tabs. */
  aside?: ReactNode;
};

/** Tabs with a double furrow under the current one. Arrow keys, Home and End move between them. */
export function Tabs<T extends string>({ children, label, tabs, value, onSelect, aside }: TabsProps<T>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.value === value);

  function move(event: KeyboardEvent) {
    const last = tabs.length - 1;
    const next = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }[event.key];
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <>
      <div className={styles.bar}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              className={styles.tab}
              onClick={() => onSelect(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <span className={`fw-num ${styles.count}`}> {tab.count}</span>}
            </button>
          ))}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
