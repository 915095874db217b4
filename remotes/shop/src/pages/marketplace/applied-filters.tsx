import { X } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { categoryName } from '../../data/products.model';
import type { MarketplaceView } from './marketplace.model';
import * as words from './words';
import styles from './filter-bar.module.css';

export type AppliedFiltersProps = {
  view: MarketplaceView;
  onChoose: (change: Partial<MarketplaceView>) => void;
  onClear: () => void;
};

/** The filters that are set, each with a button that takes it off; nothing when none is set. */
export function AppliedFilters({ view: { query, category }, onChoose, onClear }: AppliedFiltersProps) {
  if (!category && !query.trim()) return null;
  return (
    <div className={styles.applied}>
      {category && (
        <button type="button" className={styles.removable} onClick={() => onChoose({ category: undefined })}>
          <span className="fw-hidden">{words.removeFilter}</span>
          <span>{categoryName(category)}</span>
          <X size={16} strokeWidth={1.8} />
        </button>
      )}
      <Button variant="text" onClick={onClear}>
        {words.clearFilters}
      </Button>
    </div>
  );
}
