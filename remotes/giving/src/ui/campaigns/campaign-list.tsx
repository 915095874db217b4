import { useState, type ReactNode } from 'react';
import { ListFilter, X } from 'lucide-react';
import { useQuery } from '@furrow/remote/use-query';
import noResults from '@furrow/ui/art/spot-no-results.svg';
import { Button } from '@furrow/ui/button';
import { EmptyState } from '@furrow/ui/empty-state';
import { NativeSelect, Options } from '@furrow/ui/input';
import { SearchField } from '@furrow/ui/search-field';
import { Tabs } from '@furrow/ui/tabs';
import { campaigns } from '../../data/campaigns.data';
import {
  campaignSorts,
  campaignTabs,
  campaignsQuery,
  categoryCounts,
  countText,
  searchText,
  selectCampaigns,
  tabCounts,
} from '../../data/campaigns.model';
import { Dialog } from '@furrow/ui/dialog';
import { categoryName } from '../../data/words';
import { CampaignCard } from './campaign-card';
import { CategoryChoice } from './category-choice';
import * as words from './words';
import styles from './campaign-list.module.css';

const inTabs = tabCounts(campaigns);
const inCategories = categoryCounts(campaigns);
const tabs = campaignTabs.map((tab) => ({ ...tab, count: inTabs[tab.key] }));

export type CampaignListProps = {
  children?: ReactNode;
  /** The page has no large picture above the list. */
  first?: boolean;
  /** The boot script of the page searches in the list until the page's own code is there. */
  searchedEarly?: boolean;
};

/**
 * Every campaign, with search, category filter, sort and tabs. What the visitor chose stands in the address. Children
 * stand beside it.
 */
export function CampaignList({ children, first = false, searchedEarly = false }: CampaignListProps) {
  const [view, changes] = useQuery(campaignsQuery);
  const [filterOpen, setFilterOpen] = useState(false);
  const shown = selectCampaigns(campaigns, view);
  const count = countText(shown.length);
  const filtered = view.category !== undefined || view.search !== '';

  const clear = () => changes.choose({ category: undefined, search: '' });
  const choice = (
    <CategoryChoice
      value={view.category}
      counts={inCategories}
      total={campaigns.length}
      onSelect={(category) => changes.choose({ category })}
    />
  );

  return (
    <Tabs
      label={words.campaigns}
      tabs={tabs}
      value={view.tab}
      onChange={(tab) => changes.choose({ tab })}
      aside={
        <>
          <SearchField
            className={styles.search}
            label={words.search}
            placeholder={words.searchExample}
            value={view.search}
            onChange={(search) => changes.type('search', search)}
          />
          <div className={styles.choices}>
            <div className={view.category ? `${styles.narrow} ${styles.filtering}` : styles.narrow}>
              <Button variant="outlined" aria-haspopup="dialog" onClick={() => setFilterOpen(true)}>
                <ListFilter size={18} strokeWidth={1.8} />
                {words.filter}
                {view.category && <span className={styles.badge}>1</span>}
              </Button>
            </div>
            <NativeSelect
              aria-label={words.sort}
              className={styles.sort}
              value={view.sort}
              onChange={(event) =>
                changes.choose({ sort: campaignSorts.find(({ value }) => value === event.target.value)?.value })
              }
            >
              <Options options={campaignSorts} />
            </NativeSelect>
          </div>
        </>
      }
    >
      <div className={styles.root}>
        <div className={styles.rail}>
          <div className={styles.wide}>{choice}</div>
          {children}
        </div>
        <div className={styles.results} data-results>
          <div className={styles.status}>
            <p role="status" suppressHydrationWarning>
              {count}
            </p>
            {view.category && (
              <button
                type="button"
                className={styles.chip}
                aria-label={words.removeFilter(categoryName(view.category))}
                onClick={() => changes.choose({ category: undefined })}
              >
                <span>{categoryName(view.category)}</span>
                <X size={14} strokeWidth={1.8} />
              </button>
            )}
            {filtered && (
              <Button variant="text" onClick={clear}>
                {words.clearFilters}
              </Button>
            )}
          </div>
          {shown.length > 0 ? (
            <div className={styles.cards}>
              {shown.map((campaign, index) => (
                <div
                  key={campaign.id}
                  data-search={searchedEarly ? searchText(campaign) : undefined}
                  className={styles.place}
                >
                  <CampaignCard campaign={campaign} first={first && index === 0} />
                </div>
              ))}
            </div>
          ) : (
            <EmptyState art={noResults} title={words.noMatch} text={words.tryAnother}>
              <Button onClick={() => changes.choose(campaignsQuery.read(''))}>{words.showAll}</Button>
            </EmptyState>
          )}
        </div>
      </div>
      {filterOpen && (
        <Dialog title={words.filter} onClose={() => setFilterOpen(false)}>
          {choice}
          <div className={styles.sheetFoot}>
            <Button variant="outlined" onClick={() => changes.choose({ category: undefined })}>
              {words.clear}
            </Button>
            <Button onClick={() => setFilterOpen(false)}>{words.show(count)}</Button>
          </div>
        </Dialog>
      )}
    </Tabs>
  );
}
