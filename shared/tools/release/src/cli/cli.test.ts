import { execa } from 'execa';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fixtureWorkspace, releaseProgram, type FixtureWorkspace } from '../testing/workspace';

let workspace: FixtureWorkspace;

beforeAll(async () => {
  workspace = await fixtureWorkspace();
});
afterAll(() => workspace.remove());

const release = (...args: string[]) => workspace.release(args);
const publishShop = (...flags: string[]) => release('publish', 'shop', '--no-build', '--no-browser', ...flags);

it('takes an app from its build to the visitors and back, and says what it does', async () => {
  expect(await release('publish', 'host', '--no-build', '--no-browser', '--promote')).toMatchObject({
    code: 0,
    out: 'host@1.0.0 is live.\n',
  });
  expect(await publishShop('--promote')).toMatchObject({ code: 0, out: 'shop@1.0.0 is live.\n' });
  expect(await publishShop('--promote')).toMatchObject({
    code: 0,
    out: 'shop@1.0.0 was already published with exactly this content, and is live.\n',
  });

  await workspace.build('1.1.0', { packages: { react: ['19.3.1'] } });
  expect(await publishShop()).toMatchObject({
    code: 0,
    out: 'shop@1.1.0 is published but not live. To make it live, run: release promote shop@1.1.0\n',
  });
  expect(await release('promote', 'shop@1.1.0')).toMatchObject({
    code: 0,
    out: 'shop@1.1.0 is live.\n',
    err: 'Composing documents\nComposed 1 document\n',
  });
  expect(await release('rollback', 'shop', '--reason', 'its prices are wrong')).toMatchObject({
    code: 0,
    out: 'shop@1.0.0 is live; shop@1.1.0 is withdrawn.\n',
  });
  expect(await release('rollback', 'shop@1.1.0', '--reason', 'again')).toMatchObject({
    code: 0,
    err: 'Composing documents\n',
  });

  const why = await release('why', 'shop@1.1.0');
  expect(why.out).toMatch(
    /: publish shop@1\.1\.0\n.*: promote shop@1\.1\.0, visitors get 1\.1\.0\n.* \(not verified\): rollback shop@1\.1\.0, now 1\.0\.0, because: its prices are wrong\n$/,
  );
  expect((await release('log', 'host')).out).toMatch(
    /^\d.* \(not verified\): publish host@1\.0\.0, visitors get 1\.0\.0\n$/,
  );
  const { out } = await release('status');
  expect(out).toMatch(
    /^app +version +traffic +state +routes +published +commit +size\nhost +1\.0\.0 +100% +default +0 /,
  );
  expect(out).toMatch(/\nshop +1\.1\.0 +0% +withdrawn +1 .*\nshop +1\.0\.0 +100% +default +1 /);
  expect(out).not.toContain('\u001b');
  expect((await release('verify')).out).toMatch(/^\d+ files checked. All match\.\n$/);
}, 180_000);

it('copies a site to a place of its own, restores it from there, and says what is lost', async () => {
  const origin = join(workspace.folder, '.origin');
  expect(await release('backup', 'copy')).toMatchObject({ code: 0, out: expect.stringContaining('The backup has') });
  for (const own of [origin, '.origin/', '.origin/backups'])
    expect(await release('backup', own)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringMatching(/is the place of the site itself, or lies in it\. .* \[FUR-BACKUP-OWN-PLACE\]\n$/),
    });
  expect(await release('backup', '.origin-copy')).toMatchObject({ code: 0 });
  expect(await release('restore', 'nowhere', '--origin', 'again')).toMatchObject({
    code: 1,
    err: 'Restoring the site from nowhere\nThere is no backup in this place. Name the folder or the bucket to which the site was copied. [FUR-BACKUP-EMPTY]\n',
  });
  expect(await release('restore', 'copy', '--origin', 'again')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^The site is as it was after event \d+\.\n$/),
    err: expect.stringMatching(
      /What happened after event \d+ and left no trace here is lost, and so are reports of browsers\.\n/,
    ),
  });
}, 180_000);

