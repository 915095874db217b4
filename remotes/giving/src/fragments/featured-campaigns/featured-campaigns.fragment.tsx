import { campaigns } from '../../data/campaigns.data';
import { CampaignCard } from '../../ui/campaigns/campaign-card';
import type { FeaturedCampaignsProps } from './featured-campaigns.schema';
import styles from './featured-campaigns.module.css';

const featured = campaigns.filter((campaign) => campaign.featured);

/** Campaigns that run now, as the list of campaigns shows them. */
export default function FeaturedCampaignsFragment({ count }: FeaturedCampaignsProps) {
  return (
    <ul className={styles.campaigns}>
      {featured.slice(0, count).map((campaign) => (
        <li key={campaign.id} className={styles.campaign}>
          <CampaignCard campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}
