import { changedCharacters, computeFingerprint } from './check';
import { fingerprintOf } from './record';

it('computes what the page was built with, and something else for a byte that changed', async () => {
  const text = 'Net: 240.0 kg, 9.4 °C';
  expect(await computeFingerprint(text)).toBe(fingerprintOf(text));
  expect(await computeFingerprint(text.replace('240', '246'))).not.toBe(fingerprintOf(text));
});

it.each([
  ['240.0', '240.0', 0],
  ['240.0', '246.0', 1],
  ['240.0', '2400.0', 1],
  ['240.0', '20.0', 1],
  ['240.0', '241.9', 3],
  ['aa', 'aaa', 1],
])('counts how many characters of %s differ in %s', (text, changed, count) => {
  expect(changedCharacters(text, changed)).toBe(count);
});
