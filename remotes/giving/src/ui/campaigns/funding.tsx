import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { percentFunded, type Campaign } from '../../data/campaigns.model';
import { formatDollars } from '@furrow/ui/format';
import * as words from './words';

export function FundingBar({ campaign }: { campaign: Pick<Campaign, 'goal' | 'raised' | 'title'> }) {
  return (
    <FurrowProgress
      value={campaign.raised}
      max={campaign.goal}
      label={words.raisedFor(campaign.title)}
      valueText={words.raisedOf(formatDollars(campaign.raised), formatDollars(campaign.goal), percentFunded(campaign))}
    />
  );
}
