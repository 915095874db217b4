import { Refused } from '@furrow/release/domain/refused';
import { runCreate } from './write-repository';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
});

it('says what a site answered without a character that a terminal would act on', async () => {
  process.argv = argv.slice(0, 2);
  const print = jest.spyOn(console, 'error').mockReturnValue();
  await runCreate(import.meta.url, 'usage', () => {
    throw new Refused(
      'FUR-CREATE-HOST',
      'The site leads to https://\u001b]52;c;cm0gLXJm\u0007 now.\nAsk its operator.',
    );
  });
  expect(print.mock.calls.flat().join('')).toContain(
    'The site leads to https://\\u001b]52;c;cm0gLXJm\\u0007 now.\nAsk its operator.',
  );
  expect(process.exitCode).toBe(1);
  print.mockRestore();
});
