import { object, zEnum, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** The page on screen. */
  current: zEnum(['/governance/voting', '/governance/treasury', '/governance/forum', '/impact']),
});

/** What is prerendered. */
export const variants = [{ current: '/impact' }];

export type GovernanceBarProps = Infer<typeof propsSchema>;
