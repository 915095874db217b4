import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '../operations/publish';
import { bucketStorage } from '../store/bucket-storage';
import { readCandidate } from '../store/candidate';
import { decodeDelta } from '../store/delta';
import { folderStorage } from '../store/folder-storage';
import type { OriginStorage } from '../store/storage';
import { writeHost, writeRemote } from '../testing/fixture';
import { folderIn } from '../testing/ledger';
import { createTestBucket, directClient } from '../testing/test-bucket';
import { bucketFiles, folderFiles, type ReadOriginFile } from './files';
import { negotiate } from './negotiate';

const published = { publishedAt: '2026-01-01T00:00:00.000Z', commit: null };
const lines = Array.from({ length: 200 }, (_, index) => `console.log(${index * 7919});`);
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'negotiate-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Publishes a version of the shop with one script, and returns the path of the script. */
async function release(storage: OriginStorage, version: string, build: string): Promise<string> {
  const dist = await writeRemote(join(folder, version), 'shop', { version, pages: { '/shop': ['/shop'] } });
  await writeFile(join(dist, `main.${build}.js`), [`say('${version}');`, ...lines].join('\n'));
  await publish({ storage, candidate: await readCandidate(dist), published, promote: true });
  return `${await folderIn(storage, `shop@${version}`)}/main.${build}.js`;
}

const bucket = () => {
  const client = directClient(createTestBucket());
  return {
    storage: bucketStorage(client, { prefix: 'site/', layout: 'plain', conditionalDelete: false }),
    read: bucketFiles(client, 'site/', 'plain'),
  };
};
const disk = () => {
  const origin = join(folder, 'origin');
  return { storage: folderStorage(origin), read: folderFiles(origin) };
};

describe.each<[string, () => { storage: OriginStorage; read: ReadOriginFile }]>([
  ['a folder', disk],
  ['a bucket', bucket],
])('from %s', (_, open) => {
  it('a later release is sent as the difference to what the browser has, and as a whole to everybody else', async () => {
    const { storage, read } = open();
    const host = await readCandidate(await writeHost(join(folder, 'host')));
    await publish({ storage, candidate: host, published, promote: true });
    const before = await release(storage, '1.0.0', '00000001');
    const after = await release(storage, '1.1.0', '00000002');
    const [known, wanted] = await Promise.all([before, after].map(async (path) => (await storage.read(path))?.bytes));
    if (!known || !wanted) throw new Error('The releases are not stored.');

    const hash = createHash('sha256').update(known).digest('base64');
    const asked = {
      'accept-encoding': 'gzip, br, dcz',
      'available-dictionary': `:${hash}:`,
      'dictionary-id': `"${before.split('/')[1]}"`,
    };
    const answer = (changed: Record<string, string> = {}) =>
      negotiate(read, after, { headers: { ...asked, ...changed } } as unknown as IncomingMessage);
    const vary = 'Accept-Encoding, Available-Dictionary';

    const delta = await answer();
    expect([delta?.encoding, delta?.vary]).toEqual(['dcz', vary]);
    expect(delta?.file.size).toBeLessThan(100);
    expect(await decodeDelta(delta?.file.content as Buffer, known)).toEqual(wanted);

    const others: [what: string, changed: Record<string, string>][] = [
      ['no dictionary', { 'available-dictionary': '' }],
      ['a browser that goes past its cache', { 'cache-control': 'no-cache' }],
      ['another dictionary of that name', { 'available-dictionary': `:${'A'.repeat(43)}=:` }],
      ['a proxy that takes the name away', { 'dictionary-id': '' }],
      ['a release of which there is no difference', { 'dictionary-id': '"0.9.0-0123456789abcdef"' }],
      ['a name that leads out of the origin', { 'dictionary-id': '"1/../../.."' }],
      ['an encoding that the client does not read', { 'accept-encoding': 'br' }],
    ];
    for (const [what, changed] of others) {
      const plain = await answer(changed);
      expect([what, plain?.encoding, plain?.vary]).toEqual([what, 'br', vary]);
    }
  });
});
