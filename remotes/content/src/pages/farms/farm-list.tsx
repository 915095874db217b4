import { useEffect, useRef, useState } from 'react';
import { Link } from '@furrow/router';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { formatCount } from '@furrow/ui/format';
import { Measured } from '@furrow/ui/measured';
import { RunningHead } from '@furrow/ui/running-head';
import { Tag } from '@furrow/ui/tag';
import type { Coordinates } from '../../data/farm-place';
import { farmPath } from '../../data/farms.model';
import {
  farmsOnMap,
  filterCount,
  foundText,
  milesBetween,
  sortLabels,
  type FarmOnMap,
  type FarmsView,
} from './farms.model';
import styles from './farm-list.module.css';

type FarmListProps = {
  found: readonly FarmOnMap[];
  view: FarmsView;
  from: Coordinates | undefined;
  /** The list follows each key, and is told once the visitor pauses. */
  typing: boolean;
  onClear: () => void;
};

/** How many lines are shown at first. */
const firstLines = 8;

/** In milliseconds. */
const typingPause = 400;

/** The farms of the map as a list. Without JavaScript it is whole. */
export function FarmList({ found, view, from, typing, onClear }: FarmListProps) {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const said = useSettled(foundText(found.length, view), typing ? typingPause : 0);
  const shortened = !all && found.length > firstLines && found.findIndex(({ id }) => id === view.farm) < firstLines;

  // The button that was pressed is gone: the keyboard goes on at the first line that it brought.
  useEffect(() => {
    if (all) list.current?.children[firstLines]?.querySelector('a')?.focus();
  }, [all]);

  return (
    <section id="farm-list" aria-label="List of farms" tabIndex={-1} className={styles.root}>
      <RunningHead fact={filterCount(view) > 0 ? `of ${farmsOnMap.length}` : sortLabels[view.sort]}>
        <span role="status">{said}</span>
      </RunningHead>
      {found.length > 0 ? (
        <ol ref={list} className={styles.list} data-short={shortened || undefined}>
          {found.map((farm) => (
            <Row
              key={farm.id}
              farm={farm}
              miles={from && milesBetween(from, farm)}
              chosen={farm.id === view.farm}
              onlyOpen={view.campaign === 'open'}
            />
          ))}
        </ol>
      ) : (
        <EmptyState art={noResults} title="No farm matches." text="Try fewer filters.">
          <Button onClick={onClear}>Clear Filters</Button>
        </EmptyState>
      )}
      {shortened && (
        <Button variant="outlined" block className={styles.more} onClick={() => setAll(true)}>
          Show All {found.length} Farms
        </Button>
      )}
    </section>
  );
}

type RowProps = {
  farm: FarmOnMap;
  miles: number | undefined;
  chosen: boolean;
  /** Every line has an open campaign, so none says so. */
  onlyOpen: boolean;
};

function Row({ farm, miles, chosen, onlyOpen }: RowProps) {
  const { id, name, place, stamp, now, campaign } = farm;
  const tagged = campaign && !onlyOpen;
  return (
    <li className={styles.row} data-farm={id} data-chosen={chosen || undefined} suppressHydrationWarning>
      <img src={stamp} alt="" width={52} height={52} loading="lazy" />
      <div className={styles.words}>
        <Link to={farmPath(farm)} className={`fw-h4 ${styles.name}`} aria-current={chosen || undefined}>
          {name}
        </Link>
        <p className={styles.place}>
          {place}
          {tagged && <span className={miles === undefined ? styles.onPhone : undefined}>, campaign open</span>}
        </p>
        <p className={now ? styles.now : styles.place}>{now ? `Now: ${now}` : 'Nothing this week'}</p>
      </div>
      {miles === undefined ? (
        tagged && (
          <span className={styles.tag}>
            <Tag tone="wheat">Campaign open</Tag>
          </span>
        )
      ) : (
        <p className={styles.miles}>
          <Measured>{`${formatCount(miles)} mi`}</Measured>
        </p>
      )}
    </li>
  );
}

/** The text, as late as `wait` says. */
function useSettled(text: string, wait: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setSettled, wait, text);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return wait === 0 ? text : settled;
}
