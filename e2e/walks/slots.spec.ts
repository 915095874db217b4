import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { readLedger } from '@furrow/release/store/ledger-file';
import { root, run } from '../../scripts/workspace/process';
import { visitorOf } from '../src/canary-visitors';
import { liveFolder, nextVersion, servedSite, type TestSite } from '../src/origin';
import { expect, open, test, type Page } from '../src/test';
import { commandsIn } from './documented-commands';
import { copiedWorkspace, type WorkspaceCopy } from './workspace-copy';

/**
 * The commands of docs/slots.md for a remote of the workspace, one by one, in a copy of it. Then what visitors see while
 * the team goes on with its part, and what they see when the page takes its slot away.
 */

// own-repository-slots.spec.ts runs those for a repository of its own.
const [text = ''] = readFileSync(join(root, 'docs/slots.md'), 'utf8').split('### From a repository of your own\n');
const commands = commandsIn(text);

let workspace: WorkspaceCopy;
let site: TestSite;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  workspace = await copiedWorkspace();
  site = await servedSite(join(workspace.folder, '.origin'));
});
test.afterAll(async () => {
  await site.close();
  await workspace.remove();
});

/** Runs a line of the document in the copy, and returns what it prints. */
async function sh(line: string): Promise<string> {
  const [, ...args] = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  const env = { pnpm_config_verify_deps_before_run: 'false' };
  const done = await run('pnpm', ['--silent', ...args], { folder: workspace.folder, env });
  expect(done.code, done.output).toBe(0);
  return done.output;
}

/** Changes a file of a remote, as its team does it by hand. */
async function edit(file: string, ...changes: [from: string | RegExp, to: string][]): Promise<void> {
  const path = join(workspace.folder, 'remotes', file);
  let text = await readFile(path, 'utf8');
  for (const [from, to] of changes) {
    expect(text, file).toMatch(from);
    text = text.replace(from, to);
  }
  await writeFile(path, text);
}
const raiseTo = (app: string, version: string) =>
  edit(`${app}/package.json`, [/"version": "[^"]+"/, `"version": "${version}"`]);

const farm = '/farms/green-valley';
const document = () => readFile(join(workspace.folder, `.origin${farm}.html`), 'utf8');
const component = 'giving/src/fragments/pledge/pledge.fragment.tsx';
const before = /content\/farm +content@\S+ +10 shop\/lot-card; 20 giving\/campaign-card; .*50 giving\/food-given$/m;

/** What each command of the document does, in its order; a command that is not here has no test. */
const steps: [string, (line: string) => Promise<void>][] = [
  // The copy is in the state that it leaves behind.
  ['npm start', () => Promise.resolve()],
  ['pnpm release status --slots', async (line) => expect(await sh(line)).toMatch(before)],
  [
    'pnpm new fragment giving/pledge --fills content/farm',
    async (line) => {
      expect(await sh(line)).toContain('remotes/giving/src/fragments/pledge/pledge.fragment.tsx');
      // The new fragment is prerendered for the props that the built page gives first.
      const variants = "export const variants = [{ farm: 'green-valley' }];";
      await edit(
        'giving/src/fragments/pledge/pledge.schema.ts',
        ['farm: string()', 'farm: string()'],
        [/export const variants = .*;/, variants],
      );
      // It has a button, and the page of a farm runs no code before something is pressed.
      const fills = "fills: [{ slot: 'content/farm', order: 100 }],";
      await edit('giving/src/fragments.ts', [fills, `hydrate: 'interaction', ${fills}`]);
      await edit(
        component,
        [/^/, "import { useState } from 'react';\n"],
        ['  return ', '  const [count, setCount] = useState(0);\n  return '],
        [
          /<h2 .*<\/h2>/,
          '<>$&<button onClick={() => setCount(count + 1)}>Pledge one</button><output>{count}</output></>',
        ],
      );
    },
  ],
  ['# raise the version in remotes/giving/package.json, e.g. to 1.1.0', () => raiseTo('giving', nextVersion('giving'))],
  [
    'pnpm release publish giving --dry-run',
    async (line) => {
      expect(await sh(line)).toContain(`giving@${nextVersion('giving')}`);
      expect(await document()).not.toContain('giving/pledge');
    },
  ],
  [
    'pnpm release publish giving --promote',
    async (line) => {
      expect(await sh(line)).toContain(`giving@${nextVersion('giving')} is live.`);
      expect(await document()).toMatch(
        /<furrow-fragment data-fragment="giving\/pledge"[^>]*><h2 class="fw-h4">Pledge</,
      );
    },
  ],
  [
    'pnpm release status --slots',
    async (line) => expect(await sh(line)).toMatch(/content\/farm .*; 100 giving\/pledge$/m),
  ],
  [
    'pnpm release rollback giving --reason "not yet"',
    async (line) => {
      await sh(line);
      expect(await document()).not.toContain('giving/pledge');
    },
  ],
];

test('the document leads from a new fragment to a part in the page of another team, and back', async () => {
  test.setTimeout(600_000);
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, check] of steps) await test.step(line, () => check(line));
});

