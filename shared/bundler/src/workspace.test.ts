import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installedVersion, readPackage, workspaceRoot } from './workspace';

it('finds the root by its pnpm-workspace.yaml', () => {
  expect(existsSync(join(workspaceRoot(), 'pnpm-workspace.yaml'))).toBe(true);
});

it('reads the version that is installed for a package, not the one of another package', () => {
  const react = (folder: string) => installedVersion(join(workspaceRoot(), folder), 'react');
  expect(react('remotes/shop')).toMatch(/^19\./);
  expect(react('e2e/fixtures/orchard')).not.toBe(react('remotes/shop'));
});

it('says what to do about a dependency that is not installed', () => {
  expect(() => installedVersion(workspaceRoot(), 'no-such-package')).toThrow(
    /no-such-package is not installed .* name it in its package\.json and run pnpm install/,
  );
});

it('knows an app by its package.json', () => {
  expect(readPackage(join(workspaceRoot(), 'remotes/shop'))).toMatchObject({ name: 'shop', config: { port: 3001 } });
});
