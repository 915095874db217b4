import type { Row } from '../domain/day';
import { addToDay } from '../store/day-files';
import type { OriginStorage } from '../store/storage';

type Counted = Partial<Row> & Pick<Row, 'app' | 'version' | 'cohort'>;

/** A period in which a canary has a tenth of the visitors. */
export const period = { run: 'a', since: '2026-01-01T08:00:00.000Z', share: 0.1 };

/** Counts, as a collector does, what visitors met on one day; those of a canary and beside it in one period. */
export async function countVisits(storage: OriginStorage, ...rows: Counted[]): Promise<void> {
  const whole = rows.map((row): Row => {
    const isCompared = row.cohort === 'canary' || row.cohort.startsWith('beside ');
    return { route: '/buy-food', visits: 0, failures: [], waits: {}, ...(isCompared && { period }), ...row };
  });
  await addToDay(storage, '2026-01-01', whole);
}
