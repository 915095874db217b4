import { formatCount, formatDollars } from '@furrow/ui/format';
import { isFunded, percentFunded, type Campaign } from '../../data/campaigns.model';
import styles from './campaign-funding.module.css';
import { FundedTag, TimeLeftTag } from './campaign-tags';
import { FundingBar } from './funding';

/** How far a campaign is, from how many, and what is to say of its end. */
export function CampaignFunding({ campaign }: { campaign: Campaign }) {
  return (
    <div className={styles.root}>
      <p className={`fw-num ${styles.figures}`}>
        <span>
          <b>{formatDollars(campaign.raised)}</b> of {formatDollars(campaign.goal)}
        </span>
        <b>{percentFunded(campaign)}%</b>
      </p>
      <FundingBar campaign={campaign} />
      <p className={`fw-num ${styles.figures} ${styles.state}`}>
        {formatCount(campaign.supporters)} supporters
        <span className={styles.tags}>
          {isFunded(campaign) && <FundedTag />}
          <TimeLeftTag daysLeft={campaign.daysLeft} />
        </span>
      </p>
    </div>
  );
}
