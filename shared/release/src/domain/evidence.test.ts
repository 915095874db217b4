import { enoughEvidence, evidenceAbove, evidenceBeside } from './evidence';

/** A linear congruential generator with the constants of Numerical Recipes, so that each run of the simulation is the same. */
function chances(seed: number): () => number {
  // Millions of numbers are drawn, and jest makes each access to a global slow.
  const { imul } = Math;
  let state = seed;
  return () => {
    state = (imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

type Case = { canary: number; live: number; share: number; visits: number };

/** The visits of the canary after which it was withdrawn, for each of the runs in which it was. Looks between two failures of the canary would find less than the last one. */
function withdrawals({ canary, live, share, visits }: Case, runs: number): number[] {
  const random = chances(7);
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const tallies = { canary: { failures: 0, visits: 0 }, live: { failures: 0, visits: 0 } };
    for (let visit = 1; visit <= visits; visit += 1) {
      const drawn = random();
      const isCanary = drawn < share;
      const tally = isCanary ? tallies.canary : tallies.live;
      tally.visits += 1;
      // What is drawn says both whose visit it is and whether it fails.
      if (isCanary ? drawn >= share * canary : drawn - share >= (1 - share) * live) continue;
      tally.failures += 1;
      if (!isCanary || evidenceBeside(tallies.live, tallies.canary) < enoughEvidence) continue;
      found.push(tallies.canary.visits);
      break;
    }
  }
  return found.sort((a, b) => a - b);
}

test.each([
  { canary: 0.01, live: 0.01, share: 0.1, visits: 2000 },
  { canary: 0.02, live: 0.02, share: 0.3, visits: 2000 },
])('of 10,000 canaries that are no worse than what is live, fewer than one in a hundred is withdrawn: %j', (one) => {
  expect(withdrawals(one, 10_000).length).toBeLessThan(100);
});

test('a canary that fails in five visits of a hundred more is withdrawn, 19 times of 20 within 350 of its visits', () => {
  const found = withdrawals({ canary: 0.06, live: 0.01, share: 0.1, visits: 20_000 }, 1000);
  expect(found).toHaveLength(1000);
  expect(found[950]).toBeLessThan(350);
});

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
