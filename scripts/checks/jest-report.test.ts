import { filesToRepeat, jestOutcome, type JestReport } from './jest-report';

/** A report of files, each with the status of its tests by their titles; a file without any could not be loaded. */
function report(files: Record<string, Record<string, 'passed' | 'failed' | 'pending'>>): JestReport {
  return {
    testResults: Object.entries(files).map(([name, tests]) => {
      const statuses = Object.values(tests);
      return {
        name,
        message: 'Cannot find module',
        status: statuses.length === 0 || statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: Object.entries(tests).map(([fullName, status]) => ({
          fullName,
          status,
          failureMessages: status === 'failed' ? ['expected 1\n    at run (node_modules/jest-circus/run.js:1:1)'] : [],
        })),
      };
    }),
  };
}

test('a run in which all went well repeats nothing and names nobody', () => {
  const good = report({ 'cart.test.ts': { adds: 'passed', removes: 'passed' } });
  expect(filesToRepeat(good)).toEqual([]);
  expect(jestOutcome(good)).toEqual({ passed: 2, failed: 0, details: '', secondAttempts: [] });
});

test('a test that passes when its file is run again counts as passed, and is named with its first error', () => {
  const first = report({ 'cart.test.ts': { adds: 'failed', removes: 'passed' }, 'lot.test.ts': { opens: 'passed' } });
  expect(filesToRepeat(first)).toEqual(['cart.test.ts']);
  expect(jestOutcome(first, report({ 'cart.test.ts': { adds: 'passed', removes: 'passed' } }))).toEqual({
    passed: 3,
    failed: 0,
    details: '',
    secondAttempts: ['cart.test.ts adds\nexpected 1'],
  });
});

test('a test that fails both times is a failure, and one that fails only at the second attempt is one as well', () => {
  const first = report({ 'cart.test.ts': { adds: 'failed', removes: 'passed', counts: 'passed' } });
  const second = report({ 'cart.test.ts': { adds: 'failed', removes: 'failed', counts: 'passed' } });
  expect(jestOutcome(first, second)).toMatchObject({
    passed: 1,
    failed: 2,
    details: 'cart.test.ts adds\nexpected 1\n\ncart.test.ts removes\nexpected 1',
  });
});

test('nothing is repeated when three files have failed', () => {
  const files = report({ 'a.test.ts': { adds: 'failed' }, 'b.test.ts': { adds: 'failed' }, 'c.test.ts': {} });
  expect(filesToRepeat(files)).toEqual([]);
  expect(jestOutcome(files)).toMatchObject({ passed: 0, failed: 3 });
});

test('a file that cannot be loaded is a failure, which says why', () => {
  expect(jestOutcome(report({ 'a.test.ts': {}, 'b.test.ts': { adds: 'passed' } }))).toMatchObject({
    passed: 1,
    failed: 1,
    details: 'a.test.ts \nCannot find module',
  });
});

test('a skipped test is a failure', () => {
  expect(jestOutcome(report({ 'a.test.ts': { adds: 'pending' } }))).toMatchObject({
    passed: 0,
    failed: 1,
    details: 'a.test.ts adds\nIt is pending.',
  });
});
