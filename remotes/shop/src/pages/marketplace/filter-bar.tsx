import { useState } from 'react';
import { LayoutGrid, List, ListFilter } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { chipClass } from '@furrow/ui/chip';
import { checkClass, NativeSelect } from '@furrow/ui/input';
import { SearchField } from '@furrow/ui/search-field';
import { Sheet } from '../../ui/sheet';
import { categories, categoryName, type Category } from '../../data/products.model';
import { sorts, type MarketplaceView } from './marketplace.model';
import * as words from './words';
import styles from './filter-bar.module.css';

export type FilterBarProps = {
  view: MarketplaceView;
  /** How many of the products that were searched for each category holds. */
  counts: Record<Category | 'all', number>;
  /** How many match everything that is set. */
  matching: number;
  onChoose: (change: Partial<MarketplaceView>) => void;
  onSearch: (query: string) => void;
  onClear: () => void;
};

/** Search, category, sort and layout: side by side from 768 px; on phones category and sort are in a sheet. */
export function FilterBar({ view, counts, matching, onChoose, onSearch, onClear }: FilterBarProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const chooseSort = (value: string) => onChoose({ sort: sorts.find((sort) => sort === value) });
  const chooseCategory = (value: string) => onChoose({ category: categories.find((category) => category === value) });

  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <SearchField
          label={words.search}
          placeholder={words.searchExample}
          className={styles.search}
          value={view.query}
          onChange={onSearch}
        />
        <button
          type="button"
          className={`${chipClass} ${styles.chip} ${styles.filterChip}`}
          aria-haspopup="dialog"
          data-on={view.category !== undefined}
          onClick={() => setSheetOpen(true)}
        >
          <ListFilter size={18} strokeWidth={1.8} />
          {words.filter}
          {view.category && <span className={styles.count}>1</span>}
        </button>
        <div className={styles.category}>
          <NativeSelect
            aria-label={words.category}
            value={view.category ?? ''}
            onChange={(event) => chooseCategory(event.target.value)}
          >
            <option value="">{words.allCategories}</option>
            {categories.map((category) => (
              <option key={category} value={category}>
                {categoryName(category)}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className={styles.sort}>
          <NativeSelect
            aria-label={words.sortBy}
            className={styles.sortSelect}
            value={view.sort}
            onChange={(event) => chooseSort(event.target.value)}
          >
            {sorts.map((sort) => (
              <option key={sort} value={sort}>
                {words.sortLabels[sort]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <div className={styles.layout} role="group" aria-label={words.layout}>
          <button
            type="button"
            aria-label={words.grid}
            aria-pressed={view.layout === 'grid'}
            onClick={() => onChoose({ layout: 'grid', shown: view.shown })}
          >
            <LayoutGrid size={18} strokeWidth={1.8} />
          </button>
          <button
            type="button"
            aria-label={words.list}
            aria-pressed={view.layout === 'list'}
            onClick={() => onChoose({ layout: 'list', shown: view.shown })}
          >
            <List size={18} strokeWidth={1.8} />
          </button>
        </div>
      </div>
      {sheetOpen && (
        <Sheet
          side="bottom"
          title={words.filterAndSort}
          onClose={() => setSheetOpen(false)}
          foot={
            <div className={styles.sheetFoot}>
              <Button variant="text" onClick={onClear}>
                {words.clear}
              </Button>
              <Button onClick={() => setSheetOpen(false)}>{words.showProducts(matching)}</Button>
            </div>
          }
        >
          <fieldset className={styles.group}>
            <legend>{words.category}</legend>
            {[undefined, ...categories].map((category) => (
              <label key={category ?? 'all'} className={styles.option}>
                <input
                  type="radio"
                  name="sheet-category"
                  className={checkClass}
                  checked={view.category === category}
                  onChange={() => onChoose({ category })}
                />
                <span>{category ? categoryName(category) : words.allCategories}</span>
                <span className="fw-num">{counts[category ?? 'all']}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={styles.group}>
            <legend>{words.sortBy}</legend>
            <div className={styles.sortChips}>
              {sorts.map((sort) => (
                <label key={sort} className={`${chipClass} ${styles.chip}`}>
                  <input
                    type="radio"
                    name="sheet-sort"
                    className={styles.covered}
                    checked={view.sort === sort}
                    onChange={() => onChoose({ sort })}
                  />
                  {words.sortLabels[sort]}
                </label>
              ))}
            </div>
          </fieldset>
        </Sheet>
      )}
    </div>
  );
}

export type CategoryChipsProps = Pick<FilterBarProps, 'view' | 'onChoose'>;

/** The categories in a row, from 768 px. */
export function CategoryChips({ view, onChoose }: CategoryChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={words.category}>
      {[undefined, ...categories].map((category) => (
        <button
          key={category ?? 'all'}
          type="button"
          className={chipClass}
          aria-pressed={view.category === category}
          onClick={() => onChoose({ category })}
        >
          {category ? categoryName(category) : words.all}
        </button>
      ))}
    </div>
  );
}
