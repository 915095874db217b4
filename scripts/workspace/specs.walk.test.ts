import { execa } from 'execa';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@furrow/bundler/workspace';
import { hostName } from '@furrow/discovery/discovery';
import { documentFile } from '@furrow/release/domain/paths';
import { allApps } from './apps';
import { checkedDocuments } from './composed-site';

const root = workspaceRoot();

type Listed = { config: { rootDir: string }; suites: { file: string; specs: { title: string }[] }[] };

/** The browser tests that Playwright would run. */
async function listed(args: string[], env: Record<string, string> = {}): Promise<Listed> {
  const { stdout } = await execa('npx', ['playwright', 'test', '--list', '--reporter=json', ...args], {
    cwd: join(root, 'e2e'),
    // Playwright refuses to start inside Jest.
    env: { ...env, JEST_WORKER_ID: undefined },
  });
  return JSON.parse(stdout) as Listed;
}

/** The specs of browser tests that a configuration of Playwright runs, by their paths in the workspace. */
async function specsOf(config: string): Promise<string[]> {
  const { config: read, suites } = await listed([`--config=${config}`]);
  return suites.map(({ file }) => relative(root, join(read.rootDir, file)));
}

it('leaves no spec of a browser test without a command that runs it', async () => {
  const { stdout } = await execa('git', ['ls-files', 'e2e/*.spec.ts', 'remotes/*.spec.ts'], {
    cwd: root,
  });
  const run = new Set<string>();
  for (const config of ['playwright.config.ts', 'walks.config.ts', 'engines.config.ts'])
    for (const spec of await specsOf(config)) run.add(spec);
  const specs = stdout.split('\n');
  expect(specs.length).toBeGreaterThan(80);
  expect(specs.filter((spec) => !run.has(spec))).toEqual([]);
}, 180_000);

it('opens no page of another app when one is checked alone', async () => {
  const app = allApps().find(({ name }) => name !== hostName)?.name ?? '';
  const { suites } = await listed(['e2e/src/every-remote/'], { FURROW_OWNER: app });
  const titles = suites.flatMap(({ specs }) => specs.map(({ title }) => title));
  const pages = new Set(checkedDocuments());
  const named = titles
    .flatMap((title) => title.match(/(?<=^| )\/\S*/g) ?? [])
    .filter((path) => pages.has(documentFile(path)));
  expect(named.length).toBeGreaterThan(0);
  const own = new Set(checkedDocuments(app));
  expect(named.filter((path) => !own.has(documentFile(path)))).toEqual([]);
}, 60_000);
