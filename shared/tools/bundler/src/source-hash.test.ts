import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { contentHash, sourceFiles, sourceHash } from './source-hash';
import { workspaceRoot } from './workspace';

let folder: string;
const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'furrow-source-hash-'));
  write('package.json', '{"name":"shop","version":"1.0.0","dependencies":{}}');
  write('package-lock.json', '{}');
  write('src/routes.ts', 'routes');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('stays the same while nothing that is built changes', async () => {
  const before = await sourceHash(folder);
  write('dist/main.js', 'built');
  write('node_modules/x/index.js', 'installed');
  write('src/routes.test.ts', 'a test');
  write('e2e/journeys.spec.ts', 'a test in a browser');
  write('.git/HEAD', 'a commit');
  write('.yarn/install-state.gz', 'what Yarn has installed');
  symlinkSync(tmpdir(), join(folder, 'link'));
  expect(await sourceHash(folder)).toBe(before);
});

it('changes with a file, with its name, and with what is added', async () => {
  const hashes = [await sourceHash(folder)];
  write('src/routes.ts', 'other routes');
  hashes.push(await sourceHash(folder));
  write('src/page.tsx', '');
  hashes.push(await sourceHash(folder));
  rmSync(join(folder, 'src/page.tsx'));
  write('src/pages.tsx', '');
  hashes.push(await sourceHash(folder));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it('changes with what is installed of ours', async () => {
  const remote = '{"name":"@furrow/remote","version":"1.0.0"}';
  write('package.json', '{"name":"shop","version":"1.0.0","dependencies":{"@furrow/remote":"1.0.0"}}');
  write('node_modules/@furrow/remote/package.json', remote);
  write('node_modules/@furrow/remote/dist/routes.js', 'defines routes');
  const hashes = [await sourceHash(folder)];
  write('node_modules/@furrow/remote/dist/routes.js', 'defines them otherwise');
  hashes.push(await sourceHash(folder));
  expect(new Set(hashes).size).toBe(hashes.length);
});

it.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
  'changes with %s, which may be in the folder or above it',
  async (lockfile) => {
    rmSync(join(folder, 'package-lock.json'));
    write('remotes/shop/package.json', '{"name":"shop","version":"1.0.0"}');
    const hashes: string[] = [];
    for (const content of ['react 19.3.0', 'react 19.3.1']) {
      write(lockfile, content);
      hashes.push(await sourceHash(folder), await sourceHash(join(folder, 'remotes/shop')));
    }
    expect(new Set(hashes).size).toBe(hashes.length);
  },
);

it('reads discovery, which the host runs, and no file of the release command, which no app runs', async () => {
  const root = workspaceRoot();
  for (const app of ['host', 'e2e/fixtures/almanac']) {
    const files = (await sourceFiles(join(root, app))).map((file) => relative(root, file));
    expect(files.filter((file) => file.startsWith('shared/tools/release/'))).toEqual([]);
    expect(files).toContain('shared/tools/bundler/src/source-hash.ts');
  }
  const ofHost = await sourceFiles(join(root, 'host'));
  expect(ofHost).toContain(join(root, 'shared/page/discovery/src/discovery.ts'));
});

it('hashes files and words, short enough for a name', async () => {
  const files = [join(folder, 'src')];
  expect(await contentHash(files, ['antd'])).toMatch(/^[0-9a-f]{8}$/);
  expect(await contentHash(files, ['antd'])).not.toBe(await contentHash(files, ['antd', '6']));
});

it('changes with the preview that the build is for, whose version its code has', async () => {
  const hashes = [await sourceHash(folder)];
  for (const preview of ['pr-12', 'pr-13']) {
    process.env.FURROW_PREVIEW = preview;
    hashes.push(await sourceHash(folder));
  }
  delete process.env.FURROW_PREVIEW;
  expect(new Set(hashes).size).toBe(3);
  expect(await sourceHash(folder)).toBe(hashes[0]);
});
