import { Anchor } from '@furrow/ui/anchor';
import { formatDollars } from '@furrow/ui/format';
import { PictureEntries } from '@furrow/ui/picture-entries';
import { campaigns } from '../../data/campaigns.data';
import { campaignsQuery, selectCampaigns, timeLeft } from '../../data/campaigns.model';
import * as ofCampaigns from '../../ui/campaigns/words';
import type { OpenCampaignsProps } from './open-campaigns.schema';
import * as words from './words';

/** From so many days on the end is near, as it is of a season. */
const fewDays = 10;

const open = selectCampaigns(campaigns, { ...campaignsQuery.read(''), tab: 'active', sort: 'ending' });

/** The campaigns that still take support: first those that end first. */
export default function OpenCampaignsFragment({ count }: OpenCampaignsProps) {
  return (
    <PictureEntries
      title={words.openCampaigns}
      all={<Anchor to="/support-farm">{words.allCampaigns}</Anchor>}
      entries={open.slice(0, count).map(({ id, title, image, farm, location, raised, goal, daysLeft }) => ({
        to: `/farm-details/${id}`,
        fullLoad: true,
        image,
        name: title,
        of: `${farm}, ${location.replace(/.*, /, '')}`,
        figure: `${formatDollars(raised)}${ofCampaigns.ofGoal(formatDollars(goal))}`,
        end: { text: timeLeft(daysLeft), few: daysLeft <= fewDays },
      }))}
    />
  );
}
