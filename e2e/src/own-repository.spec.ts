import { execa } from 'execa';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFile, parseBuild } from '@furrow/formats/build.schema';
import { parseRelease } from '@furrow/formats/release.schema';
import { liveEntry } from '@furrow/discovery/discovery';
import { parseDiscovery } from '@furrow/discovery/discovery.schema';
import { readCandidate } from '@furrow/release/store/candidate';
import { pageFiles, withRoute } from 'create-furrow-remote/page-files';
import { freePort } from '../../scripts/machine/free-port';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { packNextUi } from './next-ui';
import { copiedSite, liveFolder, type TestSite } from './origin';
import { nameTeams } from './teams';
import { expect, open, test, type Page } from './test';

/**
 * A team with a repository outside the workspace: the commands of docs/own-repository.md, with packages as a registry would have them, on
 * a site that runs already. Nobody builds the host or another remote.
 */
const text = await readFile(join(root, 'docs/own-repository.md'), 'utf8');
const commands = [...text.matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) => line.split(/\s+#/)[0] ?? '');

let site: TestSite;
let archives: Record<string, string>;
let registry: Registry;
let home: string;
let repository: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  archives = await packPackages();
  registry = await startRegistry(Object.values(archives));
  site = await copiedSite({ uploads: true });
  home = await mkdtemp(join(tmpdir(), 'furrow-team-'));
  repository = join(home, 'calendar');
});

test.afterAll(async () => {
  await site.close();
  await registry.close();
  await rm(home, { recursive: true });
});

/** Runs a line of the document in a shell, and returns what it prints. The addresses are those of this machine. */
async function sh(line: string, env: NodeJS.ProcessEnv = {}): Promise<string> {
  const meant = line
    .replace('https://furrow.example', site.url)
    .replace('https://packages.furrow.example', registry.url);
  const { all, exitCode } = await execa('sh', ['-c', meant], {
    cwd: line.startsWith('npm create') ? home : repository,
    env: {
      FORCE_COLOR: '0',
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      FURROW_SIGNING_KEY_FILE: '../calendar.key',
      ...env,
    },
    all: true,
    reject: false,
  });
  expect(exitCode, `${line}\n${all}`).toBe(0);
  return all;
}

/** A form with fields of its own and of antd, and the fragment of the team below. */
const page = `import { useState } from 'react';
import { useForm } from '@furrow/forms';
import { Fragment } from '@furrow/remote/fragment';
import { useNotify } from '@furrow/remote/services';
import { AmountField } from '@furrow/ui/amount-field';
import { Button } from '@furrow/ui/button';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { PageHead } from '@furrow/ui/page-head';
import { PageMeta } from '@furrow/ui/page-meta';

export default function HarvestCalendarPage() {
  const notify = useNotify();
  const [days, setDays] = useState<number | null>(7);
  const { register, handleSubmit } = useForm({ defaultValues: { email: '' } });
  const remind = ({ email }: { email: string }) => notify({ title: \`\${days} days\`, description: email });
  return (
    <>
      <PageMeta title="Harvest calendar" description="A mail before a harvest." path="/harvest-calendar" />
      <PageHead title="Harvest calendar" lede="A mail before a harvest." />
      <form onSubmit={(event) => void handleSubmit(remind)(event)}>
        <Field label="Email">
          <TextInput {...register('email')} type="email" autoComplete="email" inputMode="email" enterKeyHint="send" />
        </Field>
        <AmountField label="Days before" unit="days" whole value={days} onChange={setDays} />
        <Button type="submit">Remind me</Button>
      </form>
      <h2 className="fw-h3">Harvests</h2>
      <Fragment of="calendar/next-harvest" props={{ title: 'Next harvest' }} />
    </>
  );
}
`;

const calendarPage = 'src/pages/harvest-calendar/harvest-calendar.page.tsx';
const reminder = '/harvest-calendar/reminder';

