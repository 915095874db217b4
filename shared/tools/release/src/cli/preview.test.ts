import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offeredSlot, writeHost } from '../testing/fixture';
import { rawRequest } from '../testing/raw-request';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

let workspace: FixtureWorkspace;

beforeAll(async () => {
  workspace = await fixtureWorkspace();
  for (const app of ['host', 'shop'])
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote']);
  await writeFile(
    join(workspace.folder, '.origin/.furrow/site.json'),
    JSON.stringify({ url: 'https://furrow.example', previews: 'https://*.preview.furrow.example' }),
  );
});
afterAll(() => workspace.remove());

const release = (...args: string[]) => workspace.release(args);
const show = (...flags: string[]) => release('preview', 'shop', '--no-build', '--no-browser', ...flags);

it('gives a build an address, lists it, and takes it away', async () => {
  await workspace.build('1.1.0-preview-pr-12');
  const shown = await show('--name', 'pr-12', '--note', 'the prices');
  expect(shown.out).toMatch(
    /^shop@1\.1\.0-preview-pr-12 is at https:\/\/pr-12--shop\.preview\.furrow\.example\/buy-food until \d{4}-\d\d-\d\d\.\n$/,
  );
  expect(shown).toMatchObject({ code: 0 });
  expect(shown.err).toContain('Composed 1 document; all others are those of the site\n');
  expect((await release('preview', '--list')).out).toMatch(
    /pr-12--shop +shop@1\.1\.0-preview-pr-12 +\d{4}-\d\d-\d\d +https:\/\/pr-12--shop\.preview\.furrow\.example\n$/,
  );
  const refused = {
    code: 1,
    err: 'shop@1.1.0-preview-pr-12 was built for a preview and cannot go live. Publish the change under a number of its own: "release publish shop" builds it with the one in its package.json. [FUR-PREVIEW-VERSION]\n',
  };
  expect(await release('promote', 'shop@1.1.0-preview-pr-12')).toMatchObject(refused);
  const publish = ['publish', 'shop', '--no-build', '--no-browser'];
  expect(await release(...publish)).toMatchObject(refused);
  expect(await release(...publish, '--dry-run')).toMatchObject(refused);
  expect((await release('status')).out).not.toContain('preview');
  expect(await release('preview', '--remove', 'pr-12--shop')).toMatchObject({
    code: 0,
    out: 'pr-12--shop is removed.\n',
  });
  expect((await release('preview', '--list')).out).toBe('There are no previews.\n');
});

it('says on which pages a part stands, of a preview, and of a version before and when it goes live', async () => {
  const slot = { name: 'tools', props: { count: 3 } };
  const fixture = {
    offers: { part: [{ count: 3, html: '<p>part</p>' }] },
    fills: { part: [{ slot: 'host/tools', order: 1 }] },
  };
  await writeHost(join(workspace.folder, 'host/dist'), {
    version: '1.1.0',
    places: [slot],
    slots: [offeredSlot('tools')],
  });
  await release('publish', 'host', '--no-build', '--no-browser', '--promote');
  const said = 'Places of its fragment part in the slot host/tools: every page.\n';
  await workspace.build('1.1.0-preview-part', fixture);
  expect((await show('--name', 'part')).err).toContain(said);
  await release('preview', '--remove', 'part--shop');
  await workspace.build('1.1.1', fixture);
  const publish = ['publish', 'shop', '--no-build', '--no-browser'];
  expect((await release(...publish, '--dry-run')).err).toContain(said);
  expect((await release(...publish)).err).toContain(said);
  const { err } = await release(...publish, '--promote');
  expect(err).toContain('every document: shop/part');
  expect(err).toContain(said);
});

it('refuses names that are no label of a host name, and says how they look', async () => {
  for (const name of ['PR-12', 'pr.12', 'pr--12', '-', 'x'.repeat(58)]) {
    const { code, err } = await show('--name', name);
    expect({ name, code }).toEqual({ name, code: 1 });
    expect(err).toMatch(/^".*" cannot be the name of a preview, which is part of a host name\. Use at most 57/);
  }
  expect(await release('preview')).toMatchObject({ code: 2 });
  expect(await release('preview', 'shop', '--list')).toMatchObject({ code: 2 });
  expect(await release('preview', '--remove', 'pr.12')).toMatchObject({ code: 2 });
  expect(await release('preview', 'shop', '--with', 'pr-12--shop')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--with names the preview of another app; name one of shop with --name'),
  });
});

it.each([
  ['--preview-key', ['--preview-key', 'sesame'], {}],
  ['FURROW_PREVIEW_KEY', [], { FURROW_PREVIEW_KEY: 'sesame' }],
])('serves a preview at its host name, to whoever knows the key of %s', async (_, flags, env) => {
  await workspace.build('1.1.0-preview-pr-13');
  await show('--name', 'pr-13');
  const server = await workspace.start(['serve', '--previews', '*.preview.localhost', ...flags, '--port', '0'], env);
  try {
    const ask = (path: string, host: string) => rawRequest(server, path, { headers: { host } });
    const there = 'pr-13--shop.preview.localhost';
    expect(await ask('/buy-food', there)).toMatchObject({ status: 403 });
    const { status, headers } = await ask('/buy-food?key=sesame', there);
    expect({ status, to: headers['location'] }).toEqual({ status: 303, to: '/buy-food' });
    const cookie = String(headers['set-cookie']).split(';')[0]!;
    const shown = await rawRequest(server, '/buy-food', { headers: { host: there, cookie } });
    expect(shown).toMatchObject({ status: 200, body: expect.stringContaining('1.1.0-preview-pr-13') });
    expect((await ask('/buy-food', 'localhost')).body).not.toContain('preview-pr-13');
  } finally {
    await server.end();
    await release('preview', '--remove', 'pr-13--shop');
  }
});

