import { farmNames } from '../../data/farm-names.data';
import { farmTitle } from './farm-title';

it('names the farm, what it grows and its state, without a word that is cut off', () => {
  const titles = Object.fromEntries(farmNames.map((farm) => [farm.id, farmTitle(farm)]));
  expect(titles['golden-ear-mill']).toBe('Golden Ear Mill: winter wheat, field peas, Nebraska');
  expect(titles['green-valley']).toBe('Green Valley Farm: heirloom tomatoes, chard, Oregon');
  expect(titles['blue-ridge-berries']).toBe('Blue Ridge Berries: blueberries, Virginia');
});

it('ends with the state of the farm and fits what search engines show', () => {
  for (const farm of farmNames) {
    const title = farmTitle(farm);
    expect(title).toMatch(/^.+: .+, [A-Z][\w ]+$/);
    expect(title.length).toBeLessThan(52);
  }
});

it('names the place of a farm that harvests nothing', () => {
  expect(farmTitle({ id: 'new-farm', name: 'New Farm', place: 'Salem, Oregon' })).toBe('New Farm, Salem, Oregon');
});
