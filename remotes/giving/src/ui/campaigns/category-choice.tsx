import { useId } from 'react';
import { categories, type Category } from '../../data/campaigns.model';
import { categoryName } from '../../data/words';
import * as words from './words';
import styles from './category-choice.module.css';

export type CategoryChoiceProps = {
  value: Category | undefined;
  counts: Record<Category, number>;
  total: number;
  onSelect: (category: Category | undefined) => void;
};

/** All categories with their counts, one of them chosen. */
export function CategoryChoice({ value, counts, total, onSelect }: CategoryChoiceProps) {
  const name = useId();
  const choices = [undefined, ...categories] as const;
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{words.category}</legend>
      {choices.map((category) => (
        <label key={category ?? 'all'} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={category === value}
            onChange={() => onSelect(category)}
            className={styles.radio}
          />
          <span>{category ? categoryName(category) : words.allCategories}</span>
          <span className="fw-num">{category ? counts[category] : total}</span>
        </label>
      ))}
    </fieldset>
  );
}