it('does not serve previews at host names that the site itself has', async () => {
  expect(await release('serve', '--previews', '*.example', '--port', '0')).toMatchObject({
    code: 1,
    err: 'The address of the site, furrow.example, is one of the host names *.example, at which there would be previews alone. Name others. [FUR-PREVIEW-HOSTS]\n',
  });
});

it('shows a release in an environment first, and makes the same one live', async () => {
  expect(await release('env', 'create', 'staging')).toMatchObject({
    code: 0,
    out: 'staging shows what is live. Promote a release to it, such as shop@1.4.0, with: release promote <app@version> --env staging\n',
  });
  await workspace.build('1.2.0');
  await release('publish', 'shop', '--no-build', '--no-browser');
  expect((await release('promote', 'shop@1.2.0', '--from', 'staging')).err).toMatch(/^shop@1\.2\.0 is not in staging/);
  expect(await release('promote', 'shop@1.2.0', '--env', 'staging')).toMatchObject({
    code: 0,
    out: 'staging shows shop@1.2.0. Make the same release live with: release promote shop@1.2.0 --from staging\n',
  });
  expect((await release('env', 'lock', 'staging', '--reason', 'a demo', '--until', '2020-01-01')).err).toMatch(
    /^A lock of staging until 2020-01-01 00:00 \(UTC\) would be over already\./,
  );
  expect(await release('env', 'lock', 'staging', '--reason', 'a demo', '--until', '2099-01-01')).toMatchObject({
    out: 'staging is locked until 2099-01-01 00:00 (UTC): a demo.\n',
  });
  expect((await release('env', 'list')).out).toMatch(
    /staging +shop@1\.2\.0 +locked by .* until 2099-01-01 00:00 \(UTC\): a demo +https:\/\/staging\.preview\.furrow\.example\n$/,
  );
  expect(await release('env', 'follow', 'staging', 'shop')).toMatchObject({ code: 1 });
  await release('env', 'unlock', 'staging');
  expect(await release('promote', 'shop@1.2.0', '--from', 'staging')).toMatchObject({
    code: 0,
    out: 'shop@1.2.0 is live.\n',
  });
  expect((await release('why', 'shop@1.2.0')).out).toMatch(
    /promote shop@1\.2\.0 from staging, visitors get 1\.2\.0\n$/,
  );
  expect((await release('why', 'shop@1.2.0', '--env', 'staging')).out).toMatch(/: promote shop@1\.2\.0 in staging\n$/);
  expect((await release('log', '--env', 'staging')).out.split('\n')).toHaveLength(5);
  expect((await release('status', '--env', 'staging')).out).toMatch(/\nshop +1\.2\.0 +100% +default /);
  expect(await release('status', '--env', 'qa')).toMatchObject({ code: 1 });
  expect(await release('env', 'accept', 'staging', 'shop@1.2.0', '--reason', 'seen on a phone')).toMatchObject({
    code: 0,
    out: 'shop@1.2.0 is accepted in staging.\n',
  });
  expect((await release('why', 'shop@1.2.0', '--env', 'staging')).out).toMatch(
    /: accept shop@1\.2\.0 in staging, because: seen on a phone\n$/,
  );
  expect(await release('promote', 'shop@1.2.0', '--env', 'staging', '--traffic', '10')).toMatchObject({ code: 2 });
  expect(await release('verify', '--env', 'staging')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^\d+ files checked\. All match\.\n$/),
  });
  expect(await release('watch', 'shop', '--env', 'staging')).toMatchObject({
    code: 0,
    out: 'shop@1.2.0 may go live. Make it live with: release promote shop@1.2.0 --from staging\n',
  });
  expect(await release('watch', 'shop', '--env', 'staging', '--steps', '1,100')).toMatchObject({ code: 2 });
  const file = join(workspace.folder, 'dashboard.html');
  expect(await release('dashboard', '--env', 'staging', '--no-open', '--file', file)).toMatchObject({ code: 0 });
  const dashboard = await readFile(file, 'utf8');
  expect(dashboard).toContain('staging shows shop 1.2.0.');
  expect(dashboard).toContain('<code>release dashboard --env staging</code>');
  for (const command of [['verify'], ['watch', 'shop'], ['dashboard', '--no-open']])
    expect(await release(...command, '--env', 'qa')).toMatchObject({
      code: 1,
      err: expect.stringMatching(/There is no environment "qa"\. There are: staging\. \[FUR-ENV-UNKNOWN\]\n$/),
    });
  expect(await release('env', 'remove', 'staging')).toMatchObject({ code: 0, out: 'staging is removed.\n' });
});

it.each([
  [
    ['--with', 'staging'],
    '"staging" does not name an app. A preview is called by a name and an app, such as pr-12--shop. [FUR-PREVIEW-NAME]\n',
  ],
  [
    ['--with', 'pr-21--dao'],
    'There is no preview "pr-21--dao", which begins with a release of dao. There is none at all. [FUR-PREVIEW-UNKNOWN]\n',
  ],
  [['--days', '91'], 'A preview is open for 1 to 90 days, and not for 91. [FUR-PREVIEW-DAYS]\n'],
])('refuses what can be no preview before it builds anything: %j', async (flags, err) => {
  expect(await release('preview', 'shop', ...flags)).toMatchObject({ code: 1, err });
});
