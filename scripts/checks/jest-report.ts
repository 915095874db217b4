/** The parts of jest's JSON report that are read. */
export type JestReport = {
  testResults: {
    /** The path of the test file. */
    name: string;
    /** What the file failed with, also where it could not be loaded, so that it has no test. */
    message: string;
    status: 'passed' | 'failed';
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[];
  }[];
};

/** A failed test, or a file that could not be loaded. */
type Failure = { file: string; title: string; message: string };

/** How many test files may pass at their second attempt only. With one more, nothing is run again. */
const allowedSecondAttempts = 2;

/** The files that are worth a second attempt: none where more have failed than a busy machine explains. */
export function filesToRepeat(report: JestReport): string[] {
  const files = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
  return files.length > allowedSecondAttempts ? [] : files;
}

/**
 * Counts the tests of a run, of which `repeated` holds the files that were run a second time. A test that was skipped
 * counts as a failed one. A test that passed at its second attempt only is named: it is a fault all the same, but does
 * not stop whoever comes along.
 */
export function jestOutcome(
  report: JestReport,
  repeated?: JestReport,
): { passed: number; failed: number; details: string; secondAttempts: string[] } {
  const all = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = failuresOf(report);
  const stillFailing = repeated ? failuresOf(repeated) : failures;
  const secondAttempts = failures.filter(
    ({ file, title }) => !stillFailing.some((other) => other.file === file && other.title === title),
  );
  const unloaded = failures.filter(({ title }) => title === '').length;
  return {
    passed: all.length + unloaded - stillFailing.length,
    failed: stillFailing.length,
    details: stillFailing.map(({ file, title, message }) => `${file} ${title}\n${message}`).join('\n\n'),
    secondAttempts: secondAttempts.map(({ file, title, message }) => `${file} ${title}\n${message}`),
  };
}

function failuresOf({ testResults }: JestReport): Failure[] {
  return testResults.flatMap(({ name: file, message, status, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status !== 'passed');
    if (failed.length === 0 && status === 'failed') return [{ file, title: '', message }];
    return failed.map(({ fullName, failureMessages, status: its }) => ({
      file,
      title: fullName,
      message: failureMessages?.map(ownLines).join('\n') || `It is ${its}.`,
    }));
  });
}

/** An error without the frames of the test runner. */
function ownLines(message: string): string {
  return message
    .split('\n')
    .filter((line) => !/^\s+at .*node_modules/.test(line))
    .join('\n');
}
