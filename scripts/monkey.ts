/** `pnpm monkey [--seed 7] [--actions 500]`: a hurried visitor presses at random on the composed production site. */
import { parseArgs } from 'node:util';
import { fail, run } from './workspace/process';

try {
  const { values } = parseArgs({ options: { seed: { type: 'string' }, actions: { type: 'string' } } });
  const seed = wholeNumber('seed', values.seed ?? String(Date.now() % 100_000));
  const actions = wholeNumber('actions', values.actions ?? '500');
  console.log(`Seed ${seed}, ${actions} actions`);
  const env = { MONKEY_SEED: seed, MONKEY_ACTIONS: actions };
  process.exitCode = (
    await run('tsx', ['scripts/e2e.ts', '--config=walks.config.ts', 'monkey.spec.ts'], { env, live: true })
  ).code;
} catch (error) {
  fail((error as Error).message);
}

function wholeNumber(name: string, text: string): string {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is "${text}": give a whole number, such as --${name} 7.`);
  return text;
}
