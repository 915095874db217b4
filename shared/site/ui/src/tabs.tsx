import { Check } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** `count` stands after the name; `done` puts a tick there. */
export type Tab<Key extends string = string> = { key: Key; label: string; count?: number; done?: boolean };

export type TabsProps<Key extends string> = {
  /** The panel of the selected tab. */
  children: ReactNode;
  tabs: readonly Tab<Key>[];
  /** Key of the selected tab. */
  value: Key;
  /** Called with the key of the tab that the visitor selects. */
  onChange: (key: Key) => void;
  /** Names the list of tabs. */
  label: string;
  /** Search and sort, at the right of the tabs; above them where there is no room. */
  aside?: ReactNode;
};

/** Tabs with a double furrow under the current one. Arrow keys, Home and End select; on phones the row swipes. */
export function Tabs<Key extends string>({ children, tabs, value, onChange, label, aside }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  // A link may select a tab that a phone has scrolled out of the row.
  useEffect(() => {
    const selected = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!list.current || !selected) return;
    list.current.scrollLeft = selected.offsetLeft - (list.current.clientWidth - selected.offsetWidth) / 2;
  }, [value]);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex(({ key }) => key === value);
    const last = tabs.length - 1;
    const isTurned = list.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
    const following = index === last ? 0 : index + 1;
    const preceding = index === 0 ? last : index - 1;
    const next = {
      ArrowRight: isTurned ? preceding : following,
      ArrowLeft: isTurned ? following : preceding,
      Home: 0,
      End: last,
    };
    const target = next[event.key as keyof typeof next];
    const tab = target === undefined ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target ?? 0]?.focus();
  }

  return (
    <>
      <div className={styles.root}>
        <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={onKeyDown}>
          {tabs.map(({ key, label: name, count, done }) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`${id}-${key}`}
              className={styles.tab}
              aria-selected={key === value}
              aria-controls={`${id}-panel`}
              tabIndex={key === value ? 0 : -1}
              onClick={() => onChange(key)}
            >
              {name}
              {done && (
                <>
                  <Check size={16} strokeWidth={2.4} className={styles.tick} />
                  <span className="fw-hidden">, complete</span>
                </>
              )}
              {count !== undefined && <span className={styles.count}> {count}</span>}
            </button>
          ))}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
