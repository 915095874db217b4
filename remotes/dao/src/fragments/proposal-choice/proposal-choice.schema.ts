import { int, maximum, minimum, object, type Infer } from '@furrow/forms';

export const propsSchema = object({
  /** How many proposals at most. */
  count: int().check(minimum(1), maximum(9)),
});

/** What is prerendered. */
export const variants = [{ count: 3 }];

export type ProposalChoiceProps = Infer<typeof propsSchema>;
