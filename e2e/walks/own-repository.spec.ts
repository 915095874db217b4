import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fragmentFile, fragmentParts } from '@furrow/formats/fragment-props';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { parseRelease } from '@furrow/formats/release.schema';
import { readCandidate } from '@furrow/release/store/candidate';
import { textOf } from '@furrow/release/store/storage';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { buildVariant, release } from '../src/fixtures';
import { copiedSite, liveFolder, type TestSite } from '../src/origin';
import { commandsIn } from './documented-commands';
import { isInstalledAsDocumented } from './install-weight';
import { isAsHeavyAsDocumented } from './release-weight';
import { calendarPage, marketWithHarvests, othersPage, reminder, separateTab, TeamRepository } from './team-repository';
import { nameTeams } from '../src/teams';
import { expect, open, test, type Page } from '../src/test';

/**
 * A team with a repository outside the workspace: the commands of docs/own-repository.md, with packages as a registry
 * would have them, on a site that runs already. Nobody builds the host or another remote.
 */
const commands = commandsIn(await readFile(join(root, 'docs/own-repository.md'), 'utf8'));

let site: TestSite;
let archives: Record<string, string>;
let registry: Registry;
let team: TeamRepository;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  archives = await packPackages();
  registry = await startRegistry(Object.values(archives));
  site = await copiedSite({ uploads: true });
  await release(site.folder, [await buildVariant(marketWithHarvests)]);
  team = await TeamRepository.of('calendar', site, registry);
});

test.afterAll(async () => {
  await site.close();
  await registry.close();
  await team.remove();
});

let builtWithNpm: Awaited<ReturnType<TeamRepository['builtFacts']>>;

const liveVersionOf = (app: string) => team.liveVersionOf(app);
const sharedBy = async (app: string) =>
  parseRelease(JSON.parse(await readFile(join(liveFolder(app, site.folder), 'release.json'), 'utf8')), app).shared;

type Budget = { js: number };

/** The bytes after brotli of the scripts that a page of the remote and its fragment name in their build. */
async function ownScripts(path: string): Promise<number> {
  const { pages, files } = await readCandidate(join(team.folder, 'dist'));
  const page = pages.find((built) => built.path === path);
  const fragments = (page?.embeds ?? []).map(
    ({ of }) => JSON.parse(textOf(files.get(fragmentFile(fragmentParts(of).name)) ?? new Uint8Array())) as PageDocument,
  );
  const scripts = new Set([page, ...fragments].flatMap((document) => document?.assets.scripts ?? []));
  return [...scripts].reduce((total, file) => total + brotliCompressSync(files.get(file) ?? '').length, 0);
}

/** Recomputes what `furrow check` says of the budget: the bytes from the build, the budget from the settings of the site. */
async function saysWhatIsUsed(said: string): Promise<void> {
  const [, own, budget, path = ''] =
    /^types, lint, tests, own pages; gate: fits; ([\d.]+) kB used of ([\d.]+) \((\S+)\)$/m.exec(said) ?? [];
  expect(own).toBe(((await ownScripts(path)) / 1000).toFixed(1));
  const budgets = JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8')) as Record<string, { own: Budget }>;
  const kind = path === reminder ? 'form' : 'form with antd';
  expect(Number(budget)).toBe(Number(((budgets[kind]?.own.js ?? 0) / 1000).toFixed(1)));
  expect(await liveVersionOf('calendar')).toBeUndefined();
}

/** What pages share and the page fetched a copy of its own of, once for each file of that. */
async function copiesFetched(shown: Page): Promise<string[]> {
  const manifest = JSON.parse(await team.read('dist/mf-manifest.json')) as {
    shared: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  };
  const copies = manifest.shared.flatMap(({ name, assets }) =>
    [...assets.js.sync, ...assets.css.sync].map((file) => ({ name, file })),
  );
  expect(copies.length).toBeGreaterThan(8);
  const fetched = await shown.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  // A file that is fetched ahead is named once for that, and once for its use.
  const own = [...new Set(fetched)].filter((name) => name.includes('/calendar/'));
  expect(own).not.toEqual([]);
  return own.flatMap((name) => copies.filter(({ file }) => name.endsWith(`/${file}`)).map((copy) => copy.name));
}

