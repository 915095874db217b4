import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fixtureWorkspace, type FixtureWorkspace } from '../testing/workspace';

let workspace: FixtureWorkspace;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
});
afterAll(() => workspace.remove());

const release = (line: string, env?: NodeJS.ProcessEnv) => workspace.release(line.split(' '), env);
const file = () => join(workspace.folder, 'furrow.config.json');
const say = (config: object) => writeFile(file(), JSON.stringify(config));

it('takes the place of the site and the team from the file, unless an argument or the environment says otherwise', async () => {
  await say({ origin: 'elsewhere', team: 'market' });
  expect(await release('publish host --no-build --no-browser --promote')).toMatchObject({ code: 0 });
  expect(await readdir(workspace.folder)).not.toContain('.origin');
  expect((await release('log')).out).toContain('market (not verified): publish host@1.0.0');
  await release('report-to none --actor ada');
  expect((await release('log')).out).toContain('ada (not verified): report-to');
  expect((await release('status --origin other')).err).toContain('There is no site in other.');
  expect((await release('status', { FURROW_ORIGIN: 'third' })).err).toContain('There is no site in third.');
}, 60_000);

it('sends commands to the site that the file names, signed with its key, unless a place is named', async () => {
  await say({ site: 'http://localhost:1', key: 'team.key' });
  const missing = `Key file ${join(workspace.folder, 'team.key')} is missing`;
  expect((await release('status')).err).toContain(missing);
  expect((await release('status --key other.key')).err).toContain('Key file other.key is missing');
  expect((await release('status --to http://localhost:2 --key other.key')).err).toContain('other.key');
  expect((await release('status --to http://localhost:2')).err).toContain(missing);
  expect((await release('status --origin elsewhere')).out).toContain('host');
  expect((await release('status --against http://localhost:2')).err).toContain('http://localhost:2');
}, 60_000);

it('says of a command that needs the origin that the file names the address of the site alone', async () => {
  await say({ site: 'http://localhost:1' });
  for (const command of [
    'log',
    'why shop@1.0.0',
    'failures shop@1.0.0',
    'retire shop',
    'watch shop --once',
    'env list',
  ])
    expect(await release(command)).toMatchObject({
      code: 1,
      err: 'This command needs the origin of the site, and furrow.config.json names only its address, http://localhost:1. Name the origin with --origin, or ask the operator of the site. [FUR-SITE-NONE]\n',
    });
  expect((await release('log --origin elsewhere')).out).toContain('publish host@1.0.0');
}, 60_000);

it('reads the site at the address in the file, for what changes nothing and what anybody may read', async () => {
  const shop = 'publish shop --no-build --no-browser --origin elsewhere';
  expect(await release(`${shop} --promote`)).toMatchObject({ code: 0 });
  await workspace.build('1.1.0');
  expect(await release(`${shop} --promote`)).toMatchObject({ code: 0 });
  await workspace.build('1.2.0');
  expect(await release(shop)).toMatchObject({ code: 0 });
  await say({});
  const server = await workspace.start(['serve', '--port', '0', '--origin', 'elsewhere']);
  try {
    await say({ site: server.url });
    const told: Record<string, string> = {
      status: 'shop ',
      verify: 'All match.',
      audit: '',
      'dashboard --no-open': 'operations page',
      'retire shop --dry-run': 'remove buy-food.html',
      'promote shop@1.0.0 --dry-run': 'shop@1.1.0 100% and 1 version without visitors becomes shop@1.0.0 100%',
      'rollback shop --reason late --dry-run': 'becomes shop@1.0.0 100%',
      'publish shop --no-build --no-browser --dry-run': 'shop@1.2.0 passed every check',
    };
    for (const [command, says] of Object.entries(told)) {
      const { code, out, err } = await release(command);
      expect({ command, code, out, err }).toMatchObject({ command, code: 0, out: expect.stringContaining(says) });
      const named = await release(`${command} --against ${server.url}`);
      // A page for operators is written to a file, and the time of a check is in no answer.
      expect({ command, out: named.out }).toEqual({ command, out });
    }
    // A dry run of a command that is sent to a site reads that site.
    await say({});
    expect((await release(`promote shop@1.0.0 --dry-run --to ${server.url}`)).out).toContain('becomes shop@1.0.0 100%');
    await say({ site: server.url });
    // What is published and waits is known in the origin alone.
    expect((await release('promote shop@1.2.0 --dry-run')).err).toContain(
      'There is no shop@1.2.0. Published versions: 1.0.0, 1.1.0. A site does not name versions that wait to be promoted: name its origin with --origin. [FUR-RELEASE-UNKNOWN-VERSION]',
    );
    for (const command of ['status --env staging', 'preview --list'])
      expect((await release(command)).err).toContain('[FUR-KEY-NOT-NAMED]');
    for (const command of [
      'env list',
      'preview --list',
      'verify --env staging',
      'promote shop@1.0.0 --env staging --dry-run',
    ])
      expect((await release(`${command} --against ${server.url}`)).err).toContain(
        'A site does not publish its environments and previews, so they cannot be read over HTTP. Name the place of the origin with --origin. [FUR-ENV-NOT-PUBLIC]\n',
      );
    expect((await release(`failures shop@1.0.0 --against ${server.url}`)).err).toBe(
      'A site does not publish what browsers reported, so it cannot be read over HTTP. Name the place of the origin with --origin. [FUR-REPORTS-NOT-PUBLIC]\n',
    );
  } finally {
    await server.end();
  }
}, 180_000);

it.each([
  [{ site: 'furrow.example' }, ': site must be an address such as https://furrow.example'],
  [
    { sites: 'https://furrow.example' },
    ': the document itself has the unknown field sites. There are: $schema, key, origin, site, team.',
  ],
  [{ key: ' ' }, ': key must not be empty'],
])('refuses the file %j, and names the file and the field', async (config, problem) => {
  await say(config);
  const { code, err } = await release('status');
  expect(code).toBe(1);
  expect(err).toContain(file());
  expect(err).toContain(problem);
  expect(err).toContain('[FUR-COMMAND-CONFIG]');
  await rm(file());
});
