import { enoughEvidence, evidenceAbove, evidenceBeside } from './evidence';

test('a live version that fails as often, as when the network is down, says nothing against the canary', () => {
  expect(evidenceBeside({ failures: 450, visits: 900 }, { failures: 50, visits: 100 })).toBeLessThan(1);
});

test('without visits of either there is no evidence', () => {
  expect(evidenceBeside({ failures: 0, visits: 0 }, { failures: 9, visits: 9 })).toBe(1);
  expect(evidenceBeside({ failures: 9, visits: 9 }, { failures: 0, visits: 0 })).toBe(1);
});

test('what is allowed is no evidence, and much more than that is', () => {
  expect(evidenceAbove(0.02, { failures: 2, visits: 100 })).toBeLessThan(2);
  expect(evidenceAbove(0.02, { failures: 12, visits: 100 })).toBeGreaterThan(enoughEvidence);
  expect(evidenceAbove(0, { failures: 1, visits: 1000 })).toBe(Infinity);
  expect(evidenceAbove(1, { failures: 1000, visits: 1000 })).toBe(1);
});