const sh = (line: string, env?: NodeJS.ProcessEnv) => team.sh(line, env);

/** Runs `line`, which shows the page of this machine in the shell of the site, saves files meanwhile, and works with it. */
async function developsInSite(line: string, shown: Page, work: () => Promise<unknown>): Promise<void> {
  await team.develop(line, '/harvest-calendar', '<title>Harvest calendar | Furrow</title>', async (url) => {
    const tab = await separateTab(shown);
    await team.showsWhatIsSaved(tab, url);
    await tab.context().close();
    await work();
  });
}

const steps: [command: RegExp, work: (line: string, shown: Page) => Promise<unknown>][] = [
  [
    /^npm create /,
    async (line) => {
      const said = await team.create(line);
      expect(said).toMatch(
        /^host [\d.]+ speaks contract [\d and]+, React [\d.]+\. Types of \d+ fragments written\. npm start \| npm test \| npm run release$/m,
      );
      expect(Number(/Types of (\d+)/.exec(said)?.[1])).toBeGreaterThan(5);
    },
  ],
  [/^cd calendar$/, () => Promise.resolve()],
  [/^npm config set /, (line) => sh(line)],
  [
    /^npm install$/,
    async (line) => {
      await isInstalledAsDocumented('npm', team.folder, await sh(line));
      // Before the team writes anything, and so before a page of it names a fragment.
      await sh('npm run types');
    },
  ],
  [
    /^npm start$/,
    async (line, shown) => {
      await team.begin();
      await developsInSite(line, shown, async () => {
        // The team has no key yet.
        const said = await sh('npx furrow check --against https://furrow.example', {
          FURROW_SIGNING_KEY_FILE: undefined,
        });
        expect(said).toMatch(/Tests: +3 passed, 3 total/);
        for (const path of ['/harvest-calendar', reminder]) expect(said).toContain(`${path} hydrates as it was sent`);
        expect(said).toMatch(/\b2 passed/);
        await saysWhatIsUsed(said);
      });
    },
  ],
  [/^npm run alone$/, (line) => team.develop(line, '/', '<title>calendar, standalone</title>')],
  // It ran in the new repository, and runs again with the types of other teams' fragments.
  [/^npm run types$/, () => Promise.resolve()],
  // The live site is still the one of which npm create wrote the lock and the types.
  [
    /^npx furrow lock$/,
    async (line) => expect(await sh(line)).toMatch(/^site\.lock pins the site [0-9a-f]{16}, as before\.$/m),
  ],
  [
    /^npx furrow types$/,
    async (line) => {
      expect(await sh(line)).toContain('No fragments of other remotes have changed.');
      const declared = await team.read('types/fragments.d.ts');
      const source = await team.read(calendarPage);
      await team.write(calendarPage, `${source}${wrongProps}`);
      await expect(sh('npm run types')).rejects.toThrow(/'amount' does not exist|is not assignable/);
      await team.write(calendarPage, source);
      expect(declared).toContain('\'shop/add-to-cart\': { props: { "product": string }');
    },
  ],
  // This site has no preview; preview-around.test.ts runs the command with one.
  [/^npx furrow dev --against https:\/\/pr-12--shop\./, () => Promise.resolve()],
  // Both ran while `npm start` showed the site, by `furrow check`.
  [/^npm test$/, () => Promise.resolve()],
  [/^npm run lint$/, () => Promise.resolve()],
  [
    /^npx furrow keygen /,
    async (line) => {
      const key = (await sh(line)).trim().split('\n').at(-1) ?? '';
      // What the operator of the site does for a new team.
      await nameTeams(site.folder, { orchard: { apps: ['calendar'], keys: [key] } });
    },
  ],
  [/^export FURROW_SIGNING_KEY_FILE=\.\.\/calendar\.key$/, () => Promise.resolve()],
  // It ran while `npm start` showed the site, like the tests that it runs.
  [/^npx furrow check --against https:\/\/furrow\.example$/, () => Promise.resolve()],
  [
    /^npx furrow publish calendar --to /,
    async (line) => {
      const before = await liveVersionOf('host');
      expect(await sh(line)).toContain('calendar@1.0.0 is published but not live.');
      builtWithNpm = await team.builtFacts();
      await isAsHeavyAsDocumented(join(team.folder, 'dist'));
      expect(await liveVersionOf('calendar')).toBeUndefined();
      expect(await liveVersionOf('host')).toBe(before);
    },
  ],
  [
    /^npx furrow promote /,
    async (line, shown) => {
      const tab = await separateTab(shown);
      await tab.clock.install();
      await open(tab, `${site.url}/about`);
      linksBefore = await linksForFarmers(tab).allTextContents();
      expect(linksBefore).not.toContain('Harvest calendar');
      expect(await sh(line)).toContain('calendar@1.0.0 is live.');
      await isFollowed(tab);
      await lives(shown);
    },
  ],
  [
    /^npm version minor /,
    async (line, shown) => {
      await sh(line);
      await team.takeNextUi(archives['@furrow/ui'] ?? '');
      const { run: yarn } = await team.installAnew('yarn');
      expect(await sh(`${yarn} jest`)).toMatch(/Tests: +3 passed, 3 total/);
      await sh(`${yarn} build`);
      expect(await team.builtFacts()).toEqual(builtWithNpm);
      const { run, said: installed } = await team.installAnew('pnpm');
      await isInstalledAsDocumented('pnpm', team.folder, installed);
      await developsInSite(`${run} start`, shown, async () => {
        const said = await sh(`${run} test`);
        expect(said).toMatch(/Tests: +3 passed, 3 total/);
        expect(said).toMatch(/\b2 passed/);
      });
    },
  ],
  [
    /^npm run release$/,
    async (line, shown) => {
      await sh(`${line} -- --no-browser`);
      expect(await liveVersionOf('calendar')).toBe('1.1.0');
      expect(await team.builtFacts()).toEqual(builtWithNpm);
      await livesWithNextUi(shown);
    },
  ],
  [
    /^npx furrow rollback /,
    async (line) => {
      await sh(line);
      expect(await liveVersionOf('calendar')).toBe('1.0.0');
    },
  ],
  [
    /^npx furrow status --to /,
    async (line) =>
      expect(await sh(line)).toMatch(
        /\ncalendar +1\.1\.0 +0% +withdrawn .* orchard\ncalendar +1\.0\.0 +100% .* orchard\n/,
      ),
  ],
];

