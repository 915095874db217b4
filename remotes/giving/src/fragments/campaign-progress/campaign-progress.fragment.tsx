import { formatCount, formatDollars } from '@furrow/ui/format';
import { campaigns } from '../../data/campaigns.data';
import { isFunded, percentFunded } from '../../data/campaigns.model';
import { FundedTag, TimeLeftTag } from '../../ui/campaigns/campaign-tags';
import { FundingBar } from '../../ui/campaigns/funding';
import type { CampaignProgressProps } from './campaign-progress.schema';
import styles from './campaign-progress.module.css';

/** How far one campaign is, with the way to its page, which opens with a full load like everywhere. */
export default function CampaignProgressFragment({ campaign: id }: CampaignProgressProps) {
  const campaign = campaigns.find((each) => each.id === id);
  if (!campaign) return <p>This campaign is not on the site any more.</p>;
  const { title, farm, goal, raised, supporters, daysLeft } = campaign;
  return (
    <article className={`fw-surface ${styles.root}`}>
      <h3 className="fw-h4">
        <a href={`/farm-details/${id}`} data-full-load="" className={styles.link}>
          {title}
        </a>
      </h3>
      <p className={styles.farm}>{farm}</p>
      <p className={`fw-num ${styles.figures}`}>
        <span>
          <b>{formatDollars(raised)}</b> of {formatDollars(goal)}
        </span>
        <b>{percentFunded(campaign)}%</b>
      </p>
      <FundingBar campaign={campaign} />
      <p className={`fw-num ${styles.figures} ${styles.state}`}>
        {formatCount(supporters)} supporters
        <span className={styles.tags}>
          {isFunded(campaign) && <FundedTag />}
          <TimeLeftTag daysLeft={daysLeft} />
        </span>
      </p>
    </article>
  );
}
