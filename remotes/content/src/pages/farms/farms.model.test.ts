import fc from 'fast-check';
import { crops } from '../../data/farm-place';
import {
  farmsOnMap,
  farmsQuery,
  filterFarms,
  foundText,
  mapSize,
  milesBetween,
  onMap,
  regionOf,
  regions,
  sortFarms,
  sortOf,
  sorts,
  zipArea,
  type FarmsView,
} from './farms.model';

const all: FarmsView = farmsQuery.read('');
const names = (view: Partial<FarmsView>) => filterFarms(farmsOnMap, { ...all, ...view }).map(({ name }) => name);

it('shows all farms by name at first', () => {
  expect(names({})).toHaveLength(29);
  expect(names({})).toEqual([...names({})].sort());
});

it('counts the farms of each crop, those with an open campaign and those in season', () => {
  expect(crops.map((crop) => [crop, names({ crop }).length])).toEqual([
    ['Vegetables', 7],
    ['Grains', 6],
    ['Fruit', 4],
    ['Dairy and eggs', 4],
    ['Fish and meat', 4],
    ['Honey and oil', 2],
    ['Coffee and cacao', 1],
    ['Carbon', 1],
  ]);
  expect(names({ campaign: 'open' })).toHaveLength(11);
  expect(names({ season: 'now' })).toHaveLength(22);
});

it('narrows the farms by everything that is set', () => {
  expect(names({ query: 'oak' })).toEqual(['Oak Creek Dairy']);
  expect(names({ query: 'apples' })).toEqual(['Hollow Hill Orchard', 'Maple Row Orchard']);
  expect(names({ query: 'vermont', season: 'now' })).toEqual(['Maple Row Orchard', 'Sunrise Homestead']);
  expect(names({ crop: 'Fruit', campaign: 'open', season: 'now' })).toEqual(['Maple Row Orchard']);
  expect(names({ crop: 'Carbon', season: 'now' })).toEqual([]);
});

it('says what the list shows', () => {
  expect(foundText(29, all)).toBe('29 farms');
  expect(foundText(11, { ...all, campaign: 'open' })).toBe('11 farms with an open campaign');
  expect(foundText(22, { ...all, season: 'now' })).toBe('22 farms in season');
  expect(foundText(1, { ...all, crop: 'Fruit', season: 'now', query: ' oak ' })).toBe(
    '1 farm with fruit, in season, for “oak”',
  );
});

it('sorts by distance only from a place that is known', () => {
  const chicago = zipArea('60614');
  expect(sorts.map((sort) => sortOf({ sort }, chicago))).toEqual(['name', 'near', 'ripe']);
  expect(sorts.map((sort) => sortOf({ sort }, zipArea('99999')))).toEqual(['name', 'name', 'ripe']);
  expect(sorts.map((sort) => sortOf({ sort }, zipArea('6061')))).toEqual(['name', 'name', 'ripe']);
});

it('reads every view back from its address, and keeps the ZIP code out of it', () => {
  const view = fc.record({
    crop: fc.constantFrom(undefined, ...crops),
    campaign: fc.constantFrom(undefined, 'open' as const),
    season: fc.constantFrom(undefined, 'now' as const),
    query: fc.string(),
    sort: fc.constantFrom(...sorts),
    farm: fc.constantFrom('', ...farmsOnMap.map(({ id }) => id)),
  });
  fc.assert(fc.property(view, (each) => expect(farmsQuery.read(farmsQuery.write(each))).toEqual(each)));
  expect(
    farmsQuery.write({
      crop: 'Fruit',
      campaign: 'open',
      season: 'now',
      query: 'oak',
      sort: 'near',
      farm: 'oak-creek',
    }),
  ).toBe('?crop=fruit&campaign=open&season=now&q=oak&sort=near&farm=oak-creek');
  expect(farmsQuery.read('?crop=stones&campaign=closed&sort=price')).toEqual(all);
});

it('knows a ZIP code by its first three digits once there are five', () => {
  expect(zipArea('6061')).toBeUndefined();
  expect(zipArea('60614')).toMatchObject({ area: 'Chicago' });
  expect(zipArea('97201')).toMatchObject({ area: 'Portland, Oregon' });
  expect(zipArea('99999')).toBeNull();
  expect(zipArea('6061a')).toBeUndefined();
});

it('sorts by distance from a ZIP code, and by name without one', () => {
  const chicago = zipArea('60614')!;
  const open = filterFarms(farmsOnMap, { ...all, campaign: 'open' });
  const nearest = sortFarms(open, 'near', chicago).map((farm) => [farm.name, Math.round(milesBetween(chicago, farm))]);
  expect(nearest.slice(0, 8)).toEqual([
    ['Oak Creek Dairy', 112],
    ['Violet House', 213],
    ['Cherry Bend Farm', 221],
    ['Tallgrass Fields', 512],
    ['Prairie Bee Co-op', 565],
    ['Blue Heron Farm', 646],
    ['Hillcrest Farm', 652],
    ['Maple Row Orchard', 791],
  ]);
  expect(sortFarms(open, 'near', undefined)).toEqual(sortFarms(open, 'name', chicago));
});

it('puts farms that harvest something before the others', () => {
  const ripe = sortFarms(farmsOnMap, 'ripe', undefined).map(({ now }) => now !== '');
  expect(ripe).toEqual([...Array<boolean>(22).fill(true), ...Array<boolean>(7).fill(false)]);
});

it.each(farmsOnMap.filter(({ on }) => !on).map((farm) => [farm.name, farm] as const))(
  'has %s where its coordinates are on the map',
  (_name, farm) => {
    const { x, y } = onMap(farm);
    expect((x / mapSize.width) * 100).toBeCloseTo(farm.at[0], 1);
    expect((y / mapSize.height) * 100).toBeCloseTo(farm.at[1], 1);
  },
);

it('divides the farms in season among the four stops of a phone', () => {
  const now = farmsOnMap.filter((farm) => farm.now);
  expect(regions.map((region) => now.filter((farm) => regionOf(farm) === region).length)).toEqual([3, 7, 11, 1]);
});

it('keeps the pictures of two farms apart, where the map is at its smallest', () => {
  const at = ({ pin, at: [x, y] }: (typeof farmsOnMap)[number]) => pin ?? [x, y];
  const pins = farmsOnMap.filter(({ on }) => !on);
  for (const [index, one] of pins.entries())
    for (const other of pins.slice(index + 1)) {
      const [[x, y], [otherX, otherY]] = [at(one), at(other)];
      const apart = Math.hypot((x! - otherX!) * 7.4, (y! - otherY!) * 7.4 * (mapSize.height / mapSize.width));
      expect([one.name, other.name, apart >= 38]).toEqual([one.name, other.name, true]);
    }
});
