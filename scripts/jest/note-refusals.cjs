const { appendFileSync } = require('node:fs');
const path = require('node:path');

/**
 * Notes which codes of the table of refusals the sources raise while tests run, in the file that FURROW_NOTED_REFUSALS
 * names: `pnpm check` compares them with the table. What a test makes up itself is not noted.
 */
const source = path.resolve(__dirname, '../../shared/tools/release/src/domain/refused.ts');

const { FURROW_NOTED_REFUSALS: noting, NODE_OPTIONS: options = '' } = process.env;
if (noting) process.env.NODE_OPTIONS = `${options} --require=${path.join(__dirname, 'note-refusals-of-commands.cjs')}`;

jest.doMock(source, () => {
  const actual = jest.requireActual(source);
  const noted = new Set();
  const note = (code) => {
    const file = process.env.FURROW_NOTED_REFUSALS;
    if (!file || noted.has(code) || isRaisedByTest()) return;
    noted.add(code);
    appendFileSync(file, `${code}\n`);
  };
  return {
    ...actual,
    reason: (code, text) => {
      note(code);
      return actual.reason(code, text);
    },
    refusedAs: (code, read) => {
      try {
        return actual.refusedAs(code, read);
      } catch (error) {
        for (const { code: raised } of error.reasons) note(raised);
        throw error;
      }
    },
    Refused: new Proxy(actual.Refused, {
      construct(target, given, newTarget) {
        // The codes of several reasons were noted when these were made.
        if (typeof given[0] === 'string') note(given[0]);
        return Reflect.construct(target, given, newTarget);
      },
    }),
  };
});

/** Whether the call that led into this file is in a test. */
function isRaisedByTest() {
  const calls = new Error().stack.split('\n').filter((line) => /\.[cm]?[jt]sx?:\d+/.test(line));
  return /\.test\.tsx?:/.test(calls.find((line) => !line.includes(__filename)) ?? '');
}
