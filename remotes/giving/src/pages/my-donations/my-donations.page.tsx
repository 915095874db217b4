import { ListFilter, Download } from 'lucide-react';
import { choiceField, defineQuery, textField } from '@furrow/remote/query';
import { useQuery } from '@furrow/remote/use-query';
import nftHarvest from '@furrow/ui/art/nft-harvest.svg';
import { BackLink } from '@furrow/ui/back-link';
import { ButtonLink } from '@furrow/ui/button';
import { InertButton } from '@furrow/ui/inert-button';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';
import { RunningHead } from '@furrow/ui/running-head';
import { SampleNote } from '@furrow/ui/sample-note';
import { SampleTag } from '@furrow/ui/sample-tag';
import { SearchField } from '@furrow/ui/search-field';
import { StatRow } from '@furrow/ui/stat-row';
import { Tabs } from '@furrow/ui/tabs';
import { useYou } from '@furrow/you/react';
import { donations, recurringDonations } from '../../data/donations.data';
import { searchDonations } from '../../data/donations.model';
import { impact } from '../../data/impact';
import { ownDonations, ownImpact, searchOwn } from '../../data/own-donations.model';
import { formatCount, formatDollars } from '@furrow/ui/format';
import { MealsByFoodBank } from '../../ui/impact/meals-by-food-bank';
import { MealsByMonth } from '../../ui/impact/meals-by-month';
import { ShareButton } from '../../ui/share/share-button';
import { DonationTable } from './donation-table';
import { OwnTable } from './own-table';
import { PickupAnswer } from './pickup-answer';
import { RecurringList } from './recurring-list';
import styles from './my-donations.module.css';

const tabs = [
  { key: 'all', label: 'All Donations' },
  { key: 'recurring', label: 'Recurring' },
  { key: 'impact', label: 'Impact Reports' },
] as const;

/** The tab, the words of a search and the page of the list stand in the address. */
const donationsQuery = defineQuery({
  tab: choiceField('tab', 'all', ['all', 'recurring', 'impact']),
  search: textField('q'),
  page: choiceField(
    'page',
    '1',
    donations.map((_, index) => String(index + 1)),
  ),
  /** What the visitor did right before. */
  after: choiceField('after', '', ['', 'pickup']),
});

const sampleFigures = {
  total: formatDollars(impact.totalDonated),
  meals: impact.mealsProvided,
  foodBanks: impact.foodBanksSupported,
};
const sampleFact = `${donations.length} donations, ${sampleFigures.total}, ${formatCount(impact.mealsProvided)} meals`;

/** The visitor's own donations come from the ledger of this browser. What else there is to see is sample data, and called so. */
export default function MyDonationsPage() {
  const [{ tab, search, page, after }, { choose, type }] = useQuery(donationsQuery);
  const find = (words: string) => type('search', words, { page: '1' });
  const found = searchDonations(donations, search);
  const own = ownDonations(useYou()?.entries ?? []);
  const figures = own.length > 0 ? ownImpact(own) : sampleFigures;

  return (
    <>
      <PageMeta
        title="My Donations: gifts, meals and receipts in one"
        description="See your donations in one place: amounts, food banks, meals and receipts, plus an easy way to share what your giving has done."
        path="/my-donations"
        unlisted
      />
      <PageHead
        title="My Donations"
        above={
          <>
            <BackLink to="/donate-food">Back to Donate Food</BackLink>
            {own.length === 0 && <SampleTag />}
          </>
        }
        actions={
          <div className={styles.actions}>
            <ButtonLink to="/donate-food">Make Another Donation</ButtonLink>
            <ShareButton />
            <InertButton note="nothing-done">Set Up Recurring Donation</InertButton>
          </div>
        }
      >
        <div className={styles.stats}>
          <StatRow
            stats={[
              { value: figures.total, label: 'total donated' },
              { value: formatCount(figures.meals), label: figures.meals === 1 ? 'meal provided' : 'meals provided' },
              { value: figures.foodBanks, label: figures.foodBanks === 1 ? 'food bank' : 'food banks' },
              {
                value: impact.impactRank,
                label: 'impact rank',
                note: own.length > 0 && 'Sample rank',
                art: nftHarvest,
              },
            ]}
          />
        </div>
      </PageHead>
      <div className={`fw-wrap ${styles.root}`}>
        {after === 'pickup' && (
          <div className={styles.after}>
            <PickupAnswer />
          </div>
        )}
        <Tabs
          label="My donations"
          tabs={tabs}
          value={tab}
          onChange={(key) => choose({ tab: key })}
          aside={
            <>
              <SearchField
                className={styles.search}
                label="Search donations"
                placeholder="Food bank or location"
                value={search}
                onChange={find}
              />
              <InertButton note="nothing-done" className={styles.tool}>
                <ListFilter size={18} strokeWidth={1.8} />
                <span>Filter</span>
              </InertButton>
              <InertButton note="nothing-done" className={styles.tool}>
                <Download size={18} strokeWidth={1.8} />
                <span>Export</span>
              </InertButton>
            </>
          }
        >
          <div className={styles.note}>
            <SampleNote id="nothing-done">Filter, Export and Set Up Recurring Donation do nothing here</SampleNote>
          </div>
          {tab === 'all' && <OwnTable donations={searchOwn(own, search)} />}
          <RunningHead
            fact={
              <span role="status">
                {tab === 'all' && search ? `${found.length} of ${donations.length} donations` : sampleFact}
              </span>
            }
          >
            <h2 className={styles.name}>What a year of giving looks like</h2> &nbsp;
            <SampleTag />
          </RunningHead>
          {tab === 'all' && (
            <DonationTable
              donations={found}
              onClear={() => find('')}
              turned={[Number(page), (number) => choose({ page: String(number) })]}
            />
          )}
          {tab === 'recurring' && (
            <RecurringList donations={searchDonations(recurringDonations, search)} onClear={() => find('')} />
          )}
          {tab === 'impact' && (
            <div className={styles.reports}>
              <MealsByMonth />
              <MealsByFoodBank />
            </div>
          )}
        </Tabs>
      </div>
    </>
  );
}
