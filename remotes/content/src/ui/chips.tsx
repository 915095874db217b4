import styles from './chips.module.css';

type ChipsProps<T extends string> = {
  /** Names the group. */
  label: string;
  options: readonly T[];
  chosen: T;
  /** Without it the chips are there and do nothing. */
  onChoose?: (option: T) => void;
};

/** A row of choices, one of them on. */
export function Chips<T extends string>({ label, options, chosen, onChoose }: ChipsProps<T>) {
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          className={styles.chip}
          onClick={() => onChoose?.(option)}
        >
          {option}
        </button>
      ))}
    </div>
  );
}
