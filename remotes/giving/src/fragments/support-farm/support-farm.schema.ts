import { object, zEnum, type Infer } from '@furrow/forms';
import { campaigns } from '../../data/campaigns.data';

export const propsSchema = object({
  /** A farm with a campaign on the site: a release without it is refused while a page shows it. */
  farm: zEnum(campaigns.map(({ id }) => id)),
});

/** What is prerendered. */
export const variants = campaigns.map(({ id }) => ({ farm: id }));

export type SupportFarmProps = Infer<typeof propsSchema>;