/** A use of another team's fragment with props that it does not take. */
const wrongProps = `
import { Fragment } from '@furrow/remote/fragment';
export const wrong = <Fragment of="shop/add-to-cart" props={{ amount: 1 }} />;
`;

const linksForFarmers = (on: Page) => on.getByRole('navigation', { name: 'Farmers' }).getByRole('link');
/** Those that the site had before the remote. */
let linksBefore: string[] = [];

/** A tab that was open before learns of the page and of its link, without a document. */
async function isFollowed(tab: Page): Promise<void> {
  await tab.clock.fastForward(5000);
  await linksForFarmers(tab).getByText('Farmer Portal').click();
  await linksForFarmers(tab).getByText('Harvest calendar').click();
  await expect(tab.locator('h1')).toHaveText('Harvest calendar');
  await tab.context().close();
}

/** The page beside those of the workspace: alive, with the look of the site, and with nothing twice. */
async function lives(shown: Page): Promise<void> {
  const [host, own] = await Promise.all([sharedBy('host'), sharedBy('calendar')]);
  expect(Object.keys(host)).toEqual(expect.arrayContaining(Object.keys(own)));

  await open(shown, `${site.url}/carbon-calculator`);
  const ofTheSite = await look(shown);
  await open(shown, `${site.url}/harvest-calendar`);
  expect(await look(shown)).toEqual(ofTheSite);
  pictureWithHosts = await pictureOfForm(shown);
  expect(ofTheSite).toMatchObject({ 'border-top-style': 'solid', 'border-top-width': '1px' });
  await expect(shown.getByRole('heading', { name: 'Next harvest' })).toBeVisible();
  const links = await linksForFarmers(shown).allTextContents();
  expect(links.toSorted()).toEqual([...linksBefore, 'Harvest calendar'].toSorted());
  await shown.getByLabel('Email').fill('iris@furrow.example');
  await shown.getByLabel('Days before').fill('3');
  await shown.getByRole('button', { name: 'Remind me' }).click();
  const toast = shown.getByRole('status').filter({ hasText: '3 days' });
  await expect(toast).toContainText('iris@furrow.example');
  expect(await copiesFetched(shown)).toEqual([]);

  await open(shown, site.url + reminder);
  await shown.getByLabel('Email').fill('iris@furrow.example');
  await shown.getByRole('button', { name: 'Send' }).click();
  await expect(shown.getByRole('status').filter({ hasText: 'Sent' })).toContainText('iris@furrow.example');
  await shown.keyboard.press('Alt+i');
  const inspector = shown.getByRole('complementary', { name: 'Inspector' });
  const part = inspector.getByRole('listitem').filter({ has: shown.getByText('calendar', { exact: true }) });
  await expect(part).toContainText('this page');
  await expect(part).toContainText('1.0.0');

  await shown.goto(site.url + othersPage);
  await expect(
    shown.getByRole('heading', { name: 'Next harvest' }),
    'the fragment in the page of another team',
  ).toBeVisible();
}

