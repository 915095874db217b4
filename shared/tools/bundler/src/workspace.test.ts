import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  codeFolder,
  furrowPackages,
  installedVersion,
  projectRoot,
  readApp,
  readPackage,
  workspaceRoot,
  writtenFiles,
} from './workspace';

it('is in a workspace of pnpm', () => {
  expect(existsSync(join(workspaceRoot(), 'pnpm-workspace.yaml'))).toBe(true);
});

it('reads the version that is installed for a package, not the one of another package', () => {
  const react = (folder: string) => installedVersion(join(workspaceRoot(), folder), 'react');
  expect(react('e2e/fixtures/almanac')).toMatch(/^19\./);
  expect(react('e2e/fixtures/orchard')).not.toBe(react('e2e/fixtures/almanac'));
});

it('says what to do about a dependency that is not installed', () => {
  expect(() => installedVersion(workspaceRoot(), 'no-such-package')).toThrow(
    /no-such-package is not installed for .*: add it to its package\.json and install it/,
  );
});

it('knows an app by its package.json', () => {
  expect(readPackage(join(workspaceRoot(), 'e2e/fixtures/almanac'))).toMatchObject({
    name: 'almanac',
    config: { port: expect.any(Number) as number },
  });
});

it('gives a build for a preview a version of its own', () => {
  const almanac = join(workspaceRoot(), 'e2e/fixtures/almanac');
  const { version } = readPackage(almanac);
  process.env.FURROW_PREVIEW = 'pr-12';
  const app = readApp(almanac);
  delete process.env.FURROW_PREVIEW;
  expect(app).toMatchObject({ name: 'almanac', version: `${version}-preview-pr-12` });
  expect(readApp(almanac).version).toBe(version);
});

describe('in a repository of its own', () => {
  let repository: string;
  const write = (path: string, content: object) => {
    mkdirSync(dirname(join(repository, path)), { recursive: true });
    writeFileSync(join(repository, path), JSON.stringify(content));
  };
  beforeEach(() => {
    repository = realpathSync(mkdtempSync(join(tmpdir(), 'furrow-repository-')));
    write('package.json', { name: 'calendar', version: '1.0.0', dependencies: { '@furrow/remote': '^1.0.0' } });
    write('package-lock.json', {});
  });
  afterEach(() => rmSync(repository, { recursive: true }));

  it('finds what is installed, beside each other as npm does it or beside each package as pnpm does', () => {
    const needsUi = { name: '@furrow/remote', version: '1.4.0', dependencies: { '@furrow/ui': '^1.0.0' } };
    write('.store/remote/node_modules/@furrow/remote/package.json', needsUi);
    write('.store/remote/node_modules/@furrow/ui/package.json', { name: '@furrow/ui', version: '1.2.0' });
    mkdirSync(join(repository, 'node_modules/@furrow'), { recursive: true });
    const stored = join(repository, '.store/remote/node_modules/@furrow');
    symlinkSync(join(stored, 'remote'), join(repository, 'node_modules/@furrow/remote'));
    expect([...furrowPackages(repository)]).toEqual([
      ['@furrow/remote', join(stored, 'remote')],
      ['@furrow/ui', join(stored, 'ui')],
    ]);
    expect(codeFolder(join(stored, 'ui'))).toBe(join(stored, 'ui/dist'));
    expect(installedVersion(repository, '@furrow/remote')).toBe('1.4.0');
  });

  it('builds with the package that it names itself, not with the one that another package brings along', () => {
    const dependencies = { '@furrow/forms-1': '^1.0.0', '@furrow/remote': '^2.0.0' };
    write('package.json', { name: 'host', version: '1.0.0', dependencies });
    const needsRemote = { name: '@furrow/forms', version: '1.4.0', dependencies: { '@furrow/remote': '^1.0.0' } };
    write('node_modules/@furrow/forms-1/package.json', needsRemote);
    write('node_modules/@furrow/forms-1/node_modules/@furrow/remote/package.json', {
      name: '@furrow/remote',
      version: '1.9.0',
    });
    write('node_modules/@furrow/remote/package.json', { name: '@furrow/remote', version: '2.0.0' });
    expect(readPackage(furrowPackages(repository).get('@furrow/remote') ?? '').version).toBe('2.0.0');
  });

  it('has its root where its lockfile is, whichever program wrote it', () => {
    expect(projectRoot(join(repository, 'src/pages'))).toBe(repository);
    rmSync(join(repository, 'package-lock.json'));
    expect(() => projectRoot(repository)).toThrow(
      /has no pnpm-lock\.yaml, package-lock\.json, yarn\.lock, and no folder above it has one: install its packages/,
    );
    write('yarn.lock', {});
    expect(projectRoot(repository)).toBe(repository);
  });

  it('watches its sources and not what builds write, also when it lies in a folder of such a name', () => {
    repository = join(repository, '.cache/dist (copy)');
    write('pnpm-lock.yaml', {});
    const written = writtenFiles(repository);
    for (const path of ['dist/main.js', '.cache', 'remotes/shop/.cache/routes.json', '.origin/index.html'])
      expect(join(repository, path)).toMatch(written);
    for (const path of ['src/routes.ts', 'remotes/shop/src/dist.ts', 'test-results/developed-1/src/a.tsx'])
      expect(join(repository, path)).not.toMatch(written);
    repository = dirname(dirname(repository));
  });
});
