import { execa } from 'execa';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { guideFile, type Step, stepsFor, stepsIn } from '@furrow/furrow/upgrade/guide';
import { freePort } from '../../scripts/machine/free-port';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { copiedSite, type TestSite } from '../src/origin';
import { expect, test } from '../src/test';
import { raisePackages } from './raised-packages';

/**
 * What the first versions of `create-furrow-remote` and `create-furrow-site` made, with sources as they were then, is
 * raised to the next versions of the packages. Whatever has to be changed by hand is done as the guide says it.
 */
const fixtures = join(import.meta.dirname, '../fixtures');

// One after the other: both need the packages, which are packed once.
test.describe.configure({ mode: 'default' });

let archives: Record<string, string>;
let site: TestSite;
let registry: Registry;
let home: string;
let repository: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  archives = await packPackages();
  site = await copiedSite();
});
test.afterAll(() => site.close());

// A registry that has the next versions already would give them to who asks for ^1.0.0.
test.beforeEach(async () => {
  registry = await startRegistry(Object.values(archives));
  home = await mkdtemp(join(tmpdir(), 'furrow-upgrade-'));
});
test.afterEach(async () => {
  await registry.close();
  await rm(home, { recursive: true });
});

/** Writes a repository as it was made then, with addresses and ports of this machine. */
async function begin(template: string, name: string): Promise<void> {
  repository = join(home, name);
  const ports = new Map<string, number>();
  for (const path of await filesIn(join(fixtures, template))) {
    let text = await readFile(join(fixtures, template, path), 'utf8');
    for (const [, port = ''] of text.matchAll(/"port": (\d+)/g))
      if (!ports.has(port)) ports.set(port, await freePort());
    text = text.replace('https://furrow.example', site.url);
    await write(
      path.slice(0, -'.tmpl'.length),
      text.replaceAll(/\b30\d\d\b/g, (port) => String(ports.get(port) ?? port)),
    );
  }
  await write('.npmrc', `@furrow:registry=${registry.url}\n`);
}

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

/** Does what a part of the guide says: runs its commands, writes its files, and replaces what its tables name in sources. */
async function follow(text: string, sources: readonly string[]): Promise<void> {
  for (const [, command = ''] of text.matchAll(/^```sh\n([^]*?)```/gm)) await succeed(command);
  const conditions = new Map(
    [...text.matchAll(/Where `(\S+)`\s+is\s+`([^`]+)`/g)].map(([, file = '', before = '']) => [file, before]),
  );
  for (const [, file = '', content = ''] of text.matchAll(/^```js (\S+)\n([^]*?)```/gm)) {
    const before = conditions.get(file);
    const isMeant = before === undefined || before === (await readFile(join(repository, file), 'utf8')).trim();
    if (isMeant) await write(file, content);
  }
  const rows = [...text.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\|$/gm)];
  for (const path of await sourcesIn(sources)) {
    const before = await readFile(join(repository, path), 'utf8');
    const after = rows.reduce((now, [, from = '', to = '']) => replaced(now, from, to), before);
    if (after !== before) await write(path, after);
  }
}

async function sourcesIn(folders: readonly string[]): Promise<string[]> {
  const found = folders.map(async (folder) =>
    (await filesIn(join(repository, folder))).map((name) => join(folder, name)),
  );
  return (await Promise.all(found)).flat();
}

/** Replaces a declaration or the name of a module, and nothing that only begins or ends alike. */
function replaced(text: string, from: string, to: string): string {
  return from.startsWith('@')
    ? text.replaceAll(`'${from}'`, `'${to}'`)
    : text.replaceAll(new RegExp(`(?<![\\w-])${from}`, 'g'), to);
}

/**
 * Raises the packages by one command.
 *
 * @returns the packages of the site that were raised, and the steps of the guide that the command printed for them
 */
async function upgrade(): Promise<{ asked: string[]; steps: Step[] }> {
  await succeed('npm install');
  const raised = await raisePackages(archives, join(home, 'raised'));
  for (const archive of raised.archives) await registry.publish(archive);
  const said = await succeed('npx furrow upgrade', { npm_config_prefer_offline: 'false' });
  const raises = [...said.matchAll(/(\S*package\.json): (@furrow\/\S+) (\S+) becomes (\S+)/g)].map(
    ([, file = '', name = '', from = '', to = '']) => ({ file, name, from, to }),
  );
  for (const { name, from, to } of raises)
    expect([name, from, to]).toEqual([name, '^1.0.0', `^${raised.versions[name]}`]);
  const steps = stepsFor(stepsIn(await readFile(join(root, 'shared/tools/furrow', guideFile), 'utf8')), raises);
  for (const { text } of steps) expect(said).toContain(text);
  return { asked: [...new Set(raises.map(({ name }) => name))].sort(), steps };
}

test('a repository of version 1.0.0 is raised by one command and the steps of the guide', async () => {
  test.setTimeout(900_000);
  await begin('first-repository', 'calendar');
  const { asked, steps } = await upgrade();
  expect(asked).toEqual(
    ['bundler', 'forms', 'furrow', 'lint', 'remote', 'testing', 'ui'].map((name) => `@furrow/${name}`),
  );
  expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(['@furrow/lint', '@furrow/remote']));

  // What the repository has does not fit the new packages yet, or the steps would show nothing.
  expect((await run('npm run types')).said).toContain("Cannot find module '@furrow/remote/contract'");
  expect((await run('npm run lint')).exitCode).not.toBe(0);
  for (const { name, text } of steps) await test.step(name, () => follow(text, ['src']));
  await succeed('npm run types');
  await succeed('npm run lint');
  const tested = await succeed('npm test');
  expect(tested).toMatch(/Tests: +2 passed, 2 total/);
  expect(tested).toContain('/harvests hydrates as it was sent');
});

test('a site of its own of version 1.0.0 is raised by one command and the steps of the guide', async () => {
  test.setTimeout(900_000);
  await begin('first-site', 'farmstand');
  const { asked, steps } = await upgrade();
  expect(asked).toEqual(
    ['bundler', 'engine', 'formats', 'furrow', 'lint', 'remote', 'router', 'testing'].map((name) => `@furrow/${name}`),
  );

  // What the repository has does not fit the new packages yet, or the steps would show nothing.
  expect((await run('npm run lint')).said).toContain('host/src/shell/shell.module.css');
  for (const { name, text } of steps)
    await test.step(name, () => follow(text, ['host/src', 'look/src', 'remotes/catalog/src']));
  await succeed('npm run types');
  await succeed('npm run lint');
  const tested = await succeed('npm test');
  expect(tested).toMatch(/Tests: +3 passed, 3 total/);
  for (const path of ['/', '/ask']) expect(tested).toContain(`${path} hydrates as it was sent`);
});
