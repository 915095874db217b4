import { TextLink } from '@furrow/ui/button';
import { continueSentence } from '@furrow/ui/format';
import { dayOfYear } from '@furrow/ui/long-date';
import { RunningHead } from '@furrow/ui/running-head';
import { sampleDay } from '@furrow/ui/sample-day';
import { seasonEnd } from '@furrow/ui/season';
import { allHarvestsNow } from '../../data/harvests.model';
import { stamps } from '../../data/stamps.data';
import styles from './season-strip.module.css';
import * as words from './words';

/** Five things that are in season, and the way to all. */
export default function SeasonStripFragment() {
  return (
    <section aria-label={words.inSeason} className={styles.root}>
      <RunningHead
        fact={
          <TextLink to="/season" className={styles.whole}>
            {words.wholeSeason}
          </TextLink>
        }
      >
        {words.inSeasonOn(dayOfYear(sampleDay.slice('2025-'.length)))}
      </RunningHead>
      <div role="region" aria-label={words.harvests} tabIndex={0} className={styles.scroller}>
        <ul className={styles.list}>
          {allHarvestsNow()
            .slice(0, 5)
            .map((harvest) => (
              <li key={harvest.what} className={styles.harvest}>
                <img src={stamps[harvest.farm.id]} alt="" width={56} height={56} />
                <p>
                  <b>{harvest.what}</b> <span className={styles.end}>{continueSentence(seasonEnd(harvest).text)}</span>
                </p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
