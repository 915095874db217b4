import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRelease } from '@furrow/formats/release.schema';
import { packPackages } from '../../scripts/packages/pack';
import { startRegistry, type Registry } from '../../scripts/packages/registry';
import { root } from '../../scripts/workspace/process';
import { copiedSite, liveFolder, liveReleases, type TestSite } from '../src/origin';
import { expect, open, test, type Page } from '../src/test';
import { nameTeams } from '../src/teams';
import { commandsIn } from './documented-commands';
import { separateTab, TeamRepository } from './team-repository';

/** The commands of docs/slots.md for a remote with a repository of its own, whose part stands in another team's page. */
const [, text = ''] = (await readFile(join(root, 'docs/slots.md'), 'utf8')).split(
  '### From a repository of your own\n',
);
const commands = commandsIn(text);

let site: TestSite;
let registry: Registry;
let orchard: TeamRepository;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  registry = await startRegistry(Object.values(await packPackages()));
  site = await copiedSite({ uploads: true });
  orchard = await TeamRepository.of('orchard', site, registry);
});

test.afterAll(async () => {
  await site.close();
  await registry.close();
  await orchard.remove();
});

/** A farm for which the part of the orchard says something, and its address. */
let farm = '';
const documentOfFarm = async () => (await fetch(`${site.url}/farms/${farm}`)).text();
const placedPart = /<furrow-fragment data-fragment="orchard\/pledge"[^>]*><h2 class="fw-h4">Pledge</;

/** The part of the orchard in the page of a farm, between those of the teams of the site, with the room of the slot. */
async function standsInSlot(shown: Page, address: string): Promise<void> {
  const { slots } = parseRelease(
    JSON.parse(await readFile(join(liveFolder('content', site.folder), 'release.json'), 'utf8')),
    'content',
  );
  const slot = slots?.find(({ name }) => name === 'farm');
  await open(shown, `${address}/farms/${farm}`);
  const parts = shown.locator('furrow-slot[data-slot=farm] > furrow-fragment');
  const names = () => parts.evaluateAll((all) => all.map((part) => part.getAttribute('data-fragment')));
  await expect.poll(names).toEqual(expect.arrayContaining(['giving/campaign-card', 'orchard/pledge']));
  const part = shown.locator('[data-fragment="orchard/pledge"]');
  await expect(part.getByRole('heading', { name: 'Pledge', level: slot?.heading ?? 0 })).toBeVisible();
  for (const width of [360, 1440]) {
    await shown.setViewportSize({ width, height: 900 });
    const room = (await part.boundingBox())?.width ?? 0;
    expect(room).toBeGreaterThanOrEqual(slot?.width?.least ?? Infinity);
    expect(room).toBeLessThanOrEqual((slot?.width?.most ?? 0) + 1);
  }
}

const fills = "\n    fills: [{ slot: 'content/farm', order: 100 }],";
const steps: [command: RegExp, work: (line: string, shown: Page) => Promise<unknown>][] = [
  [
    /^npm create /,
    async (line) => {
      await orchard.create(line);
      const schema = await orchard.read('src/fragments/pledge/pledge.schema.ts');
      farm = /export const variants = \[\{"farm":"([^"]+)"\}\];/.exec(schema)?.[1] ?? '';
      expect(farm).not.toBe('');
      const component = await orchard.read('src/fragments/pledge/pledge.fragment.tsx');
      expect(component).toContain('in the slot content/farm.\n * It gets what the slot gives');
      expect(component).toContain('and 320 to 892 pixels of width.');
    },
  ],
  [/^cd orchard$/, () => Promise.resolve()],
  [/^npm config set /, (line) => orchard.sh(line)],
  [/^npm install$/, (line) => orchard.sh(line)],
  [
    /^npx furrow keygen \.\.\/orchard\.key$/,
    async (line) => {
      const key = (await orchard.sh(line)).trim().split('\n').at(-1) ?? '';
      await nameTeams(site.folder, { orchard: { apps: ['orchard'], keys: [key] } });
    },
  ],
  // Each command here has it in its environment.
  [/^export FURROW_SIGNING_KEY_FILE=/, () => Promise.resolve()],
  [
    /^npx furrow status --slots --to /,
    async (line) => {
      const said = await orchard.sh(line);
      expect(said).toMatch(/^content\/farm +content@\S+ +.*20 giving\/campaign-card/m);
      expect(said).not.toContain('orchard');
    },
  ],
  [
    /^npx furrow types$/,
    async (line) => {
      await orchard.sh(line);
      expect(await orchard.read('types/fragments.d.ts')).toContain('\'content/farm\': { "farm": string }');
      const file = 'src/fragments/pledge/pledge.schema.ts';
      const schema = await orchard.read(file);
      await orchard.write(file, schema.replaceAll('farm', 'acres'));
      await expect(orchard.sh('npx tsc --noEmit')).rejects.toThrow(/fragments\.ts.*not assignable/);
      await orchard.write(file, schema);
      await orchard.sh('npx tsc --noEmit');
    },
  ],
  [
    /^npm start$/,
    (line, shown) =>
      orchard.develop(line, `/farms/${farm}`, 'data-fragment="orchard/pledge"', async (url) => {
        const tab = await separateTab(shown);
        await standsInSlot(tab, url);
        await tab.context().close();
        expect(await documentOfFarm()).not.toContain('orchard/pledge');
      }),
  ],
  [
    /^npx furrow publish orchard --to \S+ --dry-run$/,
    async (line) => {
      expect(await orchard.sh(line)).toContain('orchard@1.0.0');
      expect(await documentOfFarm()).not.toContain('orchard/pledge');
    },
  ],
  [
    /^npx furrow publish orchard --to \S+ --promote$/,
    async (line, shown) => {
      const before = liveReleases(site.folder, 'orchard');
      expect(await orchard.sh(line)).toContain('orchard@1.0.0 is live.');
      expect(liveReleases(site.folder, 'orchard')).toEqual(before);
      expect(await documentOfFarm()).toMatch(placedPart);
      await standsInSlot(shown, site.url);
    },
  ],
  [
    /^npx furrow status --slots --to /,
    async (line) => expect(await orchard.sh(line)).toMatch(/^content\/farm .*; 100 orchard\/pledge$/m),
  ],
  [/^# take the line "fills" out of src\/fragments\.ts$/, () => orchard.replaceIn('src/fragments.ts', fills, '')],
  [/^npm version minor /, (line) => orchard.sh(line)],
  [
    /^npm run release$/,
    async (line) => {
      await orchard.sh(`${line} -- --no-browser`);
      expect(await orchard.liveVersionOf('orchard')).toBe('1.1.0');
      expect(await documentOfFarm()).not.toContain('orchard/pledge');
    },
  ],
  [
    /^npx furrow rollback orchard /,
    async (line) => {
      await orchard.sh(line);
      expect(await documentOfFarm()).toMatch(placedPart);
    },
  ],
];

test('a remote of a repository of its own fills a slot by the commands of the document', async ({ page: shown }) => {
  test.setTimeout(900_000);
  expect(commands).toHaveLength(steps.length);
  for (const [index, [command, work]] of steps.entries()) {
    const line = commands[index] ?? '';
    expect(line).toMatch(command);
    await test.step(line, () => work(line, shown));
  }
});
