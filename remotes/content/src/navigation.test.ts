import { farmNames } from './data/farm-names.data';
import { navigation } from './routes';

it('counts the farms below the menus of the header', () => {
  const farms = navigation.find(({ menu, to }) => menu === 'foot' && to === '/farms');
  expect(farms?.label).toBe(`All ${farmNames.length} farms`);
});
