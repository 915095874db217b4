import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run, start } from '../../scripts/workspace/process';
import { freePort } from '../../scripts/machine/free-port';
import { expect, test } from '../src/test';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/** `pnpm dev` of a host and of two remotes: one fills a slot in a page of the other, which is not touched. */

const env = { pnpm_config_verify_deps_before_run: 'false' };
const remotes = { content: 'remotes/content', giving: 'remotes/giving' };
const developed = { host: 'host', ...remotes };

let workspace: WorkspaceCopy;
let server: ReturnType<typeof start>;
let url: string;

// The development build of React speaks of its tools. A server that is just building answers with errors.
test.use({ allowed: /React DevTools|Failed to load resource|failed at|HMR|preload/ });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  workspace = await copiedWorkspace();
  for (const folder of Object.values(developed)) {
    const file = join(workspace.folder, folder, 'package.json');
    const description = JSON.parse(await readFile(file, 'utf8')) as object;
    const port = await freePort();
    await writeFile(file, JSON.stringify({ ...description, config: { port } }));
    url ??= `http://localhost:${port}`;
  }
  server = start('pnpm', ['--silent', 'dev', ...Object.keys(developed)], { folder: workspace.folder, env });
  const ended = server.then(({ all }): never => {
    throw new Error(`The development servers stopped:\n${all}`);
  });
  ended.catch(() => {});
  const discovered = async () => {
    const answer = await fetch(`${url}/discovery.json`).catch(() => undefined);
    const { microFrontends = {} } = answer?.ok ? ((await answer.json()) as { microFrontends?: object }) : {};
    return Object.keys(microFrontends).sort();
  };
  await Promise.race([ended, expect.poll(discovered, { timeout: 300_000 }).toEqual(Object.keys(remotes))]);
});
test.afterAll(async () => {
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await server.catch(() => {});
  await workspace.remove();
});

test('a part that is there, a new one and a changed one are in the page of the other team', async ({ page }) => {
  test.setTimeout(400_000);
  const part = (name: string) => page.locator(`furrow-slot[data-slot=farm] > [data-fragment="giving/${name}"]`);
  /** Loads the page until the part says this, because a server may still be building what was saved. */
  const says = (name: string, heading: string) =>
    expect(async () => {
      await page.goto(`${url}/farms/green-valley`);
      await expect(part(name).getByRole('heading', { level: 2 }).first()).toHaveText(heading, { timeout: 20_000 });
    }).toPass({ timeout: 180_000 });

  await says('campaign-card', 'Campaign');
  await expect(part('pledge')).toHaveCount(0);

  const made = await run('pnpm', ['--silent', 'new', 'fragment', 'giving/pledge', '--fills', 'content/farm'], {
    folder: workspace.folder,
    env,
  });
  expect(made.code, made.output).toBe(0);
  await says('pledge', 'Pledge');

  await writeFile(
    join(workspace.folder, 'remotes/giving/src/fragments/pledge/words.ts'),
    "export const title = 'Pledge a day';\n",
  );
  await says('pledge', 'Pledge a day');
});