/** What the team writes: its first page, a page with a form as `pnpm new page --form` begins one, and a link in a menu. */
async function write(): Promise<void> {
  await writeFile(join(repository, calendarPage), page);
  for (const [path, content] of pageFiles(reminder, { isForm: true })) {
    await mkdir(dirname(join(repository, path)), { recursive: true });
    await writeFile(join(repository, path), content);
  }
  const routes = join(repository, 'src/routes.ts');
  const listed = "import('./pages/harvest-calendar/harvest-calendar.page')";
  const link = `{ menu: 'farmers', to: '/harvest-calendar', label: 'Harvest calendar' }`;
  const text = withRoute(await readFile(routes, 'utf8'), reminder, { isForm: true })
    .replace(listed, `${listed}, kind: 'form with antd'`)
    .replace('{ defineRoutes }', '{ defineRoutes, type NavigationLinks }');
  await writeFile(routes, `${text}\nexport const navigation: NavigationLinks = [${link}];\n`);
  const hints = { '/harvest-calendar': { Email: 'email email send', 'Days before': 'off numeric next' } };
  await writeFile(join(repository, 'src/pages/harvest-calendar/harvest-calendar.fields.json'), JSON.stringify(hints));
}

/** The tools of the tests, which have run by then. */
const ofTests = ['@furrow/testing', '@playwright/test', 'eslint', 'jest', 'stylelint'];

/** Which program installs what the second version is built from: pnpm, or Yarn where the environment asks for it. */
const installers = {
  pnpm: () =>
    sh('pnpm install --prefer-offline --no-frozen-lockfile --config.@furrow:registry=https://packages.furrow.example'),
  yarn: async () => {
    await yarn('config', 'set', 'npmScopes.furrow.npmRegistryServer', registry.url);
    await yarn('install', '--no-immutable');
  },
};
const install = process.env.INSTALLER === 'yarn' ? installers.yarn : installers.pnpm;

/**
 * The team moves to the next minor of `@furrow/ui`, of which its page uses what the host's copy lacks. Another program than
 * npm installs anew what the build needs.
 */
async function takeNextUi(): Promise<void> {
  const unpacked = join(home, 'next-ui');
  await mkdir(unpacked);
  await registry.publish(await packNextUi(archives['@furrow/ui'] ?? '', unpacked));
  await replaceIn('package.json', '"@furrow/ui": "^1.0.0"', '"@furrow/ui": "^1.1.0"');
  await replaceIn(calendarPage, 'import { Button }', "import { isWhole } from '@furrow/ui/antd/input-number';\n$&");
  await replaceIn(calendarPage, '${days} days', "${days} ${isWhole(days) ? 'whole ' : ''}days");
  const file = join(repository, 'package.json');
  const description = JSON.parse(await readFile(file, 'utf8')) as { devDependencies: Record<string, string> };
  for (const name of ofTests) {
    expect(description.devDependencies).toHaveProperty([name]);
    delete description.devDependencies[name];
  }
  await writeFile(file, JSON.stringify(description));
  for (const installed of ['node_modules', 'package-lock.json'])
    await rm(join(repository, installed), { recursive: true });
  await install();
}

/** What the build says of itself that the next version and another installation do not change. */
async function builtFacts() {
  const { app, contract, react, shared, routes } = parseBuild(
    JSON.parse(await readFile(join(repository, 'dist', buildFile), 'utf8')),
    buildFile,
  );
  return { app, contract, react, shared: Object.keys(shared), pages: routes.flatMap(({ pages }) => pages) };
}

let builtWithNpm: Awaited<ReturnType<typeof builtFacts>>;

async function replaceIn(file: string, text: string, by: string): Promise<void> {
  const path = join(repository, file);
  const before = await readFile(path, 'utf8');
  expect(before).toContain(text);
  await writeFile(path, before.replace(text, by));
}

async function yarn(...args: string[]): Promise<void> {
  const { all, exitCode } = await execa('yarn', args, {
    cwd: repository,
    preferLocal: true,
    localDir: import.meta.dirname,
    env: {
      YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
      YARN_ENABLE_TELEMETRY: '0',
      // Its usual cache may hold packages of the same versions from another day.
      YARN_GLOBAL_FOLDER: join(home, 'yarn'),
    },
    all: true,
    reject: false,
  });
  expect(exitCode, `yarn ${args.join(' ')}\n${all}`).toBe(0);
}

