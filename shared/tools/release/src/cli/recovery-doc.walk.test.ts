import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentShell } from '../testing/document-shell';
import { writeHost } from '../testing/fixture';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

/** The commands of docs/recovery.md, each after what makes it necessary. The other region has a test of its own. */
const [text = ''] = readFileSync('docs/recovery.md', 'utf8').split('\n## A region that is gone\n');
const commands = [...text.matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => line.trim() || []);

let workspace: FixtureWorkspace;
let origin: string;
let place: string;
let isSmallDisk = false;

const { sh, does } = documentShell({
  meant: (line) => line.replaceAll('/srv/furrow', origin).replaceAll('/var/backups/furrow/2026-11', place),
  folder: () => workspace.folder,
  env: () => ({ FURROW_ORIGIN: origin }),
});

const teamsPath = () => join(origin, '.furrow/teams.json');
const keys: Record<string, string> = {};
const keygen = async (team: string, line = `furrow keygen ~/${team}.key`) => {
  keys[team] = /^MCow\S+$/m.exec((await sh(line)).all)?.[0] ?? '';
};
const writeTeams = (market: string[]) =>
  writeFile(
    teamsPath(),
    JSON.stringify({ platform: { apps: ['host'], keys: [keys.platform] }, market: { apps: ['shop'], keys: market } }),
  );

async function publishShop(version: string, key = 'market'): Promise<void> {
  await workspace.build(version);
  await does('is live')(`furrow publish shop --no-build --no-browser --promote --key ~/${key}.key`);
}
async function publishHost(version: string): Promise<void> {
  await writeHost(join(workspace.folder, 'host/dist'), { version, content: version });
  await does('is live')('furrow publish host --no-build --no-browser --promote --key ~/platform.key');
}

const copySite = async () => {
  await rm(place, { recursive: true, force: true });
  await does('The backup has the site')(`furrow backup ${place}`);
};
const live = async (name: string) => does(new RegExp(`^${name.replace('@', ' +')} +100%`, 'm'))('furrow status');

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  [origin, place] = [join(workspace.folder, 'srv'), join(workspace.folder, 'copies')];
  await mkdir(join(origin), { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', origin], { stdio: 'ignore' });
    isSmallDisk = true;
  } catch {
    console.log('The full disk is not a real one: this user may mount none.');
  }
  await mkdir(join(origin, '.furrow'));
  for (const team of ['platform', 'market']) await keygen(team);
  await writeTeams([keys.market!]);
  await publishHost('1.0.0');
  for (const version of ['1.0.0', '1.1.0']) await publishShop(version);
}, 120_000);
afterAll(async () => {
  if (isSmallDisk) execFileSync('umount', [origin]);
  await workspace.remove();
});

/** Each line of the document, with what comes before it where the text says so, and what it does. */
const steps: [string, (line: string) => Promise<unknown>][] = [
  ['export FURROW_ORIGIN=/srv/furrow', does('')],
  [
    'furrow verify',
    async (line) => {
      await publishShop('1.2.0');
      await writeTeams([]);
      const { code, all } = await sh(line);
      expect(code).toBe(1);
      for (const version of ['1.1.0', '1.2.0']) expect(all).toContain(`shop@${version}`);
      await workspace.build('1.2.1');
      await does('not signed|may not|key', 1)('furrow publish shop --no-build --no-browser --key ~/market.key');
    },
  ],
  [
    'furrow keygen ~/market-new.key',
    async (line) => {
      await keygen('new', line);
      await writeTeams([keys.new!]);
    },
  ],
  ['furrow sign shop@1.1.0 --key ~/market-new.key', does('Not accepted by .furrow/teams.json', 3)],
  ['furrow sign shop@1.0.0 --key ~/market-new.key', does('Not accepted by .furrow/teams.json', 3)],
  ['furrow rollback shop@1.2.0 --reason "published with the stolen key"', does('shop')],
  ['furrow status', (line) => does(/^shop +1\.1\.0 +100%.* market/m)(line)],
  ['furrow log shop', does('rollback shop@1.2.0, now 1.1.0, because: published with the stolen key')],
  ['furrow prune shop --keep 0', does('shop@1.2.0')],
  [
    'furrow rollback host --reason "the menu does not open"',
    async (line) => {
      await publishHost('1.1.0');
      await does('host')(line);
    },
  ],
  ['furrow status', (line) => does(/^host +1\.0\.0 +100%/m)(line)],
  ['furrow why host@1.1.0', does('because: the menu does not open')],
  [
    'furrow status',
    async (line) => {
      await workspace.build('1.3.0');
      await does('not live')('furrow publish shop --no-build --no-browser --key ~/market-new.key');
      await copySite();
      await does('')('furrow promote shop@1.3.0');
      await does('')('furrow report-to /_reports');
      await rm(join(origin, '.furrow/ledger.json'));
      await does('has no .furrow/ledger.json', 1)(line);
      expect(await readFile(join(origin, 'buy-food.html'), 'utf8')).toContain('1.3.0');
    },
  ],
  [
    'furrow restore /var/backups/furrow/2026-11',
    does(
      /has no effect anymore:\n.*promote shop@1\.3\.0, visitors get 1\.3\.0[^]*The site is as it was after event \d+\./,
    ),
  ],
  ['furrow verify', does('An older ledger was restored', 1)],
  ['furrow promote shop@1.3.0 --reason "it was live before the ledger was lost"', does('shop@1.3.0')],
  ['furrow repair --accept-ledger', does('All documents match the ledger.')],
  ['furrow verify', does('All match.')],
  [
    'furrow rollback shop --reason "its prices are wrong"',
    async (line) => {
      await publishShop('1.4.0', 'market-new');
      if (isSmallDisk) {
        await expect(writeFile(join(origin, 'filler'), randomBytes(40_000_000))).rejects.toThrow('ENOSPC');
        await workspace.build('1.5.0');
        await does('is full', 1)('furrow publish shop --no-build --no-browser --key ~/market-new.key');
      }
      await does('shop')(line);
      await live('shop@1.3.0');
      await rm(join(origin, 'filler'), { force: true });
    },
  ],
  ['furrow prune --keep 1', does('Removed shop@1.0.0.')],
  ['furrow verify', does('All match.')],
  [
    'furrow status',
    async (line) => {
      await copySite();
      await writeFile(teamsPath(), '{ "market": { "apps": ["shop"] ');
      await does('teams.json is not valid JSON', 1)(line);
      expect((await sh('furrow rollback shop --reason x')).code).toBe(1);
    },
  ],
  ['cp /var/backups/furrow/2026-11/.furrow/teams.json /srv/furrow/.furrow/teams.json', does('')],
  ['furrow repair', does('All documents match the ledger.')],
  ['furrow verify', does('All match.')],
];

it('leads out of every state that it describes, line by line', async () => {
  expect(commands).toEqual(steps.map(([line]) => line));
  for (const [line, act] of steps) await act(line);
}, 240_000);