it('takes only signed releases once the site names its teams', async () => {
  const key = join(workspace.folder, 'shop.key');
  const { out: publicKey, err } = await release('keygen', key);
  expect(err).toContain(`The private key is in ${key}. Keep it secret.`);
  expect((await stat(key)).mode & 0o777).toBe(0o600);
  expect(await release('keygen', key)).toMatchObject({
    code: 1,
    err: expect.stringContaining('never overwritten. Name another file.'),
  });
  expect(await release('keygen', 'nowhere/shop.key')).toMatchObject({
    code: 1,
    err: 'nowhere/shop.key cannot be written (ENOENT). Name a file in an existing folder. [FUR-KEY-UNWRITABLE]\n',
  });

  const origin = join(workspace.folder, 'signed');
  const teams = { market: { apps: ['shop', 'host'], keys: [publicKey.trim()] } };
  await mkdir(join(origin, '.furrow'), { recursive: true });
  await writeFile(join(origin, '.furrow/teams.json'), JSON.stringify(teams));
  expect(await publishShop('--origin', origin)).toMatchObject({
    code: 1,
    err: expect.stringContaining('[FUR-KEY-NOT-NAMED]'),
  });
  expect(await publishShop('--origin', origin, '--key', key)).toMatchObject({ code: 0 });
  expect((await release('status', '--origin', origin)).out).toMatch(/signed by\nshop .* market\n$/);
}, 180_000);

it('runs no command while the file of the teams is missing, until somebody says that the site no longer has teams', async () => {
  const origin = join(workspace.folder, 'without-teams');
  const at = (...args: string[]) => release(...args, '--origin', origin);
  await cp(join(workspace.folder, '.origin'), origin, { recursive: true });
  const key = join(workspace.folder, 'platform.key');
  const { out: publicKey } = await release('keygen', key);
  const teams = join(origin, '.furrow/teams.json');
  await writeFile(teams, JSON.stringify({ platform: { apps: ['shop', 'host'], keys: [publicKey.trim()] } }));
  expect(await at('sign', '--all', '--key', key)).toMatchObject({ code: 0 });
  expect(await at('sign', 'shop@1.1.0', '--key', key)).toMatchObject({ code: 0 });
  expect(await at('promote', 'shop@1.1.0', '--key', key)).toMatchObject({ code: 0 });

  await rm(teams);
  for (const command of [
    ['promote', 'shop@1.0.0', '--key', key],
    ['rollback', 'shop', '--reason', 'late', '--key', key],
  ])
    expect(await at(...command)).toMatchObject({ code: 1, err: expect.stringContaining('[FUR-TEAM-FILE-MISSING]') });
  expect(await at('repair')).toMatchObject({ code: 3, err: expect.stringContaining('teams.json is missing') });
  expect(await at('repair', '--without-teams')).toMatchObject({ code: 0 });
  expect(await at('promote', 'shop@1.0.0')).toMatchObject({ code: 0, out: 'shop@1.0.0 is live.\n' });
  expect((await at('log')).out).toMatch(/repair --without-teams.*\n.*promote shop@1\.0\.0, visitors get 1\.0\.0\n$/);
}, 180_000);

it('calls a release live when its page answers, and says otherwise what keeps it from that', async () => {
  const site = ['--origin', join(workspace.folder, 'named')];
  const keys = await Promise.all(
    ['host', 'shop'].map(async (app) => {
      const file = join(workspace.folder, `named-${app}.key`);
      return { file, publicKey: (await release('keygen', file)).out.trim() };
    }),
  );
  const [host, shop] = keys;
  const nameTeams = (hostKeys: (string | undefined)[]) =>
    writeFile(
      join(workspace.folder, 'named/.furrow/teams.json'),
      JSON.stringify({
        platform: { apps: ['host'], keys: hostKeys },
        market: { apps: ['shop'], keys: [shop?.publicKey] },
      }),
    );
  const promoted = ['--promote', '--key', shop?.file ?? '', ...site];
  await workspace.build('2.0.0');
  expect(await release('publish', 'host', '--no-build', '--no-browser', '--promote', ...site)).toMatchObject({
    code: 0,
  });
  await nameTeams([host?.publicKey]);
  expect(await publishShop(...promoted)).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringMatching(/release --origin \S+ sign --all --key <file>/),
  });
  expect(await release('sign', '--all', '--key', host?.file ?? '', ...site)).toMatchObject({
    code: 0,
    out: 'Signed: host@1.0.0.\n',
  });
  expect(await publishShop(...promoted)).toMatchObject({ code: 0, out: 'shop@2.0.0 is live.\n' });

  await nameTeams([]);
  await workspace.build('2.1.0');
  expect(await publishShop(...promoted)).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringMatching(
      /Not accepted by \.furrow\/teams\.json; documents made from these were not changed:\n {2}- the signature of host@1\.0\.0.*\nshop@2\.1\.0 is recorded as live, but visitors do not get it: \/buy-food is of another version\.\n$/,
    ),
  });
}, 180_000);

