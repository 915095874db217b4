import { useEffect, useRef, useState } from 'react';
import { Slot } from '@furrow/remote/slot';
import { useQuery } from '@furrow/remote/use-query';
import { ButtonLink } from '@furrow/ui/button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { SampleNote } from '@furrow/ui/sample-note';
import { breadcrumbs, pageList } from '@furrow/ui/structured-data';
import { farmNames } from '../../data/farm-names.data';
import { farmPath } from '../../data/farms.model';
import { FarmFilters } from './farm-filters';
import { FarmList } from './farm-list';
import { FarmMap } from './farm-map';
import { farmsOnMap, farmsQuery, filterFarms, sortFarms, sortOf, zipArea, type FarmsView } from './farms.model';
import { followMap } from './follow-map';
import { useZip } from './use-zip';
import styles from './farms.module.css';

/** Where the farms are: on a map, and as the same farms in a list. */
export default function FarmsPage() {
  const [asked, changes] = useQuery(farmsQuery);
  const [zip, setZip] = useZip();
  const columns = useRef<HTMLDivElement>(null);
  const area = zipArea(zip);
  const from = area ?? undefined;
  const view = { ...asked, sort: sortOf(asked, from) };
  const found = sortFarms(filterFarms(farmsOnMap, view), view.sort, from);
  const [typing, setTyping] = useState(false);

  // The boot script does it for the document that was sent; another page of the site may have opened this one.
  useEffect(() => (columns.current ? followMap(columns.current) : undefined), []);

  // A farm's own page leads here: both places where it stands come into view, in a low window at least the map's.
  useEffect(() => {
    const places = columns.current?.querySelectorAll(`[data-farm="${CSS.escape(view.farm)}"]`) ?? [];
    for (const part of [...places].reverse()) part.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view.farm]);

  function choose(change: Partial<FarmsView>) {
    setTyping(false);
    changes.choose(change);
  }

  function typeZip(text: string) {
    setZip(text);
    // Whoever says where they are wants to know what is near, and without a place nothing is.
    const sort = zipArea(text) ? 'near' : sortOf(asked, undefined);
    if (sort !== asked.sort) changes.extend({ sort });
  }

  return (
    <div className={styles.root}>
      <PageMeta
        title="Farms: meet the people who grow and raise food"
        description={`Meet the ${farmNames.length} farms on Furrow: who farms there, how much land they work, and what they sell, fund and give to food banks near them.`}
        path="/farms"
        jsonLd={[
          pageList(farmNames.map((farm) => ({ name: farm.name, path: farmPath(farm) }))),
          breadcrumbs([{ name: 'Farms', path: '/farms' }]),
        ]}
      />
      <PageHead
        title="Where your food grows"
        lede={
          <>
            {farmNames.length} farms, each drawn as the thing it grows.{' '}
            <span className={styles.how}>Pick a pin or a line in the list; they are the same farms.</span>
          </>
        }
        actions={
          <ButtonLink to="/season" variant="outlined" className={styles.season}>
            What Is in Season
          </ButtonLink>
        }
      />
      <div className="fw-wrap">
        <FarmFilters
          view={view}
          zip={zip}
          onChoose={choose}
          onSearch={(query) => {
            setTyping(true);
            changes.type('query', query);
          }}
          onZip={typeZip}
        />
      </div>
      <div ref={columns} className={`fw-wrap ${styles.columns}`} data-farms onClickCapture={changes.settle}>
        <div className={styles.map}>
          <FarmMap found={found} chosen={view.farm} from={from} />
        </div>
        <FarmList
          found={found}
          view={view}
          from={from}
          typing={typing}
          onClear={() => choose({ ...farmsQuery.read(''), sort: asked.sort })}
        />
        <div className={styles.note}>
          <SampleNote>the farms are made up, and so are the places of those that name only a state</SampleNote>
        </div>
      </div>
      <div className={`fw-wrap ${styles.others}`}>
        <Slot name="farms" props={{ count: 6 }} />
      </div>
    </div>
  );
}
