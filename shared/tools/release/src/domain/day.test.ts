import fc from 'fast-check';
import { addRow, otherErrors, otherRoute, parseDay, roundedUp, rowOf, type Row, type Rows, writeDay } from './day';

const shop = { app: 'shop', version: '1.1.0', cohort: 'canary', route: '/buy-food' } as const;
const failing = (error: string, of: Partial<typeof shop> | { route: string } = {}) =>
  rowOf({ ...shop, ...of }, { failure: { phase: 'error', error } });
const added = (rows: readonly Row[]): Row[] => {
  const day: Rows = new Map();
  for (const row of rows) addRow(day, structuredClone(row));
  return [...day.values()];
};

it('adds up what happened to the visitors of a version on a route', () => {
  const waited = (value: number) => rowOf(shop, { wait: ['inp', value] });
  const [row, ...others] = added([
    rowOf(shop, { visits: 1 }),
    rowOf(shop, { visits: 1, failure: { phase: 'entry', error: 'Error: 404' } }),
    rowOf(shop, { failure: { phase: 'entry', error: 'Error: 404' } }),
    ...[473, 480, 80.2].map(waited),
  ]);
  expect(others).toEqual([]);
  expect(row).toEqual({
    ...shop,
    visits: 2,
    failures: [{ phase: 'entry', error: 'Error: 404', count: 2 }],
    waits: { inp: { 480: 2, 81: 1 } },
  });
});

it('keeps versions, cohorts and routes apart', () => {
  const beside = { ...shop, version: '1.0.0', cohort: 'beside 1.1.0' } as const;
  const rows = [
    rowOf(shop, { visits: 1 }),
    rowOf(beside, { visits: 1 }),
    rowOf({ ...shop, route: '/' }, { visits: 1 }),
  ];
  expect(added(rows)).toEqual(rows);
});

it('has room for so many errors; the rarest gives its place to a new one, and is counted all the same', () => {
  const many = Array.from({ length: 500 }, (_, number) => failing(`Error: ${number}`));
  const [{ failures = [] } = {}] = added([failing('Error: often'), failing('Error: often'), ...many]);
  expect(failures).toContainEqual({ phase: 'error', error: 'Error: often', count: 2 });
  expect(failures).toContainEqual({ phase: 'error', error: 'Error: 499', count: 1 });
  expect(failures.filter(({ error }) => error !== otherErrors)).toHaveLength(20);
  expect(failures.reduce((sum, { count }) => sum + count, 0)).toBe(502);
  expect(failures.find(({ error }) => error === otherErrors)?.count).toBeGreaterThan(400);
});

it('has room for so many rows; what comes after them counts for no route', () => {
  const rows = added(Array.from({ length: 5010 }, (_, number) => failing('Error', { route: `/${number}` })));
  expect(rows).toHaveLength(5001);
  expect(rows.at(-1)).toMatchObject({ route: otherRoute, failures: [{ count: 10 }] });
});

it('is read as it was written, and refuses what is invalid', () => {
  const rows: Rows = new Map();
  addRow(rows, failing('Error'));
  expect(parseDay(JSON.parse(writeDay(rows)), 'day')).toEqual(rows);
  expect(() => parseDay({ format: 1, rows: [{ app: 'shop' }] }, 'day')).toThrow('day: rows.0.version');
  expect(() => parseDay({ format: 2, rows: [] }, 'day')).toThrow('day has format 2');
});

it('a value keeps two digits, never becomes less, and differs by no more than a tenth', () => {
  expect([0, 0.0004, 0.07, 0.1, 8, 80.2, 473, 2500, 599_999].map(roundedUp)).toEqual([
    0, 0.001, 0.07, 0.1, 8, 81, 480, 2500, 600_000,
  ]);
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 600_000, noNaN: true }), (value) => {
      const rounded = roundedUp(value);
      expect(rounded * 1.0000000001).toBeGreaterThanOrEqual(value);
      expect(rounded).toBeLessThanOrEqual(value * 1.1000001);
      expect(roundedUp(rounded)).toBe(rounded);
    }),
  );
});
