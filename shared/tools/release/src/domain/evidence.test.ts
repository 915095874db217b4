import { type Beside, enoughEvidence, evidenceAbove, evidenceBeside, type Tally } from './evidence';

/** A period with the failures and visits of the live version and of the canary. */
const period = (share: number, live: [number, number], canary: [number, number], run = 'a'): Beside<Tally[]> => ({
  run,
  since: '',
  share,
  live: [{ failures: live[0], visits: live[1] }],
  canary: [{ failures: canary[0], visits: canary[1] }],
});

test('a live version that fails as often, as when the network is down, says nothing against the canary', () => {
  expect(evidenceBeside([period(0.1, [450, 900], [50, 100])])).toBeLessThan(1);
});

test('a rate that changes for both together with the share says nothing, although the totals differ by a factor', () => {
  const small = period(0.1, [45, 9000], [5, 1000]);
  const large = period(0.5, [50, 1000], [50, 1000]);
  expect(evidenceBeside([small, large])).toBeLessThan(1);
  expect(evidenceBeside([large, small])).toBeLessThan(1);
});

test('a canary that became worse after an outage of both is found, although the totals are alike', () => {
  const outage = period(0.1, [900, 2700], [100, 300]);
  const later = period(0.1, [20, 4500], [27, 500]);
  expect(evidenceBeside([outage])).toBeLessThan(0.01);
  expect(evidenceBeside([outage, later])).toBeGreaterThan(enoughEvidence);
});

test('evidence of successive periods of a run is multiplied, and that of another run is not', () => {
  const some = period(0.1, [9, 900], [5, 100]);
  const one = evidenceBeside([some]);
  expect(one).toBeGreaterThan(1);
  expect(evidenceBeside([some, some])).toBeGreaterThan(2 * one);
  expect(evidenceBeside([some, { ...some, run: 'b' }])).toBe(one);
});

test('all that begins later together may use up a fifth of the permitted probability, however much there is', () => {
  const nothing = period(0.1, [0, 900], [0, 100]);
  const worse = { ...period(0.1, [0, 900], [9, 100]), run: 'last' };
  const parts = Array.from({ length: 60 }, (_, before) => {
    const runs = Array.from({ length: before }, (_unused, run) => ({ ...nothing, run: `${run}` }));
    return evidenceBeside([...runs, worse]) / evidenceBeside([worse]);
  });
  const later = parts.slice(1).reduce((sum, part) => sum + part * 0.8, 0);
  expect(later).toBeGreaterThan(0.19);
  expect(later).toBeLessThan(0.2);
});

test('visits of the live version that never fail, such as those of programs, do not count as problems of the canary', () => {
  const [few, many] = [900, 90_000].map((visits) => evidenceBeside([period(0.1, [9, visits], [3, 100])]));
  expect(many).toBe(few);
});

test('without visits of either there is no evidence', () => {
  expect(evidenceBeside([])).toBe(0);
  expect(evidenceBeside([period(0.1, [0, 0], [9, 9])])).toBeLessThanOrEqual(1);
  expect(evidenceBeside([period(0.1, [9, 9], [0, 0])])).toBeLessThanOrEqual(1);
});

test('what is allowed is no evidence, and much more than that is', () => {
  expect(evidenceAbove(0.02, { failures: 2, visits: 100 })).toBeLessThan(2);
  expect(evidenceAbove(0.02, { failures: 12, visits: 100 })).toBeGreaterThan(enoughEvidence);
  expect(evidenceAbove(0, { failures: 1, visits: 1000 })).toBe(Infinity);
  expect(evidenceAbove(1, { failures: 1000, visits: 1000 })).toBe(1);
});
