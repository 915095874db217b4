import centralNight from '@furrow/ui/art/community-food-bank-central-night.svg';
import central from '@furrow/ui/art/community-food-bank-central.svg';
import { Fragment } from '@furrow/remote/fragment';
import { FloodHero } from '@furrow/ui/flood-hero';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleTag } from '@furrow/ui/sample-tag';
import { Tabs } from '@furrow/ui/tabs';
import { ThemedImage } from '@furrow/ui/themed-image';
import { impact } from '../../data/impact';
import { countInWords, formatCount } from '@furrow/ui/format';
import { GoBack } from '../../ui/go-back';
import { useChoice } from '@furrow/remote/use-query';
import { Achievements } from './achievements';
import { Donations } from './donations';
import { ImpactStats } from './impact-stats';
import { Overview } from './overview';
import { Partners } from './partners';
import { QuickActions } from './quick-actions';
import { useOwnView } from './use-own-view';
import styles from './impact-dashboard.module.css';

const tabs = [
  { key: 'overview', label: 'Overview' },
  { key: 'donations', label: 'Donations' },
  { key: 'partners', label: 'Partners' },
  { key: 'achievements', label: 'Achievements' },
] as const;

export default function ImpactDashboardPage() {
  const { own: { view, Yours, ShareTicket } = {}, failed } = useOwnView();
  const [tab, setTab] = useChoice('tab', ['overview', 'donations', 'partners', 'achievements']);

  return (
    <>
      <PageMeta
        title="Impact dashboard: your meals, gifts and streaks"
        description="See the meals you provided, the food banks you supported, your carbon offset and how many weeks in a row you gave, in one place."
        path="/impact-dashboard"
      />
      <Fragment of="dao/governance-bar" props={{ current: '/impact' }} />
      <FloodHero
        tone="straw"
        label={{ subject: 'Impact dashboard' }}
        title={
          <>
            {view ? view.title[0] : `${formatCount(impact.mealsProvided)} meals,`} <br />
            {view ? view.title[1] : 'and counting.'}
          </>
        }
        lede={
          view?.lede ??
          `Shared among ${countInWords(impact.foodBanksSupported, 'food bank')}, with a receipt for every gift.`
        }
        art={<ThemedImage light={central} dark={centralNight} width={640} height={420} fetchPriority="high" />}
        above={
          <div className={styles.above}>
            <GoBack />
            {!view && <SampleTag />}
          </div>
        }
      />
      <div className={`fw-wrap ${styles.root} ${view ? styles.own : failed ? '' : styles.awaited}`}>
        {!failed && <div className={styles.room}>{view && Yours && <Yours own={view} />}</div>}
        {view && ShareTicket && (
          <div className={styles.share}>
            <ShareTicket own={view} />
          </div>
        )}
        <div className={styles.sample}>
          <RunningHead fact={<span className={styles.alone}>Yours start with your first order.</span>}>
            <h2 className={styles.name}>What a year of giving looks like</h2>
            <span className={styles.besideOwn}>
              &nbsp; <SampleTag />
            </span>
          </RunningHead>
          <ImpactStats />
          <p className={`${styles.besideOwn} ${styles.notYours}`}>
            An example donor’s year, October 2024 to September 2025. None of it is yours or is added to yours.
          </p>
          <div className={styles.tabs}>
            <Tabs label="Impact" tabs={tabs} value={tab} onChange={setTab}>
              {tab === 'overview' && <Overview />}
              {tab === 'donations' && <Donations />}
              {tab === 'partners' && <Partners />}
              {tab === 'achievements' && <Achievements />}
            </Tabs>
          </div>
          {/* The overview has a place for them. */}
          {tab !== 'overview' && <QuickActions />}
        </div>
      </div>
    </>
  );
}
