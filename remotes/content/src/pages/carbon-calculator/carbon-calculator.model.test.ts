import { estimateFarm, figuresOf } from './carbon-calculator.model';

test('a farm that uses nothing emits nothing', () => {
  expect(estimateFarm({})).toMatchObject({ emitted: 0, takenUp: 0, net: 0 });
});

test('a thousand gallons of diesel are a little over ten tonnes', () => {
  expect(estimateFarm({ diesel: 1000 }).emitted).toBeCloseTo(10.21, 5);
});

test('a pound of nitrogen weighs almost two kilograms of carbon dioxide', () => {
  expect(estimateFarm({ nitrogen: 1000 }).emitted).toBeCloseTo(1.9459, 3);
});

test('an acre of cover crops takes up not quite half a tonne', () => {
  expect(estimateFarm({ coverCrops: 100 }).takenUp).toBeCloseTo(47.48, 1);
});

test('the net is what is emitted less what is stored, and the sum of the parts', () => {
  const { emitted, takenUp, net, parts } = estimateFarm({
    diesel: 1200,
    electricity: 30_000,
    nitrogen: 8000,
    dairyCows: 2,
    otherCattle: 10,
    coverCrops: 400,
    trees: 150,
  });
  expect(net).toBeCloseTo(emitted - takenUp, 9);
  expect(Object.values(parts).reduce((total, part) => total + part, 0)).toBeCloseTo(net, 9);
});

test('what cannot be counted counts as nothing', () => {
  expect(estimateFarm({ diesel: Number.NaN, trees: -5, electricity: Infinity, nitrogen: 1e20 }).net).toBe(0);
});

test.each([
  [0, 0, ['0.0 t', '0.0 t', '0.0 t']],
  [0.046, 0, ['0.05 t', '0.00 t', '0.05 t']],
  [1240.53, 0, ['1,240.5 t', '0.0 t', '1,240.5 t']],
  [1.7357, 0.48, ['1.7 t', '0.5 t', '1.2 t']],
  [0.046, 12.3, ['0.05 t', '12.30 t', '\u221212.25 t']],
  [1.24, 1.2, ['1.24 t', '1.20 t', '0.04 t']],
  [10.25, 13.46, ['10.3 t', '13.5 t', '\u22123.2 t']],
])('%d tonnes emitted and %d stored read as a sum that adds up', (emitted, takenUp, figures) => {
  expect(Object.values(figuresOf({ ...estimateFarm({}), emitted, takenUp, net: emitted - takenUp }))).toEqual(figures);
});
