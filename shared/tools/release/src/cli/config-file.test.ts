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
  expect((await release('status --origin elsewhere')).out).toContain('host');
  expect((await release('status --against http://localhost:2')).err).toContain('http://localhost:2');
}, 60_000);

it('says of a command that reads the origin that the file names the address of the site alone', async () => {
  await say({ site: 'http://localhost:1' });
  for (const command of ['log', 'why shop@1.0.0', 'failures shop@1.0.0', 'retire shop', 'watch shop --once'])
    expect(await release(command)).toMatchObject({
      code: 1,
      err: 'This command reads the origin of the site, and furrow.config.json names only its address, http://localhost:1. Name the origin with --origin, or ask the operator of the site. [FUR-SITE-NONE]\n',
    });
  for (const [command, option] of [
    ['promote shop@1.0.0 --dry-run', '--dry-run'],
    ['rollback shop --reason late --dry-run', '--dry-run'],
  ] as const)
    expect(await release(command)).toMatchObject({
      code: 2,
      err: expect.stringMatching(
        `^error: ${option} reads the origin of the site, and http://localhost:1 is only its address\\. Name the origin with --origin, or let the operator of the site do that\\.\n`,
      ),
    });
  expect((await release('log --origin elsewhere')).out).toContain('publish host@1.0.0');
}, 60_000);

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
