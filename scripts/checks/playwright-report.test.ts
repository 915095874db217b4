import { playwrightOutcome } from './playwright-report';

function report(counts: { flaky?: number; unexpected?: number; skipped?: number; errors?: unknown[] }) {
  const { flaky = 0, unexpected = 0, skipped = 0, errors = [] } = counts;
  const specs = [
    {
      file: 'shop.spec.ts',
      line: 11,
      title: 'the cart outlives a reload',
      tests: [{ status: 'expected', results: [{}] }],
    },
    ...Array.from({ length: flaky }, (_, index) => ({
      file: 'faults.spec.ts',
      line: index,
      title: 'css fails',
      tests: [{ status: 'flaky', results: [{ error: { message: 'no such element' } }, {}] }],
    })),
  ];
  return { stats: { expected: 1, unexpected, flaky, skipped }, suites: [{ suites: [{ specs }] }], errors };
}

test('a run in which all went well at once names nobody', () => {
  expect(playwrightOutcome(report({}))).toEqual({ passed: 1, failed: 0, details: '', secondAttempts: [] });
});

test('two tests may need a second attempt, and are named', () => {
  expect(playwrightOutcome(report({ flaky: 2 }))).toEqual({
    passed: 3,
    failed: 0,
    details: '',
    secondAttempts: ['faults.spec.ts:0 css fails\nno such element', 'faults.spec.ts:1 css fails\nno such element'],
  });
});

test('a third one makes failures of them all', () => {
  const outcome = playwrightOutcome(report({ flaky: 3 }));
  expect(outcome).toMatchObject({ passed: 1, failed: 3 });
  expect(outcome.details).toContain('faults.spec.ts:2 css fails');
});

test('a skipped test, a failed one and an error outside of any test are failures', () => {
  expect(playwrightOutcome(report({ unexpected: 1, skipped: 1, errors: [{}] }))).toMatchObject({
    passed: 1,
    failed: 3,
  });
});
