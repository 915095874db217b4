/** The parts of Playwright's JSON report that are read. */
export type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  suites: Suite[];
  errors: unknown[];
};

type Suite = {
  suites?: Suite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
};

/** How many tests of one run may pass at their second attempt only. With one more, each of them counts as a failure. */
const allowedSecondAttempts = 2;

/**
 * Counts the tests of a run. A skipped test is a failed one. A test that passed at its second attempt only is named, because it is a fault of the
 * site or of the test all the same; it does not fail the run, because one in some hundred visits would otherwise stop whoever comes along.
 */
export function playwrightOutcome({ stats, suites, errors }: PlaywrightReport): {
  passed: number;
  failed: number;
  secondAttempts: string[];
} {
  const { expected, unexpected, flaky, skipped } = stats;
  const forgiven = flaky > allowedSecondAttempts ? 0 : flaky;
  return {
    passed: expected + forgiven,
    failed: unexpected + flaky - forgiven + skipped + errors.length,
    secondAttempts: suites.flatMap(namesOfSecondAttempts),
  };
}

function namesOfSecondAttempts({ suites = [], specs = [] }: Suite): string[] {
  const repeated = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [
    ...repeated.map(({ file, line, title }) => `${file}:${line} ${title}`),
    ...suites.flatMap(namesOfSecondAttempts),
  ];
}
