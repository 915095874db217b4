/** `pnpm engines [playwright arguments]`: the visitors' journeys in Firefox and WebKitGTK, on the composed production site. */
import { join } from 'node:path';
import { findEngines } from './machine/engines';
import { fail, root, run } from './workspace/process';
import { composeCheckedSite } from './workspace/composed-site';

try {
  await composeCheckedSite(console.log);
  const { paths, notRun } = await findEngines(console.log);
  for (const sentence of notRun) console.log(sentence);
  const projects = Object.keys(paths).map((name) => `--project=${name}*`);
  if (projects.length === 0) fail('There is no engine to run them in.');
  const { code } = await run(
    'playwright',
    ['test', '--config=engines.config.ts', ...projects, ...process.argv.slice(2)],
    {
      folder: join(root, 'e2e'),
      env: { FURROW_ENGINES: JSON.stringify(paths) },
      live: true,
    },
  );
  process.exitCode = code;
} catch (error) {
  fail((error as Error).message);
}
