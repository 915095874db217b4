import fc from 'fast-check';
import {
  continueSentence,
  countInWords,
  cutTitle,
  formatAmount,
  formatCents,
  formatCount,
  formatDollars,
  formatDollarsAndCents,
  formatFigure,
  formatSignedAmount,
  isolated,
  leftToRight,
  startSentence,
} from './format';

it('groups thousands with a comma', () => {
  expect([0, 999, 1000, 32500, 1234567].map(formatCount)).toEqual(['0', '999', '1,000', '32,500', '1,234,567']);
});

it('rounds to whole dollars', () => {
  expect([25_000, 49_999.6, -500].map(formatDollars)).toEqual(['$25,000', '$50,000', '\u2212$500']);
});

it('writes cents always, or only where there are some', () => {
  expect([1250, 1130.682, 0].map(formatDollarsAndCents)).toEqual(['$1,250.00', '$1,130.68', '$0.00']);
  expect([100, 120.5].map(formatAmount)).toEqual(['$100', '$120.50']);
});

it('writes a true minus sign, and none before what rounds to zero', () => {
  expect([-25, -0.001].map(formatDollarsAndCents)).toEqual(['\u2212$25.00', '$0.00']);
  expect(formatCount(-0.4)).toBe('0');
});

it('signs what comes in and what goes out', () => {
  expect([31_260.4, -48_000, 0].map(formatSignedAmount)).toEqual(['+$31,260.40', '\u2212$48,000.00', '$0.00']);
});

it('isolates what has a sign, in a language that is written from right to left alone', () => {
  const globals = globalThis as unknown as { __RIGHT_TO_LEFT__: boolean };
  expect([leftToRight('+1 541 555 0142'), formatDollars(-500)]).toEqual(['+1 541 555 0142', '\u2212$500']);
  globals.__RIGHT_TO_LEFT__ = true;
  expect([leftToRight('+1 541 555 0142'), formatDollars(-500), formatSignedAmount(20), formatDollars(500)]).toEqual([
    '\u2066+1 541 555 0142\u2069',
    '\u2066\u2212$500\u2069',
    '\u2066+$20.00\u2069',
    '$500',
  ]);
  globals.__RIGHT_TO_LEFT__ = false;
});

it('isolates a value, which runs as its first letter does, in a language that is written from right to left alone', () => {
  const globals = globalThis as unknown as { __RIGHT_TO_LEFT__: boolean };
  expect(isolated('\u221219 °C')).toBe('\u221219 °C');
  globals.__RIGHT_TO_LEFT__ = true;
  expect(isolated('\u221219 °C')).toBe('\u2068\u221219 °C\u2069');
  globals.__RIGHT_TO_LEFT__ = false;
});

it('reads from left to right in a build by a bundler that does not say the direction', () => {
  const globals = globalThis as unknown as { __RIGHT_TO_LEFT__?: boolean };
  delete globals.__RIGHT_TO_LEFT__;
  expect(formatDollars(-500)).toBe('\u2212$500');
  globals.__RIGHT_TO_LEFT__ = false;
});

it('writes what Intl writes in American English, for whole figures and for figures of up to three decimals', () => {
  const decimals = fc.integer({ min: 0, max: 3 });
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), decimals, decimals, (digits, places, shown) => {
      // Intl reads the shortest decimal of a half, JavaScript its binary value: 1.005 is less than a half above 1.00.
      fc.pre(shown >= places);
      const value = digits / 10 ** places;
      const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: shown, maximumFractionDigits: shown });
      expect(formatFigure(value, shown)).toBe(
        intl
          .format(value)
          .replace('-', '\u2212')
          .replace(/^\u2212(?=[0,.]*$)/, ''),
      );
    }),
  );
});

it('never loses a cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
      const shown = formatCents(cents).replace('\u2212', '-').replace(/[$,.]/g, '');
      expect(Number(shown)).toBe(cents);
    }),
  );
});

it('writes a count into prose', () => {
  expect([0, 1, 6, 20, 1300].map((count) => countInWords(count, 'lot'))).toEqual([
    'no lots',
    'one lot',
    'six lots',
    'twenty lots',
    '1,300 lots',
  ]);
  expect(['Saves 2M liters a year', '120 MWh clean power'].map(continueSentence)).toEqual([
    'saves 2M liters a year',
    '120 MWh clean power',
  ]);
  expect(startSentence(countInWords(2, 'case study', 'case studies'))).toBe('Two case studies');
});

it('cuts a title of a page before the last comma that fits, or after the last word', () => {
  const cases = [
    'Heirloom tomatoes from Green Valley Farm, Oregon',
    'Handover 3 of 5: Heirloom tomatoes, Salem Pack House',
    'Heirloom tomatoes from the Green Valley Cooperatives, Oregon',
    `${'x'.repeat(51)} more`,
    `${'x'.repeat(51)}, more`,
    'Masa de maíz azul, de Mesa Verde Milpa, Nuevo México',
    'Compost, from the kitchens of Portland Public Schools',
    'Mangrove Point: fish and vegetables in a circle of the same water.',
    'Surplus slip, 185 kg, batch FRB-2025-003: carrots and beets',
  ];
  expect(cases.map(cutTitle)).toEqual([
    'Heirloom tomatoes from Green Valley Farm, Oregon',
    'Handover 3 of 5: Heirloom tomatoes',
    'Heirloom tomatoes from the Green Valley',
    'x'.repeat(51),
    'x'.repeat(51),
    'Masa de maíz azul, de Mesa Verde Milpa',
    'Compost, from the kitchens of Portland Public',
    'Mangrove Point: fish and vegetables in a circle',
    'Surplus slip, 185 kg, batch FRB-2025-003: carrots',
  ]);
});