it.each([
  ['of a workspace that builds each app', { scripts: { build: 'tsx build.ts' } }, '', 'pnpm check shop'],
  ['of a workspace in which each app builds itself', {}, '', 'npm test'],
  ['of the repository of one remote', { name: 'shop' }, 'rspack.config.ts', 'furrow check'],
])('names the check that a publish does not replace: that %s', async (_what, manifest, config, check) => {
  const other = await fixtureWorkspace();
  await writeFile(join(other.folder, 'package.json'), JSON.stringify(manifest));
  if (config) {
    await writeFile(join(other.folder, config), '');
    await cp(join(other.folder, 'remotes/shop/dist'), join(other.folder, 'dist'), { recursive: true });
  }
  await other.release(['publish', 'host', '--no-build', '--no-browser', '--promote']);
  expect((await other.release(['publish', 'shop', '--no-build', '--no-browser'])).err).toContain(
    `\nTypes, lint and tests are not checked by a publish: "${check}" does that.\n`,
  );
  await other.remove();
});

it('publishes the build of another toolchain, from a repository in which it would build nothing', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'other-toolchain-'));
  await cp(join(workspace.folder, 'remotes/shop/dist'), join(elsewhere, 'out/pantry'), { recursive: true });
  const origin = join(elsewhere, 'origin');
  const publish = async (app: string, ...flags: string[]) => {
    const args = [releaseProgram, 'publish', app, '--no-browser', '--promote', '--origin', origin, ...flags];
    const { exitCode, stdout, stderr } = await execa(process.execPath, args, { cwd: elsewhere, reject: false });
    return { code: exitCode, out: stdout, err: stderr };
  };
  await publish('host', '--dist', join(workspace.folder, 'host/dist'));
  expect(await publish('shop')).toMatchObject({
    code: 1,
    err: expect.stringContaining('with --dist. [FUR-BUILD-NO-APP]'),
  });
  expect(await publish('shop', '--dist', 'out')).toMatchObject({
    code: 1,
    err: expect.stringContaining('[FUR-BUILD-NONE]'),
  });
  expect(await publish('donate', '--dist', 'out/pantry')).toMatchObject({
    code: 1,
    err: expect.stringContaining('out/pantry is a build of shop, not of donate.'),
  });
  expect((await publish('shop', '--dist', 'out/pantry')).out).toMatch(/^shop@.* is live\.$/);
  await rm(elsewhere, { recursive: true });
});

it('has no more than 256 files open at once, whatever a release and the site hold', async () => {
  const few = await fixtureWorkspace();
  const pages = Array.from({ length: 300 }, (_, page) => `/blog/${page}`);
  await few.build('1.0.0', { pages: { '/blog/:slug': pages } });
  const run = async (...args: string[]) => {
    const { exitCode, stdout, stderr } = await execa(
      'sh',
      ['-c', 'ulimit -n 256 && exec "$0" "$@"', process.execPath, releaseProgram, ...args],
      { cwd: few.folder, reject: false },
    );
    return { code: exitCode, told: exitCode === 0 ? stdout.replace(/^\d+/, 'All') : stderr };
  };
  for (const app of ['host', 'shop'])
    expect(await run('publish', app, '--no-build', '--no-browser', '--promote')).toEqual({
      code: 0,
      told: `${app}@1.0.0 is live.`,
    });
  expect(await run('repair')).toMatchObject({ code: 0 });
  expect(await run('verify')).toEqual({ code: 0, told: 'All files checked. All match.' });
  expect(await run('prune', '--keep', '1')).toMatchObject({ code: 0 });
  await few.remove();
}, 180_000);

