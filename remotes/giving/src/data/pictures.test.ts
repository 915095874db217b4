import { campaigns } from './campaigns.data';
import { foodBanks } from './food-banks.data';

it.each([
  ['campaign', campaigns.map(({ image }) => image)],
  ['food bank', Object.values(foodBanks).map(({ image }) => image)],
])('shows no picture for two of the same kind: %s', (_, pictures) => {
  expect(new Set(pictures).size).toBe(pictures.length);
});
