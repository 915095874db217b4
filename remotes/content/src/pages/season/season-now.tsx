import { useEffect, useRef, useState } from 'react';
import { Anchor } from '@furrow/ui/anchor';
import { Button } from '@furrow/ui/button';
import { RunningHead } from '@furrow/ui/running-head';
import { seasonEnd } from '@furrow/ui/season';
import { farmPath, stateOf } from '../../data/farms.model';
import { allHarvestsNow, type FarmHarvest } from '../../data/harvests.model';
import { stamps } from '../../data/stamps.data';
import styles from './season-now.module.css';

const now = allHarvestsNow();

/** How many are shown at first. */
const firstLines = 9;

/** What is harvested on the sample day, and for how long. Without JavaScript the list is whole. */
export function SeasonNow() {
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  // The button that was pressed is gone: the keyboard goes on at the first line that it brought.
  useEffect(() => {
    if (all) list.current?.children[firstLines]?.querySelector('a')?.focus();
  }, [all]);

  return (
    <section className={styles.root}>
      <RunningHead
        level={2}
        fact={
          <>
            {!all && <span className={styles.first}>{firstLines} of </span>}
            {now.length} harvests
          </>
        }
      >
        In season now
      </RunningHead>
      <ul ref={list} className={styles.list} data-short={!all || undefined}>
        {now.map((harvest) => (
          <Row key={`${harvest.farm.id} ${harvest.what}`} harvest={harvest} />
        ))}
      </ul>
      {!all && (
        <Button variant="outlined" className={styles.more} onClick={() => setAll(true)}>
          Show All {now.length}
        </Button>
      )}
    </section>
  );
}

function Row({ harvest }: { harvest: FarmHarvest }) {
  const { what, farm } = harvest;
  const end = seasonEnd(harvest);
  return (
    <li className={styles.row}>
      <img src={stamps[farm.id]} alt="" width={60} height={60} loading="lazy" />
      <div>
        <h3 className={`fw-h4 ${styles.what}`}>{what}</h3>
        <p className={styles.farm}>
          <Anchor to={farmPath(farm)} className={styles.name}>
            {farm.name}
          </Anchor>
          , {stateOf(farm)}
        </p>
        <p className={styles.end} data-few={end.few || undefined}>
          {end.text}
        </p>
      </div>
    </li>
  );
}
