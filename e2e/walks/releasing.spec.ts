import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root, run, start } from '../../scripts/workspace/process';
import { freePort } from '../../scripts/machine/free-port';
import { liveVersion, nextVersion } from '../src/origin';
import { commandsIn } from './documented-commands';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/** The first section of docs/releasing.md, command by command, in a copy of the workspace whose site is served meanwhile. */

const text = readFileSync(join(root, 'docs/releasing.md'), 'utf8');
const section = text.slice(text.indexOf('## From zero to a released change'), text.indexOf('## Commands'));
/** Every line of its commands, without what it says beside them. */
const commands = commandsIn(section);

let workspace: WorkspaceCopy;
let site: { url: string; stop(): Promise<unknown> };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = await copiedWorkspace();
});
test.afterAll(async () => {
  await site?.stop();
  await workspace.remove();
});

const env = { pnpm_config_verify_deps_before_run: 'false' };
const live = liveVersion('shop');
const next = nextVersion('shop');
const shop = () => join(workspace.folder, 'remotes/shop');
const edit = async (file: string, from: string, to: string) => {
  const before = await readFile(file, 'utf8');
  expect(before).toContain(from);
  await writeFile(file, before.replace(from, to));
};

/** Runs a pnpm command in the copy and returns what it prints. */
async function pnpm(...args: string[]): Promise<string> {
  const { code, output } = await run('pnpm', ['--silent', ...args], { folder: workspace.folder, env });
  expect(code, output).toBe(0);
  return output;
}

/** Starts a server of the copy and waits until the address answers. */
async function serve(args: string[], port: number): Promise<{ url: string; stop(): Promise<unknown> }> {
  const server = start('pnpm', ['--silent', ...args], {
    folder: workspace.folder,
    env: { ...env, PORT: String(port) },
  });
  const url = `http://localhost:${port}`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const ended = server.then(({ all }): never => {
    throw new Error(`"pnpm ${args.join(' ')}" stopped:\n${all}`);
  });
  ended.catch(() => {});
  while (!(await Promise.race([isUp(), ended]))) await new Promise((next) => setTimeout(next, 100));
  return { url, stop: () => (server.pid && process.kill(-server.pid, 'SIGTERM'), server) };
}

/** The end of the heading of a page of the shop. */
const shown = async () => {
  const [heading = ''] = /<h1[^]*?<\/h1>/.exec(await (await fetch(`${site.url}/buy-food`)).text()) ?? [];
  return /in season[^<]*/.exec(heading)?.[0];
};

/** The paths and the content of everything in the served folder. */
async function servedFolder(): Promise<string> {
  const origin = join(workspace.folder, '.origin');
  const hash = createHash('sha256');
  for (const entry of (await readdir(origin, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    hash.update(file).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** What each command of the document does; a command that is not here has no test. */
const steps: [string, () => Promise<void>][] = [
  ['git clone <this repository> furrow && cd furrow', () => Promise.resolve()],
  [
    'npm start',
    async () => {
      // `npm start` installs packages and runs this.
      site = await serve(['run', 'site'], await freePort());
      expect(await shown()).toBe('in season.');
    },
  ],
  [
    'pnpm dev shop',
    async () => {
      const port = await freePort();
      await edit(join(shop(), 'package.json'), '"port": 3001', `"port": ${port}`);
      const development = await serve(['dev', 'shop'], port);
      expect(await (await fetch(development.url)).text()).toContain('<title>shop, standalone</title>');
      await development.stop();
    },
  ],
  [
    '# change something, then raise the version in remotes/shop/package.json, e.g. to 1.1.0',
    async () => {
      await edit(join(shop(), 'src/pages/buy-food/words.tsx'), 'in season.', 'in season now.');
      await edit(join(shop(), 'package.json'), `"version": "${live}"`, `"version": "${next}"`);
      // A second `npm start` meanwhile finds the port taken before it builds, and leaves the served site alone.
      const before = await servedFolder();
      const { port } = new URL(site.url);
      const second = await run('pnpm', ['--silent', 'run', 'site'], {
        folder: workspace.folder,
        env: { ...env, PORT: port },
      });
      expect([second.code, second.output]).toEqual([1, expect.stringMatching(`^Port ${port} is in use`)]);
      expect(await servedFolder()).toBe(before);
    },
  ],
  [
    'pnpm check shop',
    async () => {
      // Of the check, what builds and composes: its other steps are tested by their own running.
      const before = await servedFolder();
      expect(await pnpm('e2e', '--list', 'remotes/shop')).toContain('shop built in');
      expect(await servedFolder()).toBe(before);
    },
  ],
  [
    'pnpm release publish shop',
    async () => {
      expect(await pnpm('release', 'publish', 'shop')).toContain(`shop@${next} is published but not live.`);
      expect(await shown()).toBe('in season.');
    },
  ],
  [
    'pnpm release promote shop@1.1.0',
    async () => {
      expect(await pnpm('release', 'promote', `shop@${next}`)).toContain(`shop@${next} is live.`);
      expect(await shown()).toBe('in season now.');
    },
  ],
  [
    'pnpm release status',
    async () =>
      expect(await pnpm('release', 'status')).toMatch(
        new RegExp(`shop +${next} +100% +default .*\\nshop +${live} +0% +earlier`),
      ),
  ],
  [
    'pnpm release rollback shop --reason "its prices are wrong"',
    async () => {
      expect(await pnpm('release', 'rollback', 'shop', '--reason', 'its prices are wrong')).toContain(
        `shop@${live} is live; shop@${next} is withdrawn.`,
      );
      expect(await shown()).toBe('in season.');
    },
  ],
];

test('the document leads from a clone to a change that is live and taken back, and a check leaves the served site alone', async () => {
  test.setTimeout(900_000);
  expect(commands).toEqual(steps.map(([command]) => command));
  for (const [command, work] of steps) {
    const began = performance.now();
    await test.step(command, work);
    console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${command}`);
  }
});
