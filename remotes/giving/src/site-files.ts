import { searchPart, type DescribedPage, type SearchEntry } from '@furrow/remote/search-entries';
import { campaigns } from './data/campaigns.data';
import { percentFunded, type Campaign } from './data/campaigns.model';
import { campaignDetails } from './pages/farm-details/farm-details.data';
import type { CampaignDetails } from './pages/farm-details/farm-details.model';

/** What this remote gives to the site beside its pages: campaigns and farms, for the search. It runs where pages are prerendered. */
export function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  const isOfOneCampaign = (path: string) => /^\/(?:farm-details|donate-farm)\//.test(path);
  return Promise.resolve(searchPart('giving', campaigns.flatMap(entriesOf), pages, (path) => !isOfOneCampaign(path)));
}

/** A campaign is found by what it is about, and its farm by its own name. */
function entriesOf(campaign: Campaign): SearchEntry[] {
  const { id, title, farm, farmer, location, category, image, description } = campaign;
  const href = `/farm-details/${id}`;
  const details: Partial<Record<string, CampaignDetails>> = campaignDetails;
  return [
    {
      kind: 'campaign',
      title,
      sub: `${farm}, ${location}`,
      meta: `${percentFunded(campaign)}%`,
      href,
      art: image,
      words: `${farmer}. ${category}. ${description}`,
    },
    {
      kind: 'farm',
      title: farm,
      sub: `${farmer}, ${location}`,
      meta: '1 campaign',
      href,
      art: details[id]?.team.find(({ name }) => name === farmer)?.portrait,
    },
  ];
}
