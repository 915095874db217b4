/** The parts of Playwright's JSON report that are used here. */
export type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: Suite[];
  errors: unknown[];
};

type Suite = {
  suites?: Suite[];
  specs?: { file: string; line: number; title: string; tests: Test[] }[];
};

type Test = { status: string; results: { error?: { message?: string } }[] };

/**
 * How many tests of one run may pass at their second attempt only. When there are more, each of them counts as a
 * failure.
 */
const allowedSecondAttempts = 2;

/**
 * Counts the tests of a run. A skipped test counts as a failed one. A test that passed only at its second attempt is
 * named, because either the site or the test has a fault; it does not fail the run, because otherwise one bad load in
 * some hundred would stop everybody's work.
 */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): {
  passed: number;
  failed: number;
  details: string;
  secondAttempts: string[];
} {
  const { expected, unexpected, flaky, skipped } = stats;
  const secondAttempts = suites.flatMap((suite) => namesOf(suite, 'flaky'));
  const forgiven = flaky > allowedSecondAttempts ? 0 : flaky;
  const failures = ['unexpected', 'skipped'].flatMap((status) => suites.flatMap((suite) => namesOf(suite, status)));
  return {
    passed: expected + forgiven,
    failed: unexpected + flaky - forgiven + skipped + errors.length,
    details: [...failures, ...(forgiven < flaky ? secondAttempts : [])].join('\n'),
    secondAttempts,
  };
}

/** The tests with the given status, each with its place and its first error. */
function namesOf({ suites = [], specs = [] }: Suite, status: string): string[] {
  const those = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const error = results.find((result) => result.error)?.error?.message;
        return `${file}:${line} ${title}${error ? `\n${error}` : ''}`;
      }),
  );
  return [...those, ...suites.flatMap((suite) => namesOf(suite, status))];
}
