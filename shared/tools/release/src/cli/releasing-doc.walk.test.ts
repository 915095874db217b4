import { execa } from 'execa';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { folderFiles } from '../server/files';
import { startServer, type Server } from '../server/serve';
import { startS3Server, type S3Server } from '../testing/s3-server';
import {
  fixtureWorkspace,
  releaseProgram,
  type FixtureWorkspace,
  type Outcome,
  type Started,
} from '../testing/workspace';

/**
 * The commands of docs/releasing.md after its first section, as they stand there: the addresses of that site and of
 * that bucket are those of servers of this machine, and the builds are there already.
 */
const text = readFileSync('docs/releasing.md', 'utf8');
const commands = [...text.slice(text.indexOf('## Commands')).matchAll(/```sh\n([^]*?)```/g)]
  .flatMap(([, block = '']) => block.split('\n'))
  .flatMap((line) => line.split(/\s+#/)[0]?.trim() || []);

/** What needs a server of the machine, or a build, is run by end-to-end tests. */
const elsewhere = {
  'nginx -t && nginx -s reload': 'e2e/walks/nginx.spec.ts',
  'pnpm new remote calendar --route /harvest-calendar': 'scripts/new/remote/remote-files.test.ts',
  'pnpm dev calendar': 'e2e/walks/own-repository.spec.ts',
  'pnpm check calendar': 'e2e/walks/own-repository.spec.ts',
  'pnpm release publish calendar --promote': 'e2e/walks/own-repository.spec.ts',
};

let workspace: FixtureWorkspace;
let bucket: S3Server;
let site: Server;
/** The server that accepts team commands, once the document has started it. */
let uploads: Started | undefined;
beforeAll(async () => {
  workspace = await fixtureWorkspace();
  bucket = await startS3Server();
  for (const app of ['host', 'shop'])
    await workspace.release(['publish', app, '--no-build', '--no-browser', '--promote']);
  site = await startServer({ files: folderFiles(join(workspace.folder, '.origin')), port: 0 });
});
afterAll(async () => {
  await uploads?.end();
  await site.close();
  await bucket.close();
  await workspace.remove();
});

/** Runs the line of the document in a shell. */
async function sh(line: string, env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const meant = line
    .replace(/^pnpm release/, `${process.execPath} ${releaseProgram}`)
    .replace(/ publish (\w+)/, ' publish $1 --no-build --no-browser')
    .replace('https://furrow.example', uploads?.url ?? site.url);
  const { exitCode, stdout, stderr } = await execa('sh', ['-c', meant], {
    cwd: workspace.folder,
    env: { FORCE_COLOR: undefined, HOME: workspace.folder, ...env },
    reject: false,
  });
  return { code: exitCode ?? 1, out: stdout, err: stderr };
}

const textsOf = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, stringValue]) => ({ key, value: { stringValue } }));
const resource = { attributes: textsOf({ 'service.name': 'shop', 'service.version': '1.1.0' }) };
/** A failure of the canary, as browsers send it. */
const failure = JSON.stringify({
  resourceLogs: [
    {
      resource,
      scopeLogs: [
        {
          logRecords: [
            {
              body: { stringValue: 'Error: 404' },
              attributes: textsOf({ 'furrow.phase': 'entry', 'url.template': '/buy-food' }),
            },
          ],
        },
      ],
    },
  ],
});
/** How long a visitor of the canary waited for it, as browsers send it. */
const wait = JSON.stringify({
  resourceMetrics: [
    {
      resource,
      scopeMetrics: [
        {
          metrics: [
            {
              name: 'furrow.lcp',
              exponentialHistogram: {
                dataPoints: [{ sum: 900, attributes: textsOf({ 'url.template': '/buy-food' }) }],
              },
            },
          ],
        },
      ],
    },
  ],
});

const prints = (out: unknown) => async (line: string) => expect(await sh(line)).toMatchObject({ code: 0, out });
const inBucket: NodeJS.ProcessEnv = {};

/** The line sets variables as the bucket of the test needs them. */
const sets =
  (values: () => NodeJS.ProcessEnv) =>
  (line: string): void => {
    const named = [...line.matchAll(/ (\w+)=/g)].map(([, name]) => name);
    expect(named).toEqual(Object.keys(values()));
    Object.assign(inBucket, values());
  };

