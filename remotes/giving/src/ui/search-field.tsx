import { Search } from 'lucide-react';
import { TextInput } from '@furrow/ui/input';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
};

/** A search box that filters while one types. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <div role="search" className={styles.root}>
      <Search size={20} strokeWidth={1.8} className={styles.icon} />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={styles.input}
      />
    </div>
  );
}
