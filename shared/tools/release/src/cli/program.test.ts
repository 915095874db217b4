import { answerSchema } from '../domain/answer.schema';
import { releaseProgram } from '../testing/workspace';
import { runProgram } from './program';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

/** Runs the program. What is collected for JSON is never given up, so lines with --json come last. */
const run = async (...words: string[]) => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  const failed = jest.spyOn(console, 'error').mockReturnValue();
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = [process.execPath, releaseProgram, ...words];
  await runProgram('release');
  const lines = [...written.mock.calls, ...failed.mock.calls.map(([line]) => [`${line}\n`])].map(([text]) =>
    String(text),
  );
  return { out: printed.mock.calls.flat().join('\n'), err: lines.join('') };
};

it.each([
  ['promote', "error: missing required argument 'app@version' [FUR-COMMAND-ARGUMENTS]\n"],
  ['rollback shop --dry-run', "error: required option '--reason <text>' not specified [FUR-COMMAND-ARGUMENTS]\n"],
  ['stats', "error: unknown command 'stats'\n(Did you mean status?)\n[FUR-COMMAND-ARGUMENTS]\n"],
  [`status --origin ${'a'.repeat(300)}`, 'is longer than this disk can hold. [FUR-COMMAND-FAILED]\n'],
  ['explain FUR-NONE', '[FUR-COMMAND-ARGUMENTS]\n'],
])('says the code of the refusal of %j to people, too', async (line, said) => {
  expect((await run(...line.split(' '))).err).toContain(said);
});

it.each([
  ['promote shop', 'FUR-COMMAND-ARGUMENTS', 2],
  ['rollback shop --dry-run', 'FUR-COMMAND-ARGUMENTS', 2],
  ['bogus', 'FUR-COMMAND-ARGUMENTS', 2],
  ['status --against http://localhost:1', 'FUR-SITE-SILENT', 1],
  [`status --origin ${'a'.repeat(300)}`, 'FUR-COMMAND-FAILED', 1],
])('answers %j in JSON with %s and exit status %d', async (line, code, exitCode) => {
  const printed = jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  process.argv = [process.execPath, releaseProgram, ...line.split(' '), '--json'];
  await runProgram('release');
  expect(process.exitCode).toBe(exitCode);
  const [[answer]] = printed.mock.calls as [[string]];
  expect(answerSchema.parse(JSON.parse(answer))).toMatchObject({ exitCode, refused: [{ code }] });
});

it.each([
  [['--origin', 'promote', 'rollback', 'shop', '--dry-run'], 'rollback'],
  [['--origin=promote', 'rollback', 'shop'], 'rollback'],
  [['env', 'list', '--bogus'], 'env list'],
  [['--actor', 'status', 'env', '--quiet', 'lock', 'staging'], 'env lock'],
  [['promote', '--traffic', '10', 'log'], 'promote'],
  [['--origin', 'log', 'bogus'], 'bogus'],
  [['--bogus'], ''],
])('names in JSON the command of %j, whose arguments are wrong', async (words, command) => {
  const { out } = await run(...words, '--json');
  expect(JSON.parse(out)).toMatchObject({ command, exitCode: 2, refused: [{ code: 'FUR-COMMAND-ARGUMENTS' }] });
});
