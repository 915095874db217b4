import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { TextInput } from './input';
import * as words from './words';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  /** Names the field; it is not shown. */
  label: string;
  placeholder: string;
  value: string;
  /** Called after each key, and with an empty text by the button that clears the field. */
  onChange: (value: string) => void;
  className?: string;
};

/** A search box whose results follow each key. A button clears it and leaves the focus in the box. */
export function SearchField({ label, placeholder, value, onChange, className = '' }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className={`${styles.root} ${className}`}>
      <Search size={20} strokeWidth={1.8} className={styles.glass} />
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
      {value !== '' && (
        <button
          type="button"
          className={`fw-icon-button ${styles.clear}`}
          aria-label={words.clearSearch}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        >
          <X size={18} strokeWidth={1.8} />
        </button>
      )}
    </search>
  );
}
