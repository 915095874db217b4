import { choiceField, defineQuery, optionalField, textField } from '@furrow/remote/query';
import { matchesWords } from '@furrow/ui/match-words';
import * as words from './words';

export const categories = [
  'Technology',
  'Research',
  'Seeds',
  'Equipment',
  'Environment',
  'Education',
  'Organic Transition',
  'Infrastructure',
  'Conservation',
  'Community',
] as const;
export type Category = (typeof categories)[number];

export type Campaign = {
  id: string;
  title: string;
  farm: string;
  farmer: string;
  location: string;
  category: Category;
  /** Dollars, like `raised`. */
  goal: number;
  raised: number;
  supporters: number;
  /** 0 once the campaign has ended. */
  daysLeft: number;
  image: string;
  /** The same picture in the evening, for the dark theme, where there is one. */
  night?: string;
  description: string;
  impact: string;
  featured: boolean;
  rewards: string[];
};

export const campaignTabs = [
  { key: 'all', label: words.tabs.all },
  { key: 'active', label: words.tabs.active },
  { key: 'funded', label: words.tabs.funded },
] as const;
export type CampaignTab = (typeof campaignTabs)[number]['key'];

export const campaignSorts = [
  { value: 'featured', label: words.sorts.featured },
  { value: 'goal', label: words.sorts.goal },
  { value: 'raised', label: words.sorts.raised },
  { value: 'supporters', label: words.sorts.supporters },
  { value: 'ending', label: words.sorts.ending },
] as const;
export type CampaignSort = (typeof campaignSorts)[number]['value'];

/** What a visitor asked the list for; it lives in the query of the address. */
export type CampaignView = { tab: CampaignTab; category: Category | undefined; sort: CampaignSort; search: string };

type Funding = Pick<Campaign, 'goal' | 'raised'>;

/** The share of the goal that was raised, from 0; more than 1 once a campaign has passed its goal. */
export function progress({ goal, raised }: Funding): number {
  return goal > 0 ? raised / goal : 0;
}

/** Whole percent. Multiplied first: 34,850 of 34,000 is 102.5 %, but `raised / goal * 100` is a little less and rounds down. */
export function percentFunded({ goal, raised }: Funding): number {
  return goal > 0 ? Math.round((100 * raised) / goal) : 0;
}

export function isFunded({ goal, raised }: Funding): boolean {
  return raised >= goal;
}

export function isActive({ daysLeft }: Pick<Campaign, 'daysLeft'>): boolean {
  return daysLeft > 0;
}

export function daysOf(daysLeft: number): string {
  return words.days(daysLeft);
}

export function timeLeft(daysLeft: number): string {
  return daysLeft <= 0 ? words.ended : words.daysLeft(daysLeft);
}

function inTab(tab: CampaignTab, campaign: Campaign): boolean {
  if (tab === 'active') return isActive(campaign);
  return tab === 'funded' ? isFunded(campaign) : true;
}

/** The texts of a campaign in which is searched, a line each. */
export function searchText({ title, farm, farmer, location }: Campaign): string {
  return [title, farm, farmer, location].join('\n');
}

/** @param count of the campaigns in a list */
export function countText(count: number): string {
  return words.campaignCount(count);
}

const orders: Record<CampaignSort, (a: Campaign, b: Campaign) => number> = {
  featured: (a, b) => Number(b.featured) - Number(a.featured),
  goal: (a, b) => b.goal - a.goal,
  raised: (a, b) => b.raised - a.raised,
  supporters: (a, b) => b.supporters - a.supporters,
  ending: (a, b) => a.daysLeft - b.daysLeft,
};

/** The campaigns of a view, in its order; equals keep the order of the list. */
export function selectCampaigns<C extends Campaign>(campaigns: readonly C[], view: CampaignView): C[] {
  return campaigns
    .filter(
      (campaign) =>
        inTab(view.tab, campaign) &&
        (!view.category || campaign.category === view.category) &&
        matchesWords(view.search, searchText(campaign)),
    )
    .sort(orders[view.sort]);
}

/** Up to three other campaigns that still take support: those of the same category first, then those that end soonest. */
export function relatedCampaigns<C extends Campaign>(campaigns: readonly C[], { id, category }: Campaign): C[] {
  const isAlike = (campaign: Campaign) => Number(campaign.category === category);
  return campaigns
    .filter((campaign) => campaign.id !== id && isActive(campaign))
    .sort((a, b) => isAlike(b) - isAlike(a) || a.daysLeft - b.daysLeft)
    .slice(0, 3);
}

export function tabCounts(campaigns: readonly Campaign[]): Record<CampaignTab, number> {
  return {
    all: campaigns.length,
    active: campaigns.filter(isActive).length,
    funded: campaigns.filter(isFunded).length,
  };
}

export function categoryCounts(campaigns: readonly Campaign[]): Record<Category, number> {
  const counts = Object.fromEntries(categories.map((category) => [category, 0])) as Record<Category, number>;
  for (const { category } of campaigns) counts[category] += 1;
  return counts;
}

function slug(category: Category): string {
  return category.toLowerCase().replaceAll(' ', '-');
}

/** The view in the query of the address. */
export const campaignsQuery = defineQuery<CampaignView>({
  tab: choiceField(
    'tab',
    'all',
    campaignTabs.map(({ key }) => key),
  ),
  category: optionalField('category', categories, slug),
  sort: choiceField(
    'sort',
    'featured',
    campaignSorts.map(({ value }) => value),
  ),
  search: textField('q'),
});