/** Starts a development server on a port that is free, waits until a page of it has the text, works with it, and ends it. */
async function develops(
  line: string,
  path: string,
  content: string,
  work: (url: string) => Promise<unknown> = () => Promise.resolve(),
): Promise<void> {
  const file = join(repository, 'package.json');
  const port = await freePort();
  await writeFile(file, (await readFile(file, 'utf8')).replace(/"port": \d+/, `"port": ${port}`));
  const child = execa('sh', ['-c', line], { cwd: repository, detached: true, reject: false });
  try {
    const url = `http://localhost:${port}${path}`;
    const answer = () => fetch(url).then((response) => response.text(), String);
    await expect.poll(answer, { timeout: 120_000 }).toContain(content);
    await work(url);
  } finally {
    if (child.pid) process.kill(-child.pid);
    await child;
  }
}

/** Saves a file like an editor that empties it and takes a while to write it. */
async function save(path: string, text: string): Promise<void> {
  await writeFile(path, '');
  await wait(150);
  await writeFile(path, text);
}

/** What the team saves is seen in the page and in its fragment, and what a visitor has typed there stays. */
async function showsWhatIsSaved(shown: Page, url: string): Promise<void> {
  const tab = await separateTab(shown);
  await open(tab, url);
  // By keys, as a visitor does: it is kept also while the page is being hydrated.
  await tab.getByLabel('Email').pressSequentially('iris@furrow.example');
  const fragment = 'src/fragments/next-harvest/next-harvest.fragment.tsx';
  for (const [file, from, to] of [
    [calendarPage, 'Harvests</h2>', 'Harvests of today</h2>'],
    [fragment, '{title}</h3>', '{title}, and soon</h3>'],
  ] as const) {
    const path = join(repository, file);
    const source = await readFile(path, 'utf8');
    expect(source).toContain(from);
    // A watcher on a busy machine may miss a file that is saved once.
    await expect(async () => {
      await save(path, source.replace(from, to));
      await expect(tab.getByRole('heading', { name: /of today$|and soon$/ })).toHaveCount(1, { timeout: 5000 });
    }).toPass();
    await expect(tab.getByLabel('Email')).toHaveValue('iris@furrow.example');
    await writeFile(path, source);
    await expect(tab.getByRole('heading', { name: /of today$|and soon$/ })).toHaveCount(0);
  }
  await tab.context().close();
}

async function liveVersionOf(app: string): Promise<string | undefined> {
  const discovery = parseDiscovery(await (await fetch(`${site.url}/discovery.json`)).json());
  return liveEntry(discovery.microFrontends[app])?.metadata.version;
}

const sharedBy = async (app: string) =>
  parseRelease(JSON.parse(await readFile(join(liveFolder(app, site.folder), 'release.json'), 'utf8')), app).shared;

type Budget = { js: number };

/** The bytes after brotli of the scripts that a page of the remote names in its build. */
async function ownScripts(path: string): Promise<number> {
  const dist = join(repository, 'dist');
  const { pages } = await readCandidate(dist);
  const scripts = pages.find((built) => built.path === path)?.assets.scripts ?? [];
  const files = await Promise.all(scripts.map((file) => readFile(join(dist, file))));
  return files.reduce((total, file) => total + brotliCompressSync(file).length, 0);
}

/** Recomputes what `furrow check` says of the budget: the bytes from the build, the budget from the settings of the site. */
async function saysWhatIsUsed(said: string): Promise<void> {
  const [, own, budget, path = ''] =
    /^types, lint, tests, own pages; gate: fits; ([\d.]+) kB of your own, of ([\d.]+) \((\S+)\)$/m.exec(said) ?? [];
  expect(own).toBe(((await ownScripts(path)) / 1000).toFixed(1));
  const budgets = JSON.parse(await readFile(join(root, 'budgets.json'), 'utf8')) as Record<string, { own: Budget }>;
  const kind = path === reminder ? 'form' : 'form with antd';
  expect(Number(budget)).toBe(Number(((budgets[kind]?.own.js ?? 0) / 1000).toFixed(1)));
  expect(await liveVersionOf('calendar')).toBeUndefined();
}

/** What pages share and the page fetched a copy of its own of, as often as it fetched a file of that. */
async function copiesFetched(shown: Page): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(repository, 'dist/mf-manifest.json'), 'utf8')) as {
    shared: { name: string; assets: { js: { sync: string[] }; css: { sync: string[] } } }[];
  };
  const copies = manifest.shared.flatMap(({ name, assets }) =>
    [...assets.js.sync, ...assets.css.sync].map((file) => ({ name, file })),
  );
  expect(copies.length).toBeGreaterThan(8);
  const fetched = await shown.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const own = fetched.filter((name) => name.includes('/calendar/'));
  expect(own).not.toEqual([]);
  return own.flatMap((name) => copies.filter(({ file }) => name.endsWith(`/${file}`)).map((copy) => copy.name));
}