const steps: [string, (line: string) => Promise<void> | void][] = [
  [
    "sed 's#/srv/furrow#/var/www/furrow#' deploy/nginx/furrow.conf > /etc/nginx/conf.d/furrow.conf",
    async (line) => {
      const written = join(workspace.folder, 'furrow.conf');
      const from = resolve('deploy/nginx/furrow.conf');
      await sh(line.replace('deploy/nginx/furrow.conf', from).replace('/etc/nginx/conf.d/furrow.conf', written));
      const configuration = await readFile(written, 'utf8');
      expect(configuration).toContain('/var/www/furrow');
      expect(configuration).not.toContain('/srv/furrow');
    },
  ],
  ['export FURROW_ORIGIN=s3://furrow-site', sets(() => ({ FURROW_ORIGIN: `s3://${bucket.bucket}` }))],
  [
    'export AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…',
    sets(() => ({
      AWS_ACCESS_KEY_ID: bucket.access.accessKeyId,
      AWS_SECRET_ACCESS_KEY: bucket.access.secretAccessKey,
    })),
  ],
  ['export AWS_REGION=eu-central-1', sets(() => ({ AWS_REGION: bucket.access.region }))],
  [
    'export AWS_ENDPOINT_URL_S3=https://<account>.r2.cloudflarestorage.com',
    sets(() => ({ AWS_ENDPOINT_URL_S3: bucket.endpoint })),
  ],
  [
    'pnpm release doctor',
    async (line) =>
      expect(await sh(line, inBucket)).toMatchObject({
        code: 0,
        out: 'This bucket can hold an origin. All other commands can use it now.',
      }),
  ],
  [
    'pnpm release publish host --promote',
    async (line) => {
      expect(await sh(line, inBucket)).toMatchObject({ code: 0, out: 'host@1.0.0 is live.' });
      expect([...bucket.objects.keys()]).toEqual(
        expect.arrayContaining([
          'discovery.json',
          expect.stringMatching(/^host\/1\.0\.0-[0-9a-f]{16}\/release\.json$/),
        ]),
      );
    },
  ],
  [
    'pnpm release serve',
    async (line) => {
      const { url, end } = await workspace.start(line.split(' ').slice(2), { ...inBucket, PORT: '0' });
      expect(await (await fetch(`${url}/discovery.json`)).json()).toHaveProperty('microFrontends.host');
      await end();
    },
  ],
  ['pnpm release status --against https://furrow.example', prints(expect.stringMatching(/\nshop +1\.0\.0 +100%/))],
  [
    'pnpm release verify --against https://furrow.example',
    prints(expect.stringMatching(/^\d+ files checked. All match\.$/)),
  ],
  [
    'pnpm release publish shop --dry-run --against https://furrow.example',
    async (line) => {
      await workspace.build('1.1.0');
      await prints(expect.stringContaining('shop@1.1.0'))(line);
      expect((await workspace.release(['status'])).out).not.toContain('1.1.0');
    },
  ],
  ['pnpm release report-to /_reports', prints('Browsers report failed remotes to /_reports.')],
  [
    'pnpm release promote shop@1.1.0 --traffic 10',
    async (line) => {
      await sh('pnpm release publish shop');
      await prints(expect.stringContaining('shop@1.1.0'))(line);
    },
  ],
  [
    'pnpm release serve --reports',
    async (line) => {
      const { url, end } = await workspace.start([...line.split(' ').slice(2), '--proxy', 'loopback'], { PORT: '0' });
      for (let visitor = 0; visitor < 100; visitor += 1) {
        const headers = { 'x-forwarded-for': `203.0.113.${visitor}` };
        expect((await fetch(`${url}/_v/shop@1.1.0/buy-food`, { headers })).status).toBe(200);
        const [kind, body] = visitor < 12 ? ['logs', failure] : ['metrics', wait];
        await fetch(`${url}/_reports/v1/${kind}`, { method: 'POST', body, headers });
      }
      await end();
    },
  ],
  [
    'pnpm release watch shop --max-error-rate 2',
    async (line) =>
      expect(await sh(line)).toMatchObject({
        code: 1,
        err: expect.stringContaining('shop@1.1.0 was withdrawn: 12.0% of its visits failed, but only 2% may.'),
      }),
  ],
  ['pnpm release failures shop@1.1.0', prints(expect.stringMatching(/12 +entry +\/buy-food +Error: 404/))],
  ['pnpm release why shop@1.1.0', prints(expect.stringContaining('counted: failures 12, visits 100, maxErrorRate 2'))],
  ['pnpm release status', prints(expect.stringMatching(/\nshop +1\.1\.0 +0% +withdrawn .* 12 +12\.0% of 100/))],
  [
    'pnpm release dashboard',
    async (line) => {
      await prints('The operations page is .cache/dashboard.html.')(line);
      const file = join(workspace.folder, '.cache/dashboard.html');
      expect(await readFile(file, 'utf8')).toContain('12.0% of its visits failed, but only 2% may');
      expect((await stat(file)).mode & 0o777).toBe(0o600);
    },
  ],
  [
    'pnpm release collect --proxy loopback --port 4010',
    async (line) => {
      const { url, end } = await workspace.start([...line.split(' ').slice(2, -1), '0']);
      expect((await fetch(`${url}/buy-food`)).status).toBe(204);
      await end();
      expect((await sh('pnpm release status')).out).toMatch(/\nshop +1\.0\.0 .* 0 +0\.0% of 1/);
    },
  ],
  [
    'pnpm release keygen ~/market.key',
    async (line) => {
      const { code, out } = await sh(line);
      expect(code).toBe(0);
      const [block = ''] = /```json\n(\{\s+"market"[^]*?)```/.exec(text)?.slice(1) ?? [];
      const teams = JSON.parse(block.replaceAll('MCowBQYDK2VwAyEA…', out.trim())) as object;
      await mkdir(join(workspace.folder, '.origin/.furrow'), { recursive: true });
      await writeFile(join(workspace.folder, '.origin/.furrow/teams.json'), JSON.stringify(teams));
      // As the document says of a site that has releases already.
      for (const name of ['host@1.0.0', 'shop@1.0.0']) await sh(`pnpm release sign ${name} --key ~/market.key`);
      expect(await sh('pnpm release repair')).toMatchObject({ code: 0 });
    },
  ],
  [
    'pnpm release publish shop --key ~/market.key',
    async (line) => {
      await workspace.build('1.2.0');
      expect((await sh('pnpm release publish shop')).err).toContain(
        'Name the private key of your team with --key <file>. [FUR-KEY-NOT-NAMED]',
      );
      await prints(expect.stringContaining('shop@1.2.0 is published but not live.'))(line);
    },
  ],
  ['pnpm release status', prints(expect.stringMatching(/\nshop +1\.2\.0 .* market/))],
  [
    'pnpm release serve --uploads',
    async (line) => {
      uploads = await workspace.start([...line.split(' ').slice(2), '--port', '0']);
    },
  ],
  [
    'pnpm release publish shop --to https://furrow.example --key ~/market.key',
    async (line) => {
      await workspace.build('1.3.0');
      await prints(expect.stringContaining('shop@1.3.0 is published but not live.'))(line);
    },
  ],
  [
    'pnpm release promote shop@1.3.0 --to https://furrow.example --key ~/market.key',
    prints(expect.stringContaining('shop@1.3.0 is live.')),
  ],
  [
    'pnpm release status --to https://furrow.example --key ~/market.key',
    prints(expect.stringMatching(/\nshop +1\.3\.0 +100% .* market/)),
  ],
  [
    'pnpm release rollback shop --reason "its prices are wrong" --to https://furrow.example --key ~/market.key',
    prints(expect.stringContaining('shop@1.0.0 is live; shop@1.3.0 is withdrawn.')),
  ],
];

it('every command of the document does what it says', async () => {
  const run = commands.filter((command) => !Object.hasOwn(elsewhere, command));
  expect(run).toEqual(steps.map(([command]) => command));
  for (const [command, work] of steps) await work(command);
}, 240_000);

it('the others are run by tests that are there', () => {
  expect(commands.filter((command) => Object.hasOwn(elsewhere, command)).sort()).toEqual(Object.keys(elsewhere).sort());
  expect(Object.values(elsewhere).filter((file) => !existsSync(file))).toEqual([]);
});
