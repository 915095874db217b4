import fc from 'fast-check';
import { expectSettled, remotes, siteAt, type TestSite } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

/**
 * A visitor who goes on at any moment. fast-check decides in which order the code of the remotes loads, and between which of the
 * visitor's steps.
 */

type Step = { name: string; run: (site: TestSite) => void };

const everyPath = [...Object.values(remotes).flat(), '/nobody'];
const go = (path: string): Step => ({ name: path, run: ({ navigation }) => navigation.push(path) });
const back: Step = { name: 'Back', run: ({ navigation }) => navigation.go(-1) };
const forward: Step = { name: 'Forward', run: ({ navigation }) => navigation.go(1) };
const slow: Step = { name: '200 ms', run: () => void jest.advanceTimersByTime(200) };
const retry: Step = {
  name: 'Try Again',
  run: ({ element }) => element.querySelector<HTMLElement>('[role="alert"] button')?.click(),
};
const steps = fc.array(
  fc.record({
    step: fc
      .oneof(
        { weight: 6, arbitrary: fc.constantFrom(...everyPath).map(go) },
        { weight: 4, arbitrary: fc.constantFrom(back, forward, slow) },
        { weight: 1, arbitrary: fc.constant(retry) },
      )
      .map((step) => Object.assign(step, { [fc.toStringMethod]: () => step.name })),
    /** How many of the things under way happen after the step. */
    progress: fc.nat(4),
  }),
  { minLength: 1, maxLength: 12 },
);

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Lets one of the things under way happen; false when there is none. */
async function happenOne(scheduler: fc.Scheduler): Promise<boolean> {
  // Promises that already resolved may bring further ones under way.
  for (let ticks = 0; ticks < 100; ticks += 1) await Promise.resolve();
  if (scheduler.count() === 0) return false;
  await scheduler.waitOne();
  return true;
}

/** The long walks try more. */
const tried = Number(process.env.SEQUENCES ?? 50);

for (const knowsSignal of [true, false]) {
  const kind = knowsSignal ? 'remotes that stop when their signal is aborted' : 'remotes that know no signal';

  it(`shows the page of the last navigation, in whatever order code loads, with ${kind}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, visit) => {
        const site = siteAt('/forum', (what, value) => scheduler.schedule(Promise.resolve(value), what), {
          knowsSignal,
        });
        for (const { step, progress } of visit) {
          step.run(site);
          for (let count = 0; count < progress; count += 1) await happenOne(scheduler);
        }
        // The last step is a navigation, so that the focus has to move.
        site.navigation.push(site.current() === '/voting' ? '/marketplace' : '/voting');
        site.navigation.go(-1);
        while (await happenOne(scheduler));
        expectSettled(site);
      }),
      { numRuns: tried },
    );
  });
}
