import { execa } from 'execa';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guideFile, stepsFor, stepsIn } from '@furrow/furrow/upgrade/guide';
import { freePort } from '../../scripts/machine/free-port';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { copiedSite, type TestSite } from '../src/origin';
import { expect, test } from '../src/test';
import { raisePackages } from './raised-packages';

/**
 * A repository that version 1.0.0 of `create-furrow-remote` made, with a page as its team would have written it then, is
 * raised to the next versions of the packages. Whatever has to be changed by hand is done as the guide says it.
 */
const template = join(import.meta.dirname, '../fixtures/first-repository');

let site: TestSite;
let registry: Registry;
let archives: Record<string, string>;
let home: string;
let repository: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  archives = await packPackages();
  registry = await startRegistry(Object.values(archives));
  site = await copiedSite();
  home = await mkdtemp(join(tmpdir(), 'furrow-upgrade-'));
  repository = join(home, 'calendar');
  const port = await freePort();
  for (const path of await filesIn(template)) {
    const text = await readFile(join(template, path), 'utf8');
    const own = text.replace('https://furrow.example', site.url).replace('"port": 3006', `"port": ${port}`);
    await write(path.slice(0, -'.tmpl'.length), own);
  }
  await write('.npmrc', `@furrow:registry=${registry.url}\n`);
});

test.afterAll(async () => {
  await site.close();
  await registry.close();
  await rm(home, { recursive: true });
});

/** The files below a folder, by their paths in it. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name).slice(folder.length + 1)] : [],
  );
}

async function write(path: string, text: string): Promise<void> {
  const file = join(repository, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Runs a command in the repository. */
async function run(line: string, env: NodeJS.ProcessEnv = {}) {
  const { all, exitCode } = await execa('sh', ['-c', line], {
    cwd: repository,
    env: { FORCE_COLOR: '0', npm_config_audit: 'false', npm_config_prefer_offline: 'true', ...env },
    all: true,
    reject: false,
  });
  return { said: all, exitCode };
}

async function succeed(line: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { said, exitCode } = await run(line, env);
  expect(exitCode, `${line}\n${said}`).toBe(0);
  return said;
}

/** Does what a part of the guide says: runs its commands, writes its files, and replaces what its tables name. */
async function follow(text: string): Promise<void> {
  for (const [, command = ''] of text.matchAll(/^```sh\n([^]*?)```/gm)) await succeed(command);
  for (const [, file = '', content = ''] of text.matchAll(/^```js (\S+)\n([^]*?)```/gm)) await write(file, content);
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];
  for (const path of (await filesIn(join(repository, 'src'))).map((name) => join('src', name))) {
    const before = await readFile(join(repository, path), 'utf8');
    const after = rows.reduce((now, [, from = '', to = '']) => replaced(now, from, to), before);
    if (after !== before) await write(path, after);
  }
}

/** Replaces a declaration or the name of a module, and nothing that only begins or ends alike. */
function replaced(text: string, from: string, to: string): string {
  return from.startsWith('@')
    ? text.replaceAll(`'${from}'`, `'${to}'`)
    : text.replaceAll(new RegExp(`(?<![\\w-])${from}`, 'g'), to);
}

test('a repository of version 1.0.0 is raised by one command and the steps of the guide', async () => {
  test.setTimeout(900_000);
  await succeed('npm install');
  const raised = await raisePackages(archives, join(home, 'raised'));
  for (const archive of raised.archives) await registry.publish(archive);

  const said = await succeed('npx furrow upgrade', { npm_config_prefer_offline: 'false' });
  const asked = Object.keys(raised.versions).filter((name) => said.includes(`package.json: ${name} ^1.0.0 becomes`));
  expect(asked.sort()).toEqual(
    ['bundler', 'forms', 'furrow', 'lint', 'remote', 'testing', 'ui'].map((name) => `@furrow/${name}`),
  );
  const steps = stepsFor(
    stepsIn(await readFile(join(root, 'shared/tools/furrow', guideFile), 'utf8')),
    asked.map((name) => ({ file: 'package.json', name, from: '^1.0.0', to: `^${raised.versions[name]}` })),
  );
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['@furrow/lint', '@furrow/remote']));
  for (const { text } of steps) expect(said).toContain(text);

  // What the repository has does not fit the new packages yet, or the steps would show nothing.
  expect((await run('npm run types')).said).toContain("Cannot find module '@furrow/remote/contract'");
  expect((await run('npm run lint')).exitCode).not.toBe(0);
  for (const { name, text } of steps) await test.step(name, () => follow(text));
  await succeed('npm run types');
  await succeed('npm run lint');
  const tested = await succeed('npm test');
  expect(tested).toMatch(/Tests: +2 passed, 2 total/);
  expect(tested).toContain('/harvests hydrates as it was sent');
});
