import { answerSchema } from '../domain/answer.schema';
import { releaseProgram } from '../testing/workspace';
import { runProgram } from './program';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  jest.restoreAllMocks();
});

it.each([
  ['promote shop', 'FUR-COMMAND-ARGUMENTS', 2],
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
