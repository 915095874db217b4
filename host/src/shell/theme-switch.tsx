import { Monitor, Moon, Sun } from 'lucide-react';
import styles from './theme-switch.module.css';

const choices = [
  { preference: 'light', label: 'Light', Icon: Sun },
  { preference: 'dark', label: 'Dark', Icon: Moon },
  { preference: 'system', label: 'System', Icon: Monitor },
] as const;

export type ThemeSwitchProps = {
  /** Where this switch stands. It is part of the radios' name, because two groups of one name would be one group. */
  place: string;
};

/** One radio group: the arrow keys move through it as in any form. `boot/theme.ts` marks the visitor's choice and follows it. */
export function ThemeSwitch({ place }: ThemeSwitchProps) {
  return (
    <fieldset className={styles.root} data-theme-switch="">
      <legend className="fw-hidden">Theme</legend>
      {choices.map(({ preference, label, Icon }) => (
        <label key={preference} className={styles.choice} title={label}>
          <input
            className={styles.input}
            type="radio"
            name={`theme-${place}`}
            value={preference}
            defaultChecked={preference === 'system'}
          />
          <Icon size={18} strokeWidth={1.8} />
          <span className="fw-hidden">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
