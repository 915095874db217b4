import { object, string, type Infer } from '@furrow/forms';
import { campaigns } from '../../data/campaigns.data';

export const propsSchema = object({ farm: string() });

/** A farm with a campaign has this part. */
export const variants = campaigns.map(({ id }) => ({ farm: id }));

export type CampaignCardProps = Infer<typeof propsSchema>;
