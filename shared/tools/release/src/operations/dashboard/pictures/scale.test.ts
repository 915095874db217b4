import { linear, logarithmic, powersOfTen, timeTicks } from './scale';

const at = (time: string) => Date.parse(time);

it('places values, and those outside of the range at its ends', () => {
  const x = linear([10, 20], [0, 100]);
  expect([10, 15, 20, 30, -5].map(x)).toEqual([0, 50, 100, 100, 0]);
  expect(linear([3, 3], [12, 100])(3)).toBe(12);
});

it('places equal ratios equally far from each other', () => {
  const y = logarithmic([0.01, 100], [200, 0]);
  expect([0.01, 0.1, 1, 10, 100, 0, 1e6].map((value) => Math.round(y(value)))).toEqual([200, 150, 100, 50, 0, 200, 0]);
});

it.each([
  [[0.01, 1600] as const, [0.01, 0.1, 1, 10, 100, 1000], 2],
  [[0.5, 3] as const, [1], 1],
])('names few powers of ten of %j', ([from, to], all, step) => {
  expect(powersOfTen([from, to])).toEqual(all.filter((_, index) => index % step === 0));
});

it('names hours of short times and days of long ones, in UTC', () => {
  const labels = (from: string, to: string) => timeTicks([at(from), at(to)], 5).map(({ label }) => label);
  expect(labels('2026-03-09T22:10:00Z', '2026-03-10T09:00:00Z')).toEqual(['00:00', '03:00', '06:00', '09:00']);
  expect(labels('2026-03-09T22:10:00Z', '2026-03-13T09:00:00Z')).toEqual(['Mar 10', 'Mar 11', 'Mar 12', 'Mar 13']);
  expect(labels('2026-03-09T22:10:00Z', '2026-03-09T22:10:00Z')).toEqual([]);
});
