import { useState, type ComponentPropsWithRef } from 'react';
import { Eye, EyeOff } from 'lucide-react';
import { TextInput } from '@furrow/ui/input';
import styles from './password-input.module.css';

export type PasswordInputProps = ComponentPropsWithRef<'input'> & {
  /** Names the button: `Show password`. */
  reveal: string;
};

/** A password that can be looked at. The name of the button stays; whether it is pressed says what it did. */
export function PasswordInput({ reveal, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={styles.root}>
      <TextInput
        {...rest}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.field}
      />
      <button
        type="button"
        aria-label={reveal}
        aria-pressed={shown}
        className={`fw-icon-button ${styles.reveal}`}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} strokeWidth={1.8} />
      </button>
    </span>
  );
}
