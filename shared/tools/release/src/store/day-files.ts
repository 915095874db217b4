import { all } from '../domain/all';
import { addRow, dayFile, parseDay, parseDayFile, reportsFolder, type Row, type Rows, writeDay } from '../domain/day';
import { repeatOnConflict } from './repeat-on-conflict';
import { readJson, parseJson, textOf, type OriginStorage } from './storage';

/** In days. */
export const keptFor = 35;

/** The stored days, with what was counted on each; the earliest first. */
export async function readDays(storage: Pick<OriginStorage, 'read' | 'list'>): Promise<Map<string, Rows>> {
  const found = await all(await storage.list(`${reportsFolder}/`), async (path) => {
    const day = parseDayFile(path);
    const value = day === undefined ? undefined : await readJson(storage, path);
    return day === undefined || value === undefined ? [] : [[day, parseDay(value, path)] as const];
  });
  return new Map(found.flat());
}

/**
 * Adds rows to those of a day. Several collectors may do so at once.
 *
 * @param day such as `2026-11-23`
 */
export async function addToDay(storage: OriginStorage, day: string, rows: Iterable<Row>): Promise<void> {
  const path = dayFile(day);
  const added = [...rows];
  const add = async () => {
    const stored = await storage.read(path);
    const known: Rows = stored ? parseDay(parseJson(textOf(stored.bytes), path), path) : new Map();
    for (const row of added) addRow(known, row);
    await storage.write(path, writeDay(known), { ifMatch: stored?.etag ?? null });
  };
  await repeatOnConflict(add, (times) => `${path} changed ${times} times while reports were added to it.`);
}

/** Removes the days that are over for longer than five weeks. */
export async function removeOldDays(storage: OriginStorage, today: string): Promise<void> {
  const oldest = new Date(Date.parse(today) - keptFor * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const paths = await storage.list(`${reportsFolder}/`);
  await all(
    paths.filter((path) => (parseDayFile(path) ?? oldest) < oldest),
    (path) => storage.remove(path),
  );
}