const steps: [command: RegExp, work: (line: string, shown: Page) => Promise<unknown>][] = [
  [
    /^npm create /,
    async (line) => {
      // The command is found as any other of the public registry would be; a cache of its own holds no older one.
      const fromHere = {
        npm_config_registry: registry.url,
        npm_config_cache: join(home, 'npm'),
        npm_config_yes: 'true',
      };
      const said = await sh(line, fromHere);
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
      await sh(line);
      // Before the team writes anything, and so before a page of it names a fragment.
      await sh('npm run types');
    },
  ],
  [
    /^npm start$/,
    async (line, shown) => {
      await write();
      // The page of this machine, in the shell of the site.
      await develops(line, '/harvest-calendar', '<title>Harvest calendar | Furrow</title>', async (url) => {
        await showsWhatIsSaved(shown, url);
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
  [/^npm run alone$/, (line) => develops(line, '/', '<title>calendar, standalone</title>')],
  // It ran in the new repository, and runs again with the types of other teams' fragments.
  [/^npm run types$/, () => Promise.resolve()],
  // The live site is still the one of which npm create wrote the lock and the types.
  [
    /^npx furrow lock /,
    async (line) => expect(await sh(line)).toMatch(/^site\.lock pins the site [0-9a-f]{16}, as before\.$/m),
  ],
  [
    /^npx furrow types /,
    async (line) => {
      expect(await sh(line)).toContain('No fragment of another remote has changed.');
      const declared = await readFile(join(repository, 'types/fragments.d.ts'), 'utf8');
      const page = join(repository, calendarPage);
      const source = await readFile(page, 'utf8');
      await writeFile(page, `${source}${wrongProps}`);
      await expect(sh('npm run types')).rejects.toThrow(/'amount' does not exist|is not assignable/);
      await writeFile(page, source);
      expect(declared).toContain('\'shop/add-to-cart\': { props: { "product": string }');
    },
  ],
  // Both ran while `npm start` showed the site, by `furrow check`.
  [/^npm test$/, () => Promise.resolve()],
  [/^npm run lint$/, () => Promise.resolve()],
  [
    /^npx furrow keygen /,
    async (line) => {
      const key = (await sh(line)).trim().split('\n').at(-1) ?? '';
      // What whoever runs the site does for a new team.
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
      expect(await sh(line)).toContain('calendar@1.0.0 is published and waits.');
      builtWithNpm = await builtFacts();
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
      await expect(linksForFarmers(tab)).toHaveText(ofFarmer);
      expect(await sh(line)).toContain('calendar@1.0.0 is live.');
      await isFollowed(tab);
      await lives(shown);
    },
  ],
  [
    /^npm version minor /,
    async (line) => {
      await sh(line);
      await takeNextUi();
    },
  ],
  [
    /^npm run release$/,
    async (line, shown) => {
      await sh(`${line} -- --no-browser`);
      expect(await liveVersionOf('calendar')).toBe('1.1.0');
      expect(await builtFacts()).toEqual(builtWithNpm);
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
const ofFarmer = ['Farmer Portal', 'Apply for a loan', 'Start onboarding', 'Food bank partners'];

/** A tab with a clock of its own: it would stop the clock of every page in the same context. */
async function separateTab(shown: Page): Promise<Page> {
  const browser = shown.context().browser();
  if (!browser) throw new Error('The page belongs to no browser.');
  const context = await browser.newContext({ viewport: shown.viewportSize() });
  return context.newPage();
}

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
  await expect(linksForFarmers(shown)).toHaveText([...ofFarmer, 'Harvest calendar']);
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
  expect(await (await shown.request.get(`${site.url}/sitemap.xml`)).text()).not.toContain('harvest-calendar');
  await shown.goto(`${site.url}/about`);
  await expect(linksForFarmers(shown)).toHaveText(ofFarmer);
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
  await test.step('whoever runs the site takes the remote off it', async () => {
    expect(await sh('npx furrow retire calendar', { FURROW_ORIGIN: site.folder })).toContain(
      'calendar is off the site.',
    );
    await isGone(shown);
  });
});
