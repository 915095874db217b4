import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { promote, rollback } from '../operations/promote';
import { prune } from '../operations/prune';
import { publish } from '../operations/publish';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate } from '../store/candidate';
import { s3Client, type S3Client } from '../store/s3-client';
import type { ObjectRequest, Transmit } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { createTestBucket, directClient, type TestBucket } from '../testing/test-bucket';

/** The roles for a bucket: that of the example in docs/releasing.md, which can only publish, and that of operators. */

type Statement = {
  Effect: 'Allow' | 'Deny';
  Action: string[];
  Resource: string | string[];
  Condition?: { Null: Record<string, 'true' | 'false'> };
};

const terraform = 'deploy/terraform/cloudfront';
const operatorRole = roleFrom(
  readFileSync(`${terraform}/operator-role.json`, 'utf8').replaceAll('${bucket}', 'furrow-site'),
);

let folder: string;
let statements: Statement[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'role-'));
  statements = roleFrom(await roleInDoc());
});
afterAll(() => rm(folder, { recursive: true }));

function roleFrom(policy: string): Statement[] {
  return (JSON.parse(policy) as { Statement: Statement[] }).Statement;
}

async function roleInDoc(): Promise<string> {
  const doc = await readFile('docs/releasing.md', 'utf8');
  return /```json\n(\{\s*"Version": "2012-10-17"[^`]*)```/.exec(doc)?.[1] ?? '';
}

const actions = { GET: 's3:GetObject', HEAD: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };

/** Whether a role allows the request: a statement does, and none denies it. */
const allowedBy = (role: Statement[]) => (request: ObjectRequest) => {
  const effects = role.filter((statement) => concerns(statement, request)).map(({ Effect }) => Effect);
  return effects.includes('Allow') && !effects.includes('Deny');
};

/** Whether a statement is about the request, as IAM evaluates it. */
function concerns(
  { Action, Resource, Condition }: Statement,
  { method, key = '', headers = {} }: ObjectRequest,
): boolean {
  const action = key === '' ? 's3:ListBucket' : actions[method];
  const place = `arn:aws:s3:::furrow-site${key === '' ? '' : `/${key}`}`;
  const sent = new Set(Object.keys(headers).map((name) => `s3:${name.toLowerCase()}`));
  return (
    Action.includes(action) &&
    [Resource].flat().some((one) => (one.endsWith('*') ? place.startsWith(one.slice(0, -1)) : place === one)) &&
    Object.entries(Condition?.Null ?? {}).every(([name, isNull]) => sent.has(name) === (isNull === 'false'))
  );
}

async function release(storage: OriginStorage, app: string, version: string, promote: boolean) {
  const dist = join(folder, `${app}-${version}`);
  const pages = { '/buy-food': ['/buy-food'] };
  await (app === 'host' ? writeHost(dist) : writeRemote(dist, app, { version, content: version, pages }));
  // A file that browsers keep is stored as a delta as well.
  const text = Array.from({ length: 500 }, (_, line) => `console.log(${line * 7919});`).join('\n');
  await writeFile(join(dist, `main.0000000${version.at(2)}.js`), `${text}\n${version}`);
  const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
  return publish({ storage, candidate: await readCandidate(dist), published, promote });
}

const open = (client: S3Client) => bucketStorage(client, { prefix: '', layout: 'plain', conditionalDelete: false });

/** What reaches the bucket with a key that has the role. */
function limited(bucket: TestBucket, role: Statement[]): Transmit {
  const isAllowed = allowedBy(role);
  return async (request) =>
    isAllowed(request)
      ? bucket.answer(request)
      : { status: 403, headers: {}, body: Buffer.from('<Error><Code>AccessDenied</Code></Error>') };
}

it('can publish a release, and neither replace nor remove an event or a file', async () => {
  const bucket = createTestBucket();
  const transmit = limited(bucket, statements);
  const operator = open(directClient(bucket));
  for (const app of ['host', 'shop']) await release(operator, app, '1.0.0', true);
  const team = s3Client('memory:', transmit);
  expect(await release(open(team), 'shop', '1.1.0', false)).toMatchObject({ outcome: 'published', live: false });
  expect((await operator.list('_deltas/shop/1.1.0-')).length).toBeGreaterThan(0);
  expect((await verify(operator)).problems).toEqual([]);

  const [event = ''] = await operator.list('.furrow/journal/');
  const [file = ''] = await operator.list('shop/1.0.0-');
  const text = Buffer.from('{}');
  await expect(team.put(event, text)).rejects.toThrow('AccessDenied');
  await expect(team.put(event, text, { ifMatch: null })).rejects.toThrow('was changed by somebody else');
  await expect(team.put(ledgerFile, text)).rejects.toThrow('AccessDenied');
  await expect(team.put('buy-food', text)).rejects.toThrow('AccessDenied');
  for (const path of [event, file, ledgerFile, 'buy-food'])
    await expect(team.delete(path)).rejects.toThrow('AccessDenied');
});

it('is the same in Terraform as in the document', async () => {
  const template = await readFile(`${terraform}/publish-role.json`, 'utf8');
  const rendered = template.replaceAll('${bucket}', 'furrow-site').replaceAll('${app}', 'shop');
  expect(rendered).toBe(await roleInDoc());
});

it('of operators runs every command, and can neither replace nor remove an event', async () => {
  const bucket = createTestBucket();
  const key = s3Client('memory:', limited(bucket, operatorRole));
  const operator = open(key);
  await release(operator, 'host', '1.0.0', true);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await release(operator, 'shop', version, true);
  await rollback({ storage: operator, app: 'shop' });
  await promote({ storage: operator, app: 'shop', version: '1.0.0' });
  await prune({ storage: operator, keep: 0 });
  expect(await operator.list('shop/1.2.0-')).toEqual([]);
  expect((await verify(operator)).problems).toEqual([]);

  const [event = ''] = await operator.list('.furrow/journal/');
  await expect(key.put(event, Buffer.from('{}'))).rejects.toThrow('AccessDenied');
  await expect(key.delete(event)).rejects.toThrow('AccessDenied');
});
