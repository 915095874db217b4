import { Leaf, MapPin } from 'lucide-react';
import { Tag } from '@furrow/ui/tag';
import { isFunded, percentFunded, type Campaign } from '../../data/campaigns.model';
import { formatCount, formatDollars } from '@furrow/ui/format';
import { CampaignFrame, WaysOn } from '../../ui/campaigns/campaign-card';
import { FundedTag, TimeLeftTag } from '../../ui/campaigns/campaign-tags';
import { FigureLine, TagLine } from '../../ui/campaigns/figure-line';
import { FundingBar } from '../../ui/campaigns/funding';
import styles from './featured-card.module.css';

/** The card of a featured campaign, with everything that a visitor needs to know before giving. */
export function FeaturedCard({ campaign }: { campaign: Campaign }) {
  return (
    <CampaignFrame campaign={campaign} featured>
      <div className={styles.root}>
        <FigureLine>
          <span className={styles.place}>
            <MapPin size={16} strokeWidth={1.8} />
            {campaign.location}
          </span>
          <TagLine>
            <TimeLeftTag daysLeft={campaign.daysLeft} />
            {isFunded(campaign) && <FundedTag />}
          </TagLine>
        </FigureLine>
        <div className={styles.name}>
          <h3 className={styles.title}>{campaign.title}</h3>
          <p className={styles.small}>by {campaign.farmer}</p>
        </div>
        <p className={styles.description}>{campaign.description}</p>
        <FigureLine>
          <span className="fw-h3">{formatDollars(campaign.raised)}</span>
          <b>{percentFunded(campaign)}%</b>
        </FigureLine>
        <FundingBar campaign={campaign} />
        <FigureLine quiet>
          <span>of {formatDollars(campaign.goal)} goal</span>
          <span>{formatCount(campaign.supporters)} supporters</span>
        </FigureLine>
        <div className={styles.rewards}>
          <TagLine>
            <Tag tone="green" dot={false}>
              <Leaf size={14} strokeWidth={1.8} />
              {campaign.impact}
            </Tag>
            {campaign.rewards.map((reward) => (
              <Tag key={reward} dot={false}>
                {reward}
              </Tag>
            ))}
          </TagLine>
        </div>
      </div>
      <WaysOn campaign={campaign} />
    </CampaignFrame>
  );
}
