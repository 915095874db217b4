import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { newKeys, readSigningKey } from '@furrow/release/domain/signature';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root } from '../../scripts/workspace/process';
import { buildVariant, fixtureSite, variants } from './fixtures';
import { livePath, type TestSite } from './origin';
import { nameTeams } from './teams';
import { expect, open, test, type Page } from './test';

/**
 * A release of the almanac on its way from staging to the visitors. Its writers have a key for staging alone, and its
 * reviewers have one for the visitors. Neither has access to the origin.
 */

const command = join(root, 'shared/tools/release/bin/release.mjs');
const keys = { writers: newKeys(), reviewers: newKeys() };

let site: TestSite;
let folder: string;
let staging: string;
const [old, next] = ['almanac@1.0.0', 'almanac@1.1.0'];

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  const { almanac, almanacNext, market, host } = variants;
  site = await fixtureSite(
    'environment',
    [almanac, market, host],
    {},
    { uploads: true, previews: '*.preview.localhost' },
  );
  await writeFile(join(site.folder, '.furrow/site.json'), JSON.stringify({ url: site.url }));
  await nameTeams(site.folder, {
    writers: { apps: ['almanac'], keys: [keys.writers.publicKey], promotes: ['staging'] },
    reviewers: { apps: ['almanac'], keys: [keys.reviewers.publicKey], promotes: ['live'] },
  });
  await publish({
    storage: folderStorage(site.folder, { precompress: false }),
    candidate: await readCandidate(await buildVariant(almanacNext)),
    signingKey: readSigningKey(keys.writers.privateKey, 'writers.key'),
    published: { publishedAt: new Date().toISOString(), commit: null },
  });
  folder = await mkdtemp(join(tmpdir(), 'furrow-keys-'));
  for (const [team, { privateKey }] of Object.entries(keys)) await writeFile(join(folder, `${team}.key`), privateKey);
  staging = `http://staging.preview.localhost:${new URL(site.url).port}`;
});
test.afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Runs the command, and resolves with what it prints and its exit status. */
async function run(...args: string[]): Promise<string> {
  const { all, exitCode } = await execa(process.execPath, [command, ...args], {
    all: true,
    reject: false,
    env: { FORCE_COLOR: '0' },
  });
  return `${all} (${exitCode})`;
}

const here = (...args: string[]) => run('--origin', site.folder, ...args);
const promote = (team: keyof typeof keys, name: string, ...to: string[]) =>
  run('promote', name, ...to, '--to', site.url, '--key', join(folder, `${team}.key`));

const bar = (page: Page) => page.getByRole('region', { name: 'Preview' });
/** What the page of another team shows of the release: its fragment says of which version it is. */
const ofNext = (page: Page) => page.getByRole('main').getByText('Almanac 1.1.0');

test('a release is looked at in staging, and the very same goes live by those who may', async ({ page }) => {
  test.setTimeout(180_000);
  expect(await here('env', 'create', 'staging')).toContain('staging shows what is live.');
  expect(await promote('reviewers', next, '--from', 'staging')).toContain(`${next} is not in staging`);

  await here('env', 'lock', 'staging', '--reason', 'a demo');
  expect(await promote('writers', next, '--env', 'staging')).toMatch(
    / has locked staging: a demo\. The operator of the site opens it with: .* \(1\)$/,
  );
  await here('env', 'unlock', 'staging');

  const both = await Promise.all([next, old].map((name) => promote('writers', name, '--env', 'staging')));
  expect(both.map((said) => said.slice(-3))).toEqual(['(0)', '(0)']);
  expect(await promote('writers', next, '--env', 'staging')).toContain(`staging shows ${next}.`);
  const happened = await here('log', 'almanac', '--env', 'staging');
  expect(happened.match(/writers \(verified: writers\): promote almanac@\S+ in staging/g)?.length).toBeGreaterThan(1);

  await open(page, `${staging}/market/quiet`);
  await expect(ofNext(page)).toBeVisible();
  await expect(bar(page)).toContainText(`staging shows ${next.replace('@', ' ')}`);
  await expect(bar(page)).toContainText(', by the writers team.');
  await expect(bar(page)).toContainText('This page is not live.');
  await expect(bar(page)).not.toContainText('Open until');
  await open(page, `${site.url}/market/quiet`);
  await expect(ofNext(page)).toHaveCount(0);

  expect(await promote('writers', next, '--from', 'staging')).toContain(
    'writers may not promote releases of almanac to visitors. By .furrow/teams.json it promotes in staging.',
  );
  expect(await promote('reviewers', next, '--from', 'staging')).toContain(`${next} is live.`);
  await open(page, `${site.url}/market/quiet`);
  await expect(ofNext(page)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const shown = await (await page.request.get(`${site.url}/market/quiet`)).text();
  // The files that were looked at: a release is known by the hash in the name of its folder.
  expect(shown).toContain(livePath('almanac', site.folder));
  const looked = { host: new URL(staging).host };
  expect(await (await page.request.get(`${site.url}/market/quiet`, { headers: looked })).text()).toContain(
    livePath('almanac', site.folder),
  );
  expect(await here('why', next)).toMatch(
    /reviewers \(verified: reviewers\): promote almanac@\S+ from staging, visitors get/,
  );
});