it('answers 1 and says why when it refuses', async () => {
  await cp(join(workspace.folder, 'remotes/shop'), join(workspace.folder, 'remotes/copy'), { recursive: true });
  expect(
    await release('publish', 'copy', '--no-build', '--no-browser', '--origin', join(workspace.folder, 'elsewhere')),
  ).toMatchObject({
    code: 1,
    err: expect.stringContaining('is a build of shop, not of copy'),
  });
  expect(await release('publish', 'nobody')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no app "nobody"'),
  });
  expect(await release('status', '--origin', 'nowhere')).toMatchObject({
    code: 1,
    err: 'There is no site in nowhere. Publish an app first, or name its place with --origin. [FUR-SITE-NONE]\n',
  });
}, 180_000);

it('answers 3 when it has done what it was asked, and names the files that are damaged', async () => {
  const origin = join(workspace.folder, 'with-damage');
  await cp(join(workspace.folder, '.origin'), origin, { recursive: true });
  const [waiting = ''] = (await readdir(join(origin, 'shop'))).filter((name) => name.startsWith('1.1.0-'));
  await writeFile(join(origin, 'shop', waiting, 'documents/0.json'), 'changed by hand');
  expect(await release('promote', 'shop@1.1.0', '--origin', origin)).toMatchObject({
    code: 3,
    out: '',
    err: expect.stringMatching(/\/documents\/0\.json is not the file that its release names.*shop@1\.1\.0/s),
  });
  expect((await release('status', '--origin', origin)).out).toMatch(/\nshop +1\.1\.0 +100% /);

  const packages = join(origin, 'shop', waiting, 'packages.json');
  await writeFile(packages, '{}');
  const damaged = expect.stringContaining('/packages.json is missing or damaged.');
  expect(await release('audit', '--origin', origin)).toMatchObject({ code: 3, err: damaged });
  expect(await release('audit', '--package', 'left-pad', '--origin', origin)).toMatchObject({ code: 1, err: damaged });
}, 60_000);

it('opens no browser with --no-browser, and otherwise says that it needs one', async () => {
  const publish = (...flags: string[]) =>
    workspace.release(['publish', 'shop', '--no-build', '--dry-run', ...flags], {
      CHROMIUM_PATH: join(workspace.folder, 'nowhere'),
      PATH: '',
    });
  expect(await publish()).toMatchObject({ code: 1, err: expect.stringContaining('[FUR-GATE-NO-BROWSER]') });
  expect(await publish('--no-browser')).toMatchObject({ code: 0 });
}, 60_000);

it('makes a site of no place that holds something else, and removes nothing there', async () => {
  const place = join(workspace.folder, 'project');
  await mkdir(join(place, 'docs'), { recursive: true });
  for (const file of ['package.json', 'docs/index.html']) await writeFile(join(place, file), '{}');
  const isFull =
    'There is no site in project, but there are files that a release would remove, such as docs/index.html.';
  for (const [origin, reason] of [
    ['project', isFull],
    ['', '--origin or FURROW_ORIGIN is empty. Set it to a place, or leave it out.'],
    ['https://furrow.example', '"https://furrow.example" is not an origin.'],
    ['S3://furrow-site', '"S3://furrow-site" is not an origin.'],
  ] as const) {
    const refusal = { code: 1, out: '', err: expect.stringContaining(reason) };
    expect(await publishShop('--origin', origin)).toMatchObject(refusal);
  }
  for (const command of ['status', 'serve'])
    expect(await workspace.release([command], { FURROW_ORIGIN: '' })).toMatchObject({
      code: 1,
      err: expect.stringContaining('--origin or FURROW_ORIGIN is empty.'),
    });
  expect((await readdir(place, { recursive: true })).sort()).toEqual(['docs', 'docs/index.html', 'package.json']);
}, 180_000);

