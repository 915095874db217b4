import { chipClass } from '@furrow/ui/chip';
import styles from './chips.module.css';

type ChipsProps<T extends string> = {
  /** Names the group. */
  label: string;
  options: readonly T[];
  chosen: T;
  /** How many there are of each. */
  counts?: Partial<Record<T, number>>;
} & (
  | { onChoose: (option: T) => void; note?: never }
  | {
      /** The chips do nothing, as the `SampleNote` with this id says. */
      note: string;
      onChoose?: never;
    }
);

/** A row of choices, one of them on. */
export function Chips<T extends string>({ label, options, chosen, counts, onChoose, note }: ChipsProps<T>) {
  return (
    <div role="group" aria-label={label} className={counts ? `${styles.root} ${styles.counted}` : styles.root}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          className={chipClass}
          aria-describedby={note}
          data-inert={note && ''}
          onClick={onChoose && (() => onChoose(option))}
        >
          {option}
          {counts?.[option] !== undefined && <span className={styles.count}> {counts[option]}</span>}
        </button>
      ))}
    </div>
  );
}
