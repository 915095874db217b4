import { execa } from 'execa';
import { join, relative } from 'node:path';
import { workspaceRoot } from '@furrow/bundler/workspace';

const root = workspaceRoot();

/** The specs of browser tests that a configuration of Playwright runs, by their paths in the workspace. */
async function specsOf(config: string): Promise<string[]> {
  const { stdout } = await execa('npx', ['playwright', 'test', '--list', '--reporter=json', `--config=${config}`], {
    cwd: join(root, 'e2e'),
    // Playwright refuses to start inside Jest.
    env: { JEST_WORKER_ID: undefined },
  });
  const { config: read, suites } = JSON.parse(stdout) as { config: { rootDir: string }; suites: { file: string }[] };
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