/** The bytes of the live release of an app, and what the ledger has of it. */
async function releaseOf(app: string): Promise<{ files: string[]; ledger: string }> {
  const folder = liveFolder(app, site.folder);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const hashOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  const files = paths.sort().map(async (path) => `${relative(site.folder, path)} ${await hashOf(path)}`);
  const { apps } = await readLedger(folderStorage(site.folder, { precompress: false }));
  return { files: await Promise.all(files), ledger: JSON.stringify(apps[app]) };
}
const othersReleases = () => Promise.all(['content', 'host'].map(releaseOf));

/** Documents with the part, by their paths in the origin. */
async function documentsWithPart(): Promise<string[]> {
  const paths = (await readdir(site.folder, { recursive: true })).filter((path) => path.endsWith('.html'));
  const texts = paths.map((path) => readFile(join(site.folder, path), 'utf8'));
  return (await Promise.all(texts)).flatMap((text, index) =>
    text.includes('data-fragment="giving/pledge"') ? (paths[index] ?? []) : [],
  );
}

const part = (page: Page) => page.locator('furrow-slot[data-slot=farm] > [data-fragment="giving/pledge"]');
/** The part is a part of the page that does what it should. */
async function works(page: Page): Promise<void> {
  await open(page, site.url + farm);
  await part(page).getByRole('button', { name: 'Pledge one' }).click();
  await expect(part(page).getByRole('status')).toHaveText('1');
}

test.describe('with a part that throws', () => {
  // On a busy machine, what a document preloads is used late.
  test.use({ allowed: /The pledge is broken|failed at|was preloaded using link preload but not used/ });

  test('giving shows its part to some, breaks it and goes back while content and the host release nothing, and content takes its slot away', async ({
    page,
    browser,
  }) => {
    test.setTimeout(900_000);
    const [first, second] = [nextVersion('giving'), nextVersion('giving').replace(/\.\d+$/, '.1')];
    const others = await othersReleases();
    expect(others.map(({ files }) => files.length > 0)).toEqual([true, true]);
    expect(await documentsWithPart()).toEqual([]);

    await test.step('a canary', async () => {
      await sh(`pnpm release promote giving@${first} --traffic 20`);
      const documents = await documentsWithPart();
      expect(documents).toContain(`_v/giving@${first}${farm}.html`);
      expect(documents.filter((path) => !path.startsWith(`_v/giving@${first}/`))).toEqual([]);
      for (const isMeant of [true, false]) {
        const visitor = await visitorOf(browser, site.url, { app: 'giving', share: 20, isMeant });
        if (isMeant) await works(visitor);
        else {
          await open(visitor, site.url + farm);
          await expect(visitor.locator('[data-fragment="giving/campaign-card"]')).toBeVisible();
          await expect(part(visitor)).toHaveCount(0);
        }
        await visitor.context().close();
      }
      await sh(`pnpm release promote giving@${first}`);
      await works(page);
      expect(await othersReleases()).toEqual(others);
    });

    await test.step('a broken one: its HTML stays, the parts of others work', async () => {
      await raiseTo('giving', second);
      await edit(component, [
        '  return ',
        "  if (typeof window !== 'undefined') throw new Error('The pledge is broken.');\n  return ",
      ]);
      await sh('pnpm release publish giving --promote');
      const told = page.waitForEvent('console', (message) =>
        message.text().startsWith(`giving ${second} failed at ${farm}`),
      );
      await page.goto(site.url + farm);
      await part(page).getByRole('button', { name: 'Pledge one' }).click();
      await told;
      await expect(part(page).getByRole('heading', { name: 'Pledge' })).toBeVisible();
      const lots = page.locator('furrow-slot[data-slot=farm] > [data-fragment="shop/lot-card"]');
      await lots
        .getByRole('button', { name: /^Add to Cart/ })
        .first()
        .click();
      await expect(page.getByRole('banner').getByRole('link', { name: /1 item/ })).toBeVisible();
      expect(await othersReleases()).toEqual(others);
    });

    await test.step('a rollback: the version before is there', async () => {
      await sh('pnpm release rollback giving --reason "it throws"');
      await works(page);
      expect(await document()).toContain(
        `data-fragment="giving/pledge" data-props="{&quot;farm&quot;:&quot;green-valley&quot;}" data-version="${first}"`,
      );
      expect(await othersReleases()).toEqual(others);
    });

    await test.step('content takes its slot away, which is said to everybody and stops nobody', async () => {
      const next = nextVersion('content');
      await raiseTo('content', next);
      await edit('content/src/slots.ts', [/ *\{\n[^{}]*name: 'farm',[^]*?\n {2}\},\n/, '']);
      await edit(
        'content/src/pages/farm/farm.page.tsx',
        [/ *<Slot name="farm" .*\n/, ''],
        [/import \{ Slot \}.*\n/, ''],
      );
      const said = await sh('pnpm release publish content --promote');
      expect(said).toMatch(/Its slot farm is gone, and with it these parts: .*giving\/pledge/);
      expect(await documentsWithPart()).toEqual([]);
      await open(page, site.url + farm);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[data-slot=farm]')).toHaveCount(0);
      const status = await sh('pnpm release status --slots');
      expect(status).toMatch(/^content\/farm +nobody +.*; 100 giving\/pledge$/m);
      expect(status).toContain(
        `No page shows the fragment pledge of giving@${first}: it fills the slot content/farm, which no live version offers.`,
      );
    });
  });
});
