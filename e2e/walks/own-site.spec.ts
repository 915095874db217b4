import { execa } from 'execa';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostOfferFile, parseHostOffer } from '@furrow/formats/host-offer.schema';
import { freePort } from '../../scripts/machine/free-port';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { copiedSite, type TestSite } from '../src/origin';
import { commandsIn } from './documented-commands';
import { raisePackages } from './raised-packages';
import { expect, open, test, type Page } from '../src/test';

/**
 * Somebody begins a site of their own outside the workspace by the commands of docs/own-site.md, with packages as a
 * registry would have them. The marketplace runs beside it.
 */
const text = await readFile(join(root, 'docs/own-site.md'), 'utf8');
const commands = commandsIn(text);

let marketplace: TestSite;
let registry: Registry;
let home: string;
let archives: Record<string, string>;
/** The folder in which the next command runs, below `home`. */
let folder = '.';
/** The address at which the site of the walk is served from its origin. */
let served = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  archives = await packPackages();
  registry = await startRegistry(Object.values(archives));
  marketplace = await copiedSite();
  home = await mkdtemp(join(tmpdir(), 'furrow-own-site-'));
});

test.afterAll(async () => {
  await marketplace.close();
  await registry.close();
  await rm(home, { recursive: true });
});

/** The environment of a command. `npm create` finds the packages as any others of the public registry. */
const environment = (line: string) => ({
  FORCE_COLOR: '0',
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  // Whoever upgrades wants to know what a registry has now.
  ...(line.includes('upgrade') && { npm_config_prefer_offline: 'false' }),
  ...(line.startsWith('npm create') && {
    npm_config_registry: registry.url,
    npm_config_cache: join(home, 'npm'),
    npm_config_yes: 'true',
  }),
});

const meant = (line: string) =>
  line.replace('https://packages.furrow.example', registry.url).replace('http://localhost:8080', served);

async function sh(line: string): Promise<string> {
  const { all, exitCode } = await execa('sh', ['-c', meant(line)], {
    cwd: join(home, folder),
    env: environment(line),
    all: true,
    reject: false,
  });
  expect(exitCode, `${line}\n${all}`).toBe(0);
  return all;
}

/** Runs a command that serves something until `work` is done. */
async function whileRunning(line: string, url: string, work: () => Promise<unknown>): Promise<void> {
  const child = execa('sh', ['-c', meant(line)], { cwd: join(home, folder), detached: true, reject: false, all: true });
  try {
    const answer = () => fetch(url).then((response) => response.status, String);
    await expect.poll(answer, { timeout: 120_000, message: line }).toBe(200);
    await work();
  } finally {
    if (child.pid) process.kill(-child.pid);
    await child;
  }
}

