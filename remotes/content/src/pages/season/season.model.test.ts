import { stateOf } from '../../data/farms.model';
import { allHarvestsNow, harvestNames } from '../../data/harvests.model';
import { farms } from '../../data/farms.data';
import { firstHarvests } from '../../data/first-harvests.data';
import { harvests } from '../../data/harvests.data';
import { farmsByMonth, farmYears, isHarvesting, partsOfYear, placeInYear, seasonQuery } from './season.model';

it('knows a year of every farm, and of no others', () => {
  expect(Object.keys(harvests).sort()).toEqual(farms.map(({ id }) => id).sort());
});

it('counts the farms that harvest something in each month', () => {
  expect(farmsByMonth).toEqual([8, 8, 8, 10, 12, 12, 16, 18, 22, 20, 13, 8]);
});

it('counts 32 harvests on the sample day, and names nine of them first', () => {
  const now = allHarvestsNow();
  expect(now).toHaveLength(32);
  expect(now.slice(0, 9).map(({ farm, what }) => [farm.id, what])).toEqual(firstHarvests);
});

it('goes on with what ends soonest, and ends with what is there all year', () => {
  const rest = allHarvestsNow().slice(9);
  expect(rest.slice(0, 3).map(({ what, to }) => [what, to])).toEqual([
    ['Beans', '09-30'],
    ['Beans', '09-30'],
    ['Onions and squash', '10-10'],
  ]);
  expect(rest.slice(-6).every(({ from, to }) => from === '01-01' && to === '12-31')).toBe(true);
});

it('lists farms in season first, then from A to Z', () => {
  const states = farmYears.map((farm) => isHarvesting(farm));
  expect(states).toEqual([...Array<boolean>(22).fill(true), ...Array<boolean>(7).fill(false)]);
  expect(farmYears.slice(0, 3).map(({ name }) => name)).toEqual([
    'Blue Heron Farm',
    'Blue Ridge Berries',
    'Double H Ranch',
  ]);
  expect(farmYears[22]?.name).toBe('Altiplano Growers');
});

it('draws a day in its month, and all months as wide', () => {
  expect(placeInYear('01-01')).toBe(0);
  expect(placeInYear('09-20')).toBe(259);
  expect(placeInYear('12-31', 1)).toBe(360);
  expect(placeInYear('02-28', 1)).toBe(60);
});

it('draws a harvest that goes over the new year in two parts', () => {
  expect(partsOfYear({ from: '07-05', to: '09-28' })).toEqual([[183.9, 268]]);
  expect(partsOfYear({ from: '09-01', to: '04-30' })).toEqual([
    [0, 120],
    [240, 360],
  ]);
  expect(partsOfYear({ from: '01-01', to: '12-31' })).toEqual([[0, 360]]);
});

it('writes harvests within a sentence, and the names of varieties as they are', () => {
  const list = [
    { what: 'Cider apples', from: '', to: '' },
    { what: 'Golden Russet', from: '', to: '' },
  ];
  expect(harvestNames(list)).toBe('cider apples, Golden Russet');
  expect(stateOf({ place: 'Oruro, Bolivia' })).toBe('Bolivia');
  expect(stateOf({ place: 'Maine' })).toBe('Maine');
});

it('reads a view back from its address', () => {
  const view = { crop: 'Dairy and eggs', month: 'October' } as const;
  expect(seasonQuery.write(view)).toBe('?crop=dairy-and-eggs&month=october');
  expect(seasonQuery.read('?crop=dairy-and-eggs&month=october')).toEqual(view);
  expect(seasonQuery.read('?month=13')).toEqual({ crop: undefined, month: undefined });
});
