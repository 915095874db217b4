import { ripeFirst } from './ripe-lots.model';

const products = ['eggs', 'apples', 'milk', 'tulips', 'credit', 'flour', 'berries'].map((id) => ({ id }));
const allYear = { season: { from: '01-01', to: '12-31' } };
const seasons = {
  eggs: allYear,
  apples: { season: { from: '09-08', to: '11-10' } },
  milk: allYear,
  tulips: { season: { from: '10-01', to: '04-30' } },
  flour: { kept: 'July 2025' },
  berries: { season: { from: '06-25', to: '09-24' } },
};

it.each([
  ['2025-09-20', ['berries', 'apples', 'eggs', 'milk']],
  ['2025-10-08', ['apples', 'tulips', 'eggs', 'milk']],
  ['2025-12-31', ['tulips', 'eggs', 'milk']],
  ['2026-04-30', ['tulips', 'eggs', 'milk']],
  ['2026-05-01', ['eggs', 'milk']],
])('on %s shows first what ends first, and last what is there all year', (day, ripe) => {
  expect(ripeFirst(products, seasons, day).map(({ product }) => product.id)).toEqual(ripe);
});