async function portOf(app: string): Promise<number> {
  const manifest = await readFile(join(home, 'farmstand', app, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { config: { port: number } }).config.port;
}

/** What a visitor does on the site, in one document. */
async function visits(page: Page, url: string): Promise<void> {
  await open(page, url);
  await expect(page).toHaveTitle('Farmstand');
  await expect(page.getByRole('heading', { name: 'Featured' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ask us' }).click();
  await expect(page).toHaveTitle('Ask us | Farmstand');
  await page.getByLabel('Email').fill('iris@farmstand.example');
  await page.getByLabel('Question').fill('When are you open?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'iris@farmstand.example' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Farmstand');
  expect(await page.evaluate(() => 'stays' in window), 'all in one document').toBe(true);
  const missing = await page.request.get(`${url}/nothing-here`);
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain('Page not found | Farmstand');
  // Of the marketplace there is no word; elements and folders of the machinery carry its name.
  for (const path of ['', '/ask', '/nothing-here'])
    expect(wordsIn(await (await page.request.get(url + path)).text())).not.toMatch(/furrow|sample data|marketplace/i);
}

/** The title, the description and the text of a document. */
function wordsIn(html: string): string {
  const described = [...html.matchAll(/<(?:title|meta name="description")[^>]*>[^<]*/g)].map(([one]) => one);
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|template)[^]*?<\/\1>/g, '');
  return [...described, body.replaceAll(/<[^>]*>/g, ' ')].join('\n');
}

const sharedBy = async (url: string) =>
  Object.keys(parseHostOffer(await (await fetch(`${url}/${hostOfferFile}`)).json()).shared);

/** What one site shares and releases is nothing to the other. */
async function doNotMix(page: Page): Promise<void> {
  expect((await sharedBy(served)).sort()).toEqual([
    '@furrow/router~1',
    'effector',
    'react',
    'react-dom',
    'react-dom/client',
  ]);
  expect(await sharedBy(marketplace.url)).toContain('@furrow/forms~1');
  const before = await (await fetch(`${marketplace.url}/discovery.json`)).text();
  const { exitCode, all } = await execa(
    'npx',
    ['furrow', '--origin', marketplace.folder, 'publish', 'catalog', '--no-build', '--no-browser'],
    { cwd: join(home, 'farmstand'), env: { FORCE_COLOR: '0' }, reject: false, all: true },
  );
  expect([exitCode, all]).toEqual([1, expect.stringMatching(/it claims \/, which [a-z]+ owns/)]);
  expect(await (await fetch(`${marketplace.url}/discovery.json`)).text()).toBe(before);
  await open(page, served);
  const own = await lookOf(page);
  await open(page, marketplace.url);
  await expect(page).toHaveTitle(/Furrow/);
  for (const [index, value] of (await lookOf(page)).entries()) expect(value, `of ${own}`).not.toBe(own[index]);
}

/** The look of a page: its ground, its ink, its typeface, and the color that phones put around it. */
function lookOf(page: Page) {
  return page.evaluate(() => {
    const { backgroundColor, color, fontFamily } = getComputedStyle(document.body);
    const around = document.querySelector('meta[name=theme-color]')?.getAttribute('content') ?? '';
    return [backgroundColor, color, fontFamily, around];
  });
}

/** The tests of the site that the command made. */
async function passTests(line: string): Promise<void> {
  const said = await sh(line);
  expect(said).toMatch(/Tests: +3 passed, 3 total/);
  for (const path of ['/', '/ask']) expect(said).toContain(`${path} hydrates as it was sent`);
  expect(said).toMatch(/\b5 passed/);
}

const steps: [command: RegExp, work: (line: string, page: Page) => Promise<unknown>][] = [
  [
    /^npm create furrow-site farmstand /,
    async (line) => {
      expect(await sh(line)).toContain('First, run: cd farmstand && npm install');
      folder = 'farmstand';
    },
  ],
  [/^cd farmstand$/, () => Promise.resolve()],
  [/^npm config set /, (line) => sh(line)],
  [
    /^npm install$/,
    async (line) => {
      await sh(line);
      const installed = await readFile(join(home, folder, 'package-lock.json'), 'utf8');
      expect(installed).not.toMatch(/@furrow\/(?:ui|forms|cart|you|proof)"|\/antd"/);
    },
  ],
  [/^npm test$/, passTests],
  [/^npm run lint$/, (line) => sh(line)],
  [/^npm run types$/, (line) => sh(line)],
  [
    /^npm start$/,
    async (line, page) => {
      const url = `http://localhost:${await portOf('.')}`;
      await whileRunning(line, url, async () => {
        await visits(page, url);
        const developed = `http://localhost:${await portOf('remotes/catalog')}`;
        await whileRunning('npm run dev', developed, async () => {
          expect(await (await fetch(developed)).text()).toContain('<title>Farmstand</title>');
        });
      });
    },
  ],
  // It needs the site that npm start shows, and ran with it.
  [/^npm run dev$/, () => Promise.resolve()],
  [
    /^npx furrow --origin \.\.\/origin publish host --promote$/,
    async (line) => expect(await sh(line)).toContain('host@1.0.0 is live.'),
  ],
  [
    /^npx furrow --origin \.\.\/origin publish catalog --promote$/,
    async (line) => expect(await sh(line)).toContain('catalog@1.0.0 is live.'),
  ],
  [
    /^npx furrow --origin \.\.\/origin serve --port 8080$/,
    async (line, page) => {
      const port = await freePort();
      served = `http://localhost:${port}`;
      await whileRunning(line.replace('8080', String(port)), served, async () => {
        await visits(page, served);
        await doNotMix(page);
        folder = '.';
        for (const command of ofOtherTeam) {
          await test.step(command, () => sh(command));
          if (command.startsWith('npm create')) folder = 'calendar';
        }
        await open(page, `${served}/harvests`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harvests');
        await expect(page.getByRole('navigation', { name: 'Main' })).toContainText('Ask us');
      });
    },
  ],
  [
    /^npx furrow upgrade$/,
    async (line) => {
      folder = 'farmstand';
      const raised = await raisePackages(archives, join(home, 'raised'));
      for (const archive of raised.archives) await registry.publish(archive);
      const said = await sh(line);
      for (const name of ['@furrow/engine', '@furrow/remote', '@furrow/furrow']) {
        const version = raised.versions[name];
        expect(said).toContain(`${name} ^1.0.0 becomes ^${version}`);
        const installed = await readFile(join(home, folder, 'node_modules', name, 'package.json'), 'utf8');
        expect([name, (JSON.parse(installed) as { version: string }).version]).toEqual([name, version]);
      }
      expect(await sh(line)).toContain('Every package is the newest one of its registry.');
    },
  ],
  [/^npm test$/, passTests],
];

/** The commands of the team in another repository, which run while the site is served. */
const ofOtherTeam = commands.slice(steps.length).filter((line) => !line.startsWith('cd '));

test('a site of its own is begun, tested, released and extended by the commands of the document', async ({ page }) => {
  test.setTimeout(1_200_000);
  expect(commands.slice(steps.length)).toEqual([
    expect.stringMatching(/^npm create furrow-remote calendar /),
    'cd calendar',
    expect.stringMatching(/^npm config set /),
    'npm install',
    expect.stringMatching(/furrow publish calendar --promote$/),
  ]);
  for (const [index, [command, work]] of steps.entries()) {
    const line = commands[index] ?? '';
    expect(line).toMatch(command);
    await test.step(line, () => work(line, page));
  }
});
