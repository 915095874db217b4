import { object, string, type Infer } from '@furrow/forms';
import { openLoans } from '../../data/open-loans.data';

export const propsSchema = object({ farm: string() });

/** A farm that shows its loan has this part. */
export const variants = Object.keys(openLoans).map((farm) => ({ farm }));

export type LoanStatusProps = Infer<typeof propsSchema>;
