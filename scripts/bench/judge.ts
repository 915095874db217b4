import { bad, good, withdrawals } from '@furrow/release/testing/simulated-canary';

type Withdrawn = { name: string; withdrawn: string };
/** By how many visits of the canary it was withdrawn, of half of them and of 19 in 20. */
type Soon = { 'visits of the canary: median': number | 'never'; '19 of 20': number | 'never' };

/**
 * How often canaries are withdrawn that are no worse than the live version, and how soon those that are. The simulated
 * visitors are the same in each run.
 *
 * @param canaries how many are simulated of each kind
 */
export function judgeCanaries(canaries: number): { good: Withdrawn[]; bad: (Withdrawn & Soon)[] } {
  const told = (found: readonly number[]) => `${((found.length / canaries) * 100).toFixed(2)}%`;
  const within = (found: readonly number[], part: number) => found[Math.ceil(part * canaries) - 1] ?? 'never';
  return {
    good: Object.entries(good).map(([name, scenario]) => ({ name, withdrawn: told(withdrawals(scenario, canaries)) })),
    bad: Object.entries(bad).map(([name, scenario]) => {
      const found = withdrawals(scenario, canaries);
      return {
        name,
        withdrawn: told(found),
        'visits of the canary: median': within(found, 0.5),
        '19 of 20': within(found, 0.95),
      };
    }),
  };
}
