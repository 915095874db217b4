import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verify } from '../check/verify';
import { ledgerFile } from '../domain/paths';
import { publish } from '../operations/publish';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate } from '../store/candidate';
import { s3Client, type S3Client } from '../store/s3-client';
import type { ObjectRequest, Transmit } from '../store/s3-transport';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { createTestBucket, directClient } from '../testing/test-bucket';

/** The role of the example in docs/releasing.md, which can only publish. */

type Statement = {
  Action: string[];
  Resource: string | string[];
  Condition?: { Null: Record<string, 'true' | 'false'> };
};

let folder: string;
let statements: Statement[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'role-'));
  const doc = await readFile('docs/releasing.md', 'utf8');
  const [, policy = ''] = /```json\n(\{\s*"Version": "2012-10-17"[^`]*)```/.exec(doc) ?? [];
  statements = (JSON.parse(policy) as { Statement: Statement[] }).Statement;
});
afterAll(() => rm(folder, { recursive: true }));

const actions = { GET: 's3:GetObject', HEAD: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' };

/** Whether a statement allows the request, as IAM evaluates it. */
function allows(
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

it('can publish a release, and neither replace nor remove an event or a file', async () => {
  const bucket = createTestBucket();
  const transmit: Transmit = async (request) => {
    if (statements.some((statement) => allows(statement, request))) return bucket.answer(request);
    return { status: 403, headers: {}, body: Buffer.from('<Error><Code>AccessDenied</Code></Error>') };
  };
  const open = (client: S3Client) => bucketStorage(client, { prefix: '', layout: 'plain', conditionalDelete: false });
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