it('answers 2 and names the help when it is misused', async () => {
  expect(await release('publish')).toMatchObject({
    code: 2,
    err: expect.stringContaining("missing required argument 'app'"),
  });
  expect(await release('promote', 'shop')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Enter app@version, e.g. shop@1.4.0.'),
  });
  expect(await release('promote', 'shop@1.0.0', '--traffic', '101')).toMatchObject({
    code: 2,
    err: expect.stringContaining('Enter a whole number from 0 to 100.'),
  });
  for (const [given, advice] of [
    ['watch shop@1.0.0', 'Enter the name of an app, e.g. shop.'],
    ['retire shop@1.0.0', 'Enter the name of an app, e.g. shop.'],
    ['publish remotes/shop', 'Enter the name of an app, e.g. shop.'],
    ['prune Shop', 'Enter the name of an app, e.g. shop.'],
    ['serve --port 70000', 'Enter a whole number from 0 to 65535.'],
    ['serve --against https://furrow.example', '--against names a live site.'],
    ['--against https://furrow.example serve', '--against names a live site.'],
    ['report-to https://x;sandbox', 'Enter a path such as /_reports, a URL, or "none".'],
  ] as const)
    expect(await release(...given.split(' '))).toMatchObject({ code: 2, err: expect.stringContaining(advice) });
  for (const reason of ['', ' ', 'one\n2026-01-01 00:00  ana: two', 'x'.repeat(1001)])
    expect(await release('rollback', 'shop', '--reason', reason)).toMatchObject({
      code: 2,
      err: expect.stringContaining('Write one line of at most 1000 characters.'),
    });
  for (const command of ['rollback shop', 'env lock staging', 'env accept staging shop@1.0.0'])
    expect(await release(...command.split(' '))).toMatchObject({
      code: 2,
      err: expect.stringContaining("error: required option '--reason <text>' not specified"),
    });
  expect(await release('promote', 'shop@1.0.0', '--trafic', '10')).toMatchObject({
    code: 2,
    err: `error: unknown option '--trafic'\n(Did you mean --traffic?)\n[FUR-COMMAND-ARGUMENTS]\nRun "release promote --help" for its arguments and options.\n`,
  });
  expect((await release('env', 'lst')).err).toContain(
    '(Did you mean list?)\n[FUR-COMMAND-ARGUMENTS]\nRun "release env --help" for its commands',
  );
  expect((await release('promote', '--help')).out).toMatch(/ --traffic <percent>.*\nGlobal Options:.* --json /s);
  expect(await release('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Usage: release') });
  expect(await release('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) });
}, 180_000);

it('says what is wrong with a site and its journal, each with its code', async () => {
  expect((await release('why', 'shop@9.9.9')).err).toContain('[FUR-JOURNAL-NO-ENTRY]');
  expect((await release('doctor')).err).toContain('[FUR-BUCKET-IS-FOLDER]');
  await cp(join(workspace.folder, '.origin'), join(workspace.folder, 'damaged'), { recursive: true });
  await writeFile(join(workspace.folder, 'damaged/buy-food.html'), 'changed by hand');
  expect(await release('verify', '--origin', 'damaged')).toMatchObject({
    code: 1,
    err: expect.stringMatching(
      /^Hashing every file\n1 of \d+ files differs:\n {2}- buy-food\.html .*\n\[FUR-SITE-DAMAGED\]\n$/,
    ),
  });
}, 60_000);

it('explains the code of a refusal, and names those of its family when there is no such code', async () => {
  expect(await release('explain', 'FUR-SITE-NONE')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^FUR-SITE-NONE\n\n.*\n\nWhy it is refused: .*\n\nWhat to do: .*\n\nFor example: /),
  });
  const said = await release('explain', 'fur-site-none', '--json');
  expect(JSON.parse(said.out)).toMatchObject({ result: { advice: expect.stringContaining('--origin') } });
  expect(await release('explain', 'FUR-LOCK-NONE')).toMatchObject({
    code: 2,
    err: expect.stringContaining('No refusal has this code. There are: FUR-LOCK-UNUSABLE, FUR-LOCK-SITE-GONE'),
  });
});
