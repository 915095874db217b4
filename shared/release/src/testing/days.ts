import type { Row } from '../domain/day';
import { addToDay } from '../store/day-files';
import type { OriginStorage } from '../store/storage';

type Counted = Partial<Row> & Pick<Row, 'app' | 'version' | 'cohort'>;

/** Counts, as a collector does, what visitors met on one day. */
export async function countVisits(storage: OriginStorage, ...rows: Counted[]): Promise<void> {
  const whole = rows.map((row): Row => ({ route: '/buy-food', visits: 0, failures: [], waits: {}, ...row }));
  await addToDay(storage, '2026-01-01', whole);
}
