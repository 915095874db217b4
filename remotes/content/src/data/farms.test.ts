import { sampleDay } from '@furrow/ui/sample-day';
import { farms } from './farms.data';
import { harvests } from './harvests.data';

it('gives each of the 29 farms an address, a name, a line and a picture of its own', () => {
  expect(farms).toHaveLength(29);
  for (const each of [
    farms.map(({ id }) => id),
    farms.map(({ name }) => name),
    farms.map(({ line }) => line),
    farms.map(({ art }) => art.day),
  ])
    expect(new Set(each).size).toBe(farms.length);
});

it.each(farms.map((farm) => [farm.name, farm] as const))('adds up the fields of %s', (_name, { fields, size, map }) => {
  const amount = (text: string) => Number(text.replace(',', '').split(' ')[0]);
  expect(fields.reduce((sum, field) => sum + amount(field.size), 0)).toBe(amount(size));
  if (map) expect(map.discs).toHaveLength(fields.length);
});

/** What stands in its field all year, whatever is picked from it. */
const stands = /asparagus|berries|cherries/i;

it.each(farms.map((farm) => [farm.name, farm] as const))(
  'says what is in a field of %s whose harvest is over on the sample day',
  (_name, { id, fields }) => {
    const isOver = ({ from, to }: { from: string; to: string }) => from < to && to < sampleDay.slice(5);
    for (const { what } of (harvests[id] ?? []).filter(isOver).filter((harvest) => !stands.test(harvest.what)))
      for (const field of fields)
        if (field.what.startsWith(what)) expect(field.what).toMatch(/, (?:cut|lifted|planted|sown) /);
  },
);
