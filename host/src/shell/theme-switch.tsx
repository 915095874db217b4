import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import type { SiteTheme, ThemePreference } from './theme.model';
import styles from './theme-switch.module.css';

const choices = [
  { preference: 'light', label: 'Light', Icon: Sun },
  { preference: 'dark', label: 'Dark', Icon: Moon },
  { preference: 'system', label: 'System', Icon: Monitor },
] as const;

/** One radio group: the arrow keys move through it as in any form. */
export function ThemeSwitch({ theme }: { theme: SiteTheme }) {
  const name = useId();
  const preference = useSyncExternalStore<ThemePreference>(theme.subscribe, theme.preference, () => 'system');
  return (
    <fieldset className={styles.root}>
      <legend className="fw-hidden">Theme</legend>
      {choices.map((choice) => (
        <label key={choice.preference} className={styles.choice} title={choice.label}>
          <input
            className={styles.input}
            type="radio"
            name={name}
            checked={choice.preference === preference}
            onChange={() => theme.setPreference(choice.preference)}
          />
          <choice.Icon size={18} strokeWidth={1.8} />
          <span className="fw-hidden">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
