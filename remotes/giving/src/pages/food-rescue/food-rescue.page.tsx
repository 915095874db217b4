import { Fragment, useEffect, useRef, useState } from 'react';
import { useNotify } from '@furrow/remote/services';
import vanNight from '@furrow/ui/art/community-food-rescue-van-night.svg';
import van from '@furrow/ui/art/community-food-rescue-van.svg';
import { ButtonLink, TextLink } from '@furrow/ui/button';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { StatRow } from '@furrow/ui/stat-row';
import { ThemedImage } from '@furrow/ui/themed-image';
import { GoBack } from '../../ui/go-back';
import { BatchCard } from './batch-card';
import { BatchDetails } from './batch-details';
import { batches } from '../../data/batches.data';
import { findBatch } from '../../data/batches.model';
import { rescueStats } from './food-rescue.data';
import { scanToast } from './food-rescue.model';
import styles from './food-rescue.module.css';

export default function FoodRescuePage() {
  const notify = useNotify();
  const panel = useRef<HTMLElement>(null);
  const below = useRef<HTMLElement>(null);
  const [scanned, setScanned] = useState<string>();

  function scan(batchId: string) {
    setScanned(batchId);
    notify(scanToast(batchId));
  }

  // On phones the details open below their card, elsewhere beside the list: one of the two places is drawn.
  useEffect(() => {
    if (scanned === undefined) return;
    const drawn = [below.current, panel.current].find((place) => place && place.getClientRects().length > 0);
    drawn?.scrollIntoView({ block: 'nearest' });
  }, [scanned]);

  return (
    <>
      <PageMeta
        title="Food rescue: follow each batch to the lunch table"
        description="Follow rescued food from loading dock to lunch table. Every batch has a QR code, a weight and a next stop that anyone can look up."
        path="/food-rescue"
      />
      <FloodHero
        tone="lilac"
        label={{ subject: 'Food rescue' }}
        title={
          <>
            Good food, <br />
            second chance.
          </>
        }
        lede="Surplus is weighed, labeled and tracked from loading dock to lunch table. Scan any batch to see where it is."
        art={<ThemedImage light={van} dark={vanNight} width={640} height={420} fetchPriority="high" />}
        above={
          <nav aria-label="Food rescue" className={styles.ways}>
            <GoBack />
            <TextLink to="/">Home</TextLink>
            <TextLink to="/donate-food">Donate Food</TextLink>
          </nav>
        }
      >
        <ButtonLink to="/donate-food" size="large">
          Donate Surplus Food
        </ButtonLink>
      </FloodHero>
      <div className="fw-wrap">
        <StatRow stats={rescueStats} />
      </div>
      <div className={`fw-wrap ${styles.root}`}>
        <section className={styles.batches}>
          <RunningHead level={2} fact="Scan or open">
            Batches
          </RunningHead>
          {batches.map((batch) => (
            <Fragment key={batch.batchId}>
              <BatchCard batch={batch} onOpen={() => scan(batch.batchId)} />
              {batch.batchId === scanned && (
                <section ref={below} className={styles.below} aria-label="Batch details">
                  <BatchDetails batch={batch} />
                </section>
              )}
            </Fragment>
          ))}
        </section>
        <section ref={panel} className={styles.panel} aria-label="Batch details">
          <BatchDetails batch={scanned === undefined ? undefined : findBatch(batches, scanned)} />
        </section>
        <SampleNote>the batches are made up, and no camera is used</SampleNote>
      </div>
    </>
  );
}
