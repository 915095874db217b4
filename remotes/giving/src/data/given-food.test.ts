import { measuresIn } from '@furrow/ui/measures';
import { givenBy, givingFarms, totalKg } from './given-food.model';

it('adds up what Green Valley Farm has given, and links the batch that has a page', () => {
  const batches = givenBy('green-valley');
  expect(batches.map(({ batchId, to }) => [batchId, to])).toEqual([
    ['FRB-2025-001', '/food-rescue/frb-2025-001'],
    ['FRB-2024-1164', undefined],
    ['FRB-2024-0987', undefined],
  ]);
  expect(totalKg(batches)).toBe(1120);
});

it('tells the batches of each farm with the latest first', () => {
  expect(givingFarms).toEqual(['green-valley', 'kettle-hollow']);
  for (const farm of givingFarms) {
    const days = givenBy(farm).map(({ rescueDate }) => Date.parse(`${rescueDate} UTC`));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  }
});

it.each(givingFarms)('lists what %s has given in weights that come to the total in pounds as well', (farm) => {
  const inPounds = (weight: string) => {
    const [part] = measuresIn(weight);
    return typeof part === 'object' ? Number.parseInt(part.us.replaceAll(',', ''), 10) : NaN;
  };
  const given = givenBy(farm);
  const sum = given.reduce((pounds, { weight }) => pounds + inPounds(weight), 0);
  expect(sum).toBe(inPounds(`${totalKg(given)} kg`));
});
