import { Monitor, Moon, Sun } from 'lucide-react';
import * as words from './words';
import styles from './theme-switch.module.css';

const choices = [
  { preference: 'light', label: words.themes.light, Icon: Sun },
  { preference: 'dark', label: words.themes.dark, Icon: Moon },
  { preference: 'system', label: words.themes.system, Icon: Monitor },
] as const;

export type ThemeSwitchProps = {
  /**
   * Where this switch is. It is part of the name of the radio buttons, because two groups with one name would be one
   * group.
   */
  place: string;
};

/**
 * The switch of the theme, a group of radio buttons through which the arrow keys move. `boot/theme.ts` checks the
 * button of the visitor's choice and applies a new choice.
 */
export function ThemeSwitch({ place }: ThemeSwitchProps) {
  return (
    <fieldset className={styles.switch} data-theme-switch="">
      <legend className={place === 'footer' ? undefined : 'fw-hidden'}>{words.theme}</legend>
      <div className={styles.root}>
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
      </div>
    </fieldset>
  );
}
