import { object, zEnum, type Infer } from '@furrow/forms';
import { openLoans } from '../../data/open-loans.data';

export const propsSchema = object({
  /** A farm that shows its loan: a release without it is refused while a page does. */
  farm: zEnum(Object.keys(openLoans)),
});

/** What is prerendered. */
export const variants = Object.keys(openLoans).map((farm) => ({ farm }));

export type LoanStatusProps = Infer<typeof propsSchema>;
