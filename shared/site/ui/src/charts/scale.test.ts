import fc from 'fast-check';
import { axisStart, linePath, percents, share } from './scale';

describe('the scale of a chart', () => {
  it('puts a value where it lies, and anything outside at the nearer end', () => {
    expect([share(5, 0, 10), share(-1, 0, 10), share(11, 0, 10), share(1, 1, 1)]).toEqual([0.5, 0, 1, 0]);
  });

  it('draws through its points', () => {
    expect(
      linePath([
        { x: 0, y: 10 },
        { x: 33.3333, y: 5 },
      ]),
    ).toBe('M0 10L33.33 5');
  });
});

describe('the percents of a whole', () => {
  it('adds up where plain rounding would not', () => {
    expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
  });

  it('gives nothing for nothing', () => {
    expect(percents([0, 0])).toEqual([0, 0]);
  });

  it('always adds up to 100, and is never a whole percent off', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 12 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0);
        fc.pre(total > 0);
        const whole = percents(values);
        expect(whole.reduce((sum, value) => sum + value, 0)).toBe(100);
        whole.forEach((percent, index) => {
          expect(Math.abs(percent - ((values[index] ?? 0) / total) * 100)).toBeLessThan(1);
        });
      }),
    );
  });
});

test('a value axis starts one distance below its first mark, never below zero', () => {
  expect(axisStart([7, 8, 9])).toBe(6);
  expect(axisStart([10, 20])).toBe(0);
  expect(axisStart([10, 50])).toBe(0);
  expect(axisStart([500])).toBe(0);
  expect(axisStart([])).toBe(0);
});
