import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { handOver, purgeOf } from './purge';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'purge-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('names the addresses that visitors ask for, and always the discovery document', () => {
  expect(
    purgeOf(['index.html', 'blog/a.html', '404.html', '_v/shop@1.1.0/index.html', 'feed.atom', '.furrow/headers.json']),
  ).toEqual({
    paths: ['/', '/404.html', '/_v/shop@1.1.0/', '/blog/a', '/discovery.json', '/feed.atom'],
    headersChanged: true,
  });
  expect(purgeOf([])).toEqual({ paths: ['/discovery.json'], headersChanged: false });
});

it('hands them to a file and to a command', async () => {
  const purgeFile = join(folder, 'purge.json');
  const got = join(folder, 'got.json');
  await handOver(purgeOf(['index.html']), { purgeFile, hook: `cat > ${got}` });
  const text = '{"paths":["/","/discovery.json"],"headersChanged":false}\n';
  expect([await readFile(purgeFile, 'utf8'), await readFile(got, 'utf8')]).toEqual([text, text]);
});

it.each([
  ['fails', 'exit 3', '3'],
  ['is killed', 'kill -9 $$', 'killed'],
])('says what is left to do when the command %s', async (_, hook, result) => {
  await expect(handOver(purgeOf(['index.html']), { hook })).rejects.toThrow(
    `The release succeeded, but the hook failed (${result}). Purge these yourself: / /discovery.json`,
  );
});

it('needs no command that reads the list, however long it is', async () => {
  const files = Array.from({ length: 20_000 }, (_, index) => `lots/${index}.html`);
  await handOver(purgeOf(files), { hook: 'exec <&-; exit 0' });
});

it('runs the command, and says what is left to do, when the file cannot be written', async () => {
  const got = join(folder, 'got.json');
  const purgeFile = join(folder, 'nowhere/purge.json');
  await expect(handOver(purgeOf(['index.html']), { purgeFile, hook: `cat > ${got}` })).rejects.toThrow(
    `The release succeeded, but ${purgeFile} cannot be written (ENOENT). Purge these yourself: / /discovery.json`,
  );
  expect(await readFile(got, 'utf8')).toContain('"/discovery.json"');
});
