import { FurrowProgress } from '@furrow/ui/furrow-progress';
import { percentFunded, type Campaign } from '../../data/campaigns.model';
import { formatDollars } from '@furrow/ui/format';

export function FundingBar({ campaign }: { campaign: Pick<Campaign, 'goal' | 'raised' | 'title'> }) {
  return (
    <FurrowProgress
      value={campaign.raised}
      max={campaign.goal}
      label={`Raised for ${campaign.title}`}
      valueText={`${formatDollars(campaign.raised)} of ${formatDollars(campaign.goal)}, ${percentFunded(campaign)}%`}
    />
  );
}
