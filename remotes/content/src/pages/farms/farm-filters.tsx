import { useState } from 'react';
import { ListFilter, X } from 'lucide-react';
import { Button } from '@furrow/ui/button';
import { chipClass } from '@furrow/ui/chip';
import { Field } from '@furrow/ui/field';
import { NativeSelect, TextInput } from '@furrow/ui/input';
import { SearchField } from '@furrow/ui/search-field';
import { crops } from '../../data/farm-place';
import { Chips } from '../../ui/chips';
import {
  farmsOnMap,
  farmsQuery,
  filterCount,
  sortLabels,
  sortOf,
  sorts,
  zipArea,
  type FarmsView,
  type Sort,
} from './farms.model';
import styles from './farm-filters.module.css';

export type FarmFiltersProps = {
  view: FarmsView;
  zip: string;
  onChoose: (change: Partial<FarmsView>) => void;
  onSearch: (query: string) => void;
  onZip: (zip: string) => void;
};

const counts = {
  All: farmsOnMap.length,
  ...Object.fromEntries(crops.map((crop) => [crop, farmsOnMap.filter((farm) => farm.crop === crop).length])),
};
const openCount = farmsOnMap.filter(({ campaign }) => campaign).length;
const nowCount = farmsOnMap.filter(({ now }) => now).length;

/**
 * What is shown, and in which order. On phones the filters and the ZIP code unfold below the three chips, and follow them
 * in the document as well.
 */
export function FarmFilters({ view, zip, onChoose, onSearch, onZip }: FarmFiltersProps) {
  const [open, setOpen] = useState<'filter' | 'zip'>();
  const { crop, campaign, season, sort, query } = view;
  const count = filterCount(view);
  const toggle = (part: 'filter' | 'zip') => setOpen(open === part ? undefined : part);

  const filterChip = (
    <button
      key="filterChip"
      type="button"
      className={`${chipClass} ${styles.chip}`}
      aria-expanded={open === 'filter'}
      data-on={count > 0}
      onClick={() => toggle('filter')}
    >
      <ListFilter size={18} strokeWidth={1.8} />
      Filter
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  );
  const cropChips = (
    <div key="cropChips" className={styles.crops}>
      <Chips
        label="Crop"
        options={['All', ...crops]}
        chosen={crop ?? 'All'}
        counts={counts}
        onChoose={(option) => onChoose({ crop: option === 'All' ? undefined : option })}
      />
    </div>
  );
  const search = (
    <div key="search" className={styles.search}>
      <span aria-hidden="true" className={styles.label}>
        Search farms
      </span>
      <SearchField label="Search farms" placeholder="Name, place or crop" value={query} onChange={onSearch} />
    </div>
  );
  const zipField = (
    <div key="zipField" className={styles.zip}>
      <Field label="Your ZIP code">
        <TextInput
          inputMode="numeric"
          autoComplete="postal-code"
          enterKeyHint="done"
          placeholder="5 digits"
          maxLength={5}
          value={zip}
          onChange={({ target }) => onZip(target.value)}
        />
      </Field>
    </div>
  );
  const toggles = (
    <div key="toggles" role="group" aria-label="Show only" className={styles.toggles}>
      <Toggle
        on={campaign === 'open'}
        count={openCount}
        onPress={(on) => onChoose({ campaign: on ? 'open' : undefined })}
      >
        Open campaign
      </Toggle>
      <Toggle on={season === 'now'} count={nowCount} onPress={(on) => onChoose({ season: on ? 'now' : undefined })}>
        In season now
      </Toggle>
    </div>
  );
  const sortField = (
    <div key="sortField" className={styles.sort}>
      <Field label="Sort">
        <NativeSelect
          value={sort}
          onChange={({ target }) => onChoose({ sort: sorts.find((each) => each === target.value) })}
        >
          {sorts.map((each) => (
            <option key={each} value={each} disabled={sortOf({ sort: each }, zipArea(zip)) !== each}>
              {sortLabels[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </div>
  );
  const zipChip = (
    <button
      key="zipChip"
      type="button"
      className={`${chipClass} ${styles.chip}`}
      aria-expanded={open === 'zip'}
      data-on={zipArea(zip) ? true : undefined}
      onClick={() => toggle('zip')}
    >
      ZIP code
    </button>
  );

  return (
    <div className={styles.root} data-open={open}>
      {open
        ? [filterChip, sortField, zipChip, cropChips, search, zipField, toggles]
        : [filterChip, cropChips, search, zipField, toggles, sortField, zipChip]}
      <p role="status" className={styles.note}>
        {zipNote(zip, sort)}
      </p>
      {count > 0 && (
        <div className={styles.applied}>
          {crop && <Applied onPress={() => onChoose({ crop: undefined })}>{crop}</Applied>}
          {campaign && <Applied onPress={() => onChoose({ campaign: undefined })}>Open campaign</Applied>}
          {season && <Applied onPress={() => onChoose({ season: undefined })}>In season now</Applied>}
          {query.trim() && <Applied onPress={() => onChoose({ query: '' })}>{`“${query.trim()}”`}</Applied>}
          <Button variant="text" onClick={() => onChoose({ ...farmsQuery.read(''), sort })}>
            Clear Filters
          </Button>
        </div>
      )}
    </div>
  );
}

/** What became of the ZIP code. */
function zipNote(zip: string, sort: Sort): string {
  const area = zipArea(zip);
  if (area) return `${area.area} area. The distance is worked out in your browser; your ZIP code is not sent.`;
  if (area === null) {
    const byName = sort === 'name' ? ' Sorted by name.' : '';
    return `We know a few sample ZIP areas only, such as 10001, 60614 or 97201.${byName}`;
  }
  return 'Add a ZIP code to see how far away they are. It stays in your browser.';
}

type ToggleProps = { children: string; on: boolean; count: number; onPress: (on: boolean) => void };

function Toggle({ children, on, count, onPress }: ToggleProps) {
  return (
    <button type="button" className={styles.toggle} aria-pressed={on} onClick={() => onPress(!on)}>
      {children} <span className={styles.number}>{count}</span>
    </button>
  );
}

function Applied({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <button type="button" className={`${chipClass} ${styles.removable}`} onClick={onPress}>
      <span className="fw-hidden">Remove filter </span>
      <span>{children}</span>
      <X size={16} strokeWidth={1.8} />
    </button>
  );
}
