import { object, zEnum, type Infer } from '@furrow/forms';
import { campaigns } from '../../data/campaigns.data';

export const propsSchema = object({
  /** The id of a campaign that is on the site: a release without it is refused while a page shows it. */
  campaign: zEnum(campaigns.map(({ id }) => id)),
});

/** What is prerendered. */
export const variants = [{ campaign: 'green-valley' }];

export type CampaignProgressProps = Infer<typeof propsSchema>;
