import { int, maximum, minimum, object, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** How many campaigns. */
  count: int().check(minimum(1), maximum(9)),
});

/** What is prerendered. */
export const variants = [{ count: 6 }];

export type OpenCampaignsProps = Infer<typeof propsSchema>;