/** The form as the host's copy of the number input shows it. */
let pictureWithHosts: Buffer;

const look = (shown: Page) => shown.locator('.ant-input-number').first().evaluate(lookOf);

async function pictureOfForm(shown: Page): Promise<Buffer> {
  await shown.mouse.move(0, 0);
  return shown.locator('form').filter({ hasText: 'Days before' }).screenshot({ animations: 'disabled' });
}

/** In one tab, a page has the number input of the host and the next one that of the remote. Both work and look alike. */
async function livesWithNextUi(shown: Page): Promise<void> {
  await open(shown, `${site.url}/carbon-calculator`);
  const ofTheSite = await look(shown);
  const heading = await shown.locator('h1').innerText();
  await linksForFarmers(shown).getByText('Harvest calendar').click();
  await expect(shown.locator('h1')).toHaveText('Harvest calendar');
  const picture = await pictureOfForm(shown);
  await test.info().attach('with the copy of the host', { body: pictureWithHosts, contentType: 'image/png' });
  await test.info().attach('with its own copy', { body: picture, contentType: 'image/png' });
  expect(picture.equals(pictureWithHosts), 'the form looks as it did with the copy of the host').toBe(true);
  await shown.getByLabel('Days before').fill('3');
  await shown.getByRole('button', { name: 'Remind me' }).click();
  await expect(shown.getByRole('status').filter({ hasText: '3 whole days' })).toBeVisible();
  // A script and a style sheet of the number input, and nothing else.
  const name = '@furrow/ui/antd/input-number~1';
  expect(await copiesFetched(shown)).toEqual([name, name]);
  await shown.goBack();
  await expect(shown.locator('h1')).toHaveText(heading);
  expect(await look(shown)).toEqual(ofTheSite);
}

/** No address leads to the remote, and no menu. */
async function isGone(shown: Page): Promise<void> {
  expect((await shown.request.get(`${site.url}/harvest-calendar`)).status()).toBe(404);
  expect((await shown.request.get(`${site.url}/sitemap/calendar.xml`)).status()).toBe(404);
  expect(await (await shown.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('calendar');
  expect(await (await shown.request.get(site.url + othersPage)).text()).toContain('Nobody knows what comes next.');
  await shown.goto(`${site.url}/about`);
  await expect(linksForFarmers(shown)).toHaveText(linksBefore);
}

/** Runs in the page: what a visitor sees of a field. */
function lookOf(field: Element): Record<string, string> {
  const style = getComputedStyle(field);
  const seen = [
    'border-top-style',
    'border-top-width',
    'border-top-color',
    'border-top-left-radius',
    'height',
    'color',
  ];
  return Object.fromEntries(seen.map((name) => [name, style.getPropertyValue(name)]));
}

test('a remote of a repository of its own goes live and back by the commands of the document', async ({
  page: shown,
}) => {
  test.setTimeout(900_000);
  expect(commands).toHaveLength(steps.length);
  for (const [index, [command, work]] of steps.entries()) {
    const line = commands[index] ?? '';
    expect(line).toMatch(command);
    await test.step(line, () => work(line, shown));
  }
  await test.step('the operator of the site takes the remote off it', async () => {
    expect(await sh('npx furrow retire calendar', { FURROW_ORIGIN: site.folder })).toContain(
      'calendar is off the site.',
    );
    await isGone(shown);
  });
});
