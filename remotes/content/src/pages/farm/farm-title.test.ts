import { farms } from '../../data/farms.data';
import { farmTitle } from './farm-title';

it('names the farm, what it is known for and its state, whole and in what search engines show', () => {
  const titles = farms.map(farmTitle);
  expect(titles).toContain('Golden Ear Mill: Turkey Red wheat, Nebraska');
  expect(titles).toContain('Altiplano Growers: quinoa and potatoes, Bolivia');
  expect(titles.filter((title) => title.length > 51)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
});
