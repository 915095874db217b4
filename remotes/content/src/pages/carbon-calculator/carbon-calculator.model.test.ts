import { estimateFarm, formatTonnes } from './carbon-calculator.model';

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
  expect(estimateFarm({ diesel: Number.NaN, trees: -5, electricity: Infinity }).net).toBe(0);
});

test.each([
  [0, '0.0 t'],
  [0.046, '0.05 t'],
  [1240.53, '1,240.5 t'],
  [-3.21, '\u22123.2 t'],
  [-0.001, '0.00 t'],
])('%d tonnes read %s', (tonnes, text) => {
  expect(formatTonnes(tonnes)).toBe(text);
});
