/** `pnpm e2e [playwright arguments]`: the end-to-end tests on the composed production site. */
import { join } from 'node:path';
import { findBrowser } from './machine/browser';
import { fail, root, run } from './workspace/process';
import { composeCheckedSite } from './workspace/composed-site';

try {
  await composeCheckedSite(console.log);
  const { code } = await run('playwright', ['test', ...process.argv.slice(2)], {
    folder: join(root, 'e2e'),
    env: { CHROMIUM_PATH: await findBrowser(console.log) },
    live: true,
  });
  process.exitCode = code;
} catch (error) {
  fail((error as Error).message);
}
