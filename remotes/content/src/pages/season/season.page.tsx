import { Slot } from '@furrow/remote/slot';
import { useQuery } from '@furrow/remote/use-query';
import { ButtonLink } from '@furrow/ui/button';
import { longDate } from '@furrow/ui/long-date';
import { PageMeta } from '@furrow/ui/page-meta';
import { sampleDay } from '@furrow/ui/sample-day';
import { SampleNote } from '@furrow/ui/sample-note';
import { breadcrumbs } from '@furrow/ui/structured-data';
import { farmNames } from '../../data/farm-names.data';
import { currentMonth, farmsByMonth, seasonQuery } from './season.model';
import { SeasonNow } from './season-now';
import { SeasonWheel } from './season-wheel';
import { SeasonYear } from './season-year';
import styles from './season.module.css';

/** What is harvested on the sample day, and the year of every farm. */
export default function SeasonPage() {
  const [view, changes] = useQuery(seasonQuery);
  const harvesting = farmsByMonth[currentMonth];
  return (
    <div className={styles.root}>
      <PageMeta
        title="The season: what farms harvest, and for how long"
        description={`${harvesting} of ${farmNames.length} farms are harvesting on ${longDate(sampleDay)}. See what is ripe, for how many more days, and the whole year of each farm.`}
        path="/season"
        jsonLd={breadcrumbs([{ name: 'The season', path: '/season' }])}
      />
      <header className={styles.hero}>
        <div className={`fw-wrap ${styles.heroRow}`}>
          <div className={styles.first}>
            <p>
              The season:{' '}
              <b>
                {weekdayOf(sampleDay)}, {longDate(sampleDay)}
              </b>
            </p>
            <h1 className="fw-d2">
              {harvesting} of {farmNames.length} farms are harvesting.
            </h1>
          </div>
          <div className={styles.wheel}>
            <SeasonWheel />
          </div>
          <div className={styles.rest}>
            <p className={`fw-lede ${styles.how}`}>
              Each furrow on the wheel is one farm with something to pick, milk, catch or gather that month.
            </p>
            <div className={styles.actions}>
              <ButtonLink to="/marketplace">Shop What Is Ripe</ButtonLink>
              <ButtonLink to="/farms?season=now" variant="outlined">
                See Them on the Map
              </ButtonLink>
            </div>
            <p className={styles.note}>
              Every date on this site is read against one sample day, {longDate(sampleDay)}.
            </p>
          </div>
        </div>
      </header>
      <div className={`fw-wrap ${styles.parts}`}>
        <SeasonNow />
        <SeasonYear
          view={view}
          onCrop={(crop) => changes.choose({ crop })}
          onMonth={(month) => changes.extend({ month })}
        />
        <div className={styles.others}>
          <Slot name="season" props={{ count: 6 }} />
        </div>
        <SampleNote>the farms and their harvests are made up</SampleNote>
      </div>
    </div>
  );
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00Z`).getUTCDay()] ?? '';
}
