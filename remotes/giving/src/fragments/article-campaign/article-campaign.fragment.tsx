import { formatDollars } from '@furrow/ui/format';
import { RelatedEntries } from '@furrow/ui/related-entries';
import { campaigns } from '../../data/campaigns.data';
import { timeLeft } from '../../data/campaigns.model';
import * as words from '../words';
import { campaignOfArticle, type ArticleCampaignProps } from './article-campaign.schema';

/** The campaign that does what an article is about. */
export default function ArticleCampaignFragment({ article }: ArticleCampaignProps) {
  const campaign = campaigns.find(({ id }) => id === campaignOfArticle[article]);
  if (!campaign) return null;
  const { id, title, description, raised, goal, daysLeft } = campaign;
  return (
    <RelatedEntries
      title={words.campaign}
      fact={timeLeft(daysLeft)}
      entries={[
        {
          to: `/farm-details/${id}`,
          fullLoad: true,
          name: title,
          note: `${description} ${words.raisedOf(formatDollars(raised), formatDollars(goal))}`,
        },
      ]}
    />
  );
}
