import fc from 'fast-check';
import { campaigns } from './campaigns.data';
import {
  campaignSorts,
  campaignTabs,
  campaignsQuery,
  categories,
  categoryCounts,
  percentFunded,
  progress,
  relatedCampaigns,
  selectCampaigns,
  tabCounts,
  timeLeft,
  type CampaignView,
} from './campaigns.model';

const everything: CampaignView = { tab: 'all', category: undefined, sort: 'featured', search: '' };
const anyView: fc.Arbitrary<CampaignView> = fc.record({
  tab: fc.constantFrom(...campaignTabs.map(({ key }) => key)),
  category: fc.option(fc.constantFrom(...categories), { nil: undefined }),
  sort: fc.constantFrom(...campaignSorts.map(({ value }) => value)),
  search: fc.oneof(fc.constantFrom('', 'kansas', 'Lucía', 'no such farm'), fc.string()),
});

describe('funding', () => {
  it('counts the sample farm as 65 percent funded', () => {
    expect(percentFunded({ goal: 50_000, raised: 32_500 })).toBe(65);
  });

  it('rounds the percent, but not the bar', () => {
    expect(percentFunded({ goal: 15_000, raised: 12_400 })).toBe(83);
    expect(progress({ goal: 15_000, raised: 12_400 })).toBeCloseTo(0.8267, 4);
  });

  it('rounds half a percent up, as one does on paper', () => {
    expect(percentFunded({ goal: 34_000, raised: 34_850 })).toBe(103);
  });

  it('says how long a campaign still runs', () => {
    expect([18, 1, 0].map(timeLeft)).toEqual(['18 days left', '1 day left', 'Ended']);
  });
});

describe('the list of campaigns', () => {
  it('counts a tab as it shows it', () => {
    const counts = tabCounts(campaigns);
    expect(counts).toEqual({ all: 14, active: 11, funded: 3 });
    for (const { key: tab } of campaignTabs) {
      expect(selectCampaigns(campaigns, { ...everything, tab })).toHaveLength(counts[tab]);
    }
  });

  it('keeps a campaign that reached its goal early in both Active and Fully Funded', () => {
    for (const tab of ['active', 'funded'] as const) {
      expect(selectCampaigns(campaigns, { ...everything, tab }).map(({ id }) => id)).toContain('hillcrest');
    }
  });

  it('has something to show in every category', () => {
    const counts = categoryCounts(campaigns);
    for (const category of categories) {
      expect(counts[category]).toBeGreaterThan(0);
      expect(selectCampaigns(campaigns, { ...everything, category })).toHaveLength(counts[category]);
    }
  });

  it('finds a campaign by its title, farm, farmer or place, in any case', () => {
    const find = (search: string) => selectCampaigns(campaigns, { ...everything, search }).map(({ id }) => id);
    expect(find('DRONE')).toEqual(['green-valley']);
    expect(find('oak creek dairy')).toEqual(['oak-creek']);
    expect(find('hana')).toEqual(['violet-house']);
    expect(find(' kansas ')).toEqual(['prairie-bee', 'tallgrass']);
    expect(find('.*')).toEqual([]);
    for (const typed of ['lucia', 'Luci\u0301a', 'Herrera, Lucía', 'oregon drone'])
      expect(find(typed)).toEqual(['green-valley']);
  });

  it.each([
    ['goal', 'green-valley'],
    ['raised', 'hillcrest'],
    ['supporters', 'hillcrest'],
    ['featured', 'green-valley'],
  ] as const)('sorted by %s starts with %s', (sort, id) => {
    expect(selectCampaigns(campaigns, { ...everything, sort })[0]?.id).toBe(id);
  });

  it('puts the fewest days left first when sorted by ending', () => {
    const days = selectCampaigns(campaigns, { ...everything, sort: 'ending' }).map(({ daysLeft }) => daysLeft);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
  });

  it('puts the four featured campaigns first, the others in their order', () => {
    const shown = selectCampaigns(campaigns, everything);
    expect(shown.map(({ featured }) => featured).lastIndexOf(true)).toBe(3);
    expect(shown.filter(({ featured }) => !featured)).toEqual(campaigns.filter(({ featured }) => !featured));
  });

  it('never invents, repeats or loses a campaign, and leaves the list it was given alone', () => {
    const before = [...campaigns];
    fc.assert(
      fc.property(anyView, (view) => {
        const shown = selectCampaigns(campaigns, view);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.every((campaign) => campaigns.includes(campaign))).toBe(true);
        expect(shown).toHaveLength(selectCampaigns(campaigns, { ...view, sort: 'goal' }).length);
      }),
    );
    expect(campaigns).toEqual(before);
  });
});

it('writes what was chosen to the address, and reads the plain list from values nobody knows', () => {
  const view = { tab: 'active', category: 'Organic Transition', sort: 'ending', search: 'soil' } as const;
  expect(campaignsQuery.write(view)).toBe('?tab=active&category=organic-transition&sort=ending&q=soil');
  expect(campaignsQuery.read('?tab=1&category=Cars&sort=constructor')).toEqual(everything);
});

describe('related campaigns', () => {
  it.each(campaigns.map((campaign) => [campaign.id, campaign] as const))('of %s still take support', (_, campaign) => {
    const related = relatedCampaigns(campaigns, campaign);
    expect(related).toHaveLength(3);
    expect(related).not.toContain(campaign);
    expect(related.every(({ daysLeft }) => daysLeft > 0)).toBe(true);
  });

  it('begin with the same category, then those that end soonest', () => {
    const [first, ...others] = campaigns.filter(({ daysLeft }) => daysLeft > 0);
    const alike = { ...first!, id: 'alike', daysLeft: 300 };
    const different = others.filter(({ category }) => category !== first!.category);
    const [nearest, next] = relatedCampaigns([...different, alike], first!);
    expect(nearest).toBe(alike);
    expect(next?.daysLeft).toBe(Math.min(...different.map(({ daysLeft }) => daysLeft)));
  });
});
