import { formatCount, formatDollars } from '@furrow/ui/format';
import { isFunded, percentFunded, type Campaign } from '../../data/campaigns.model';
import styles from './campaign-funding.module.css';
import { FundedTag, TimeLeftTag } from './campaign-tags';
import { FigureLine, TagLine } from './figure-line';
import { FundingBar } from './funding';
import * as words from './words';

/** How far a campaign is, how many people gave, and how long it goes on. */
export function CampaignFunding({ campaign }: { campaign: Campaign }) {
  return (
    <div className={styles.root}>
      <FigureLine>
        <span>
          <b>{formatDollars(campaign.raised)}</b>
          {words.ofGoal(formatDollars(campaign.goal))}
        </span>
        <b>{words.percent(percentFunded(campaign))}</b>
      </FigureLine>
      <FundingBar campaign={campaign} />
      <FigureLine quiet>
        {words.supporters(formatCount(campaign.supporters))}
        <TagLine>
          {isFunded(campaign) && <FundedTag />}
          <TimeLeftTag daysLeft={campaign.daysLeft} />
        </TagLine>
      </FigureLine>
    </div>
  );
}
