import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isLater } from './facades';
import { sharedKeys, shareScopeOf, sharedModules } from './share';
import { readPackage, workspaceRoot } from '../workspace';

/** Remotes of tests: one with a cart, and one without. */
const orchard = join(workspaceRoot(), 'e2e/fixtures/orchard');
const almanac = join(workspaceRoot(), 'e2e/fixtures/almanac');
const keyOf = (modules: Awaited<ReturnType<typeof sharedModules>>, name: string) => modules[name]?.shareKey ?? name;

it('shares by installed versions, never by what a package.json asks for', async () => {
  const modules = await sharedModules(orchard, { eager: false });
  for (const { version } of Object.values(modules)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
  const one = Object.keys(modules).filter((name) => modules[name]?.singleton);
  expect(one.sort()).toEqual([
    '@furrow/cart/model',
    'effector',
    'effector/effector.mjs',
    'react',
    'react-dom',
    'react-dom/client',
  ]);
  expect(modules.effector?.requiredVersion).toMatch(/^\^\d+\.\d+\.0$/);
});

it('takes any minor of React, because teams move to the next one at different times', async () => {
  const modules = await sharedModules(orchard, { eager: false });
  for (const name of ['react', 'react-dom', 'react-dom/client'])
    expect(modules[name]?.requiredVersion).toBe(`^${parseInt(modules.react?.version ?? '')}.0.0`);
});

it('gives a facade the major of its package as key, and takes the copy of the page where that has what the remote imports', async () => {
  const [host, remote] = await Promise.all([
    sharedModules(join(workspaceRoot(), 'host'), { eager: true }),
    sharedModules(orchard, { eager: false }),
  ]);
  for (const name of ['@furrow/ui/antd/select', '@furrow/forms', '@furrow/router']) {
    const { version, singleton } = host[name]!;
    expect(keyOf(host, name)).toBe(`${name}~${parseInt(version)}`);
    expect(keyOf(remote, name)).toBe(keyOf(host, name));
    expect(singleton).toBe(false);
    // Module Federation takes the highest version that will do.
    expect(isLater(remote[name]!.version, version)).toBe(false);
    expect(remote[name]!.requiredVersion).toBe(`^${remote[name]!.version}`);
  }
});

it('puts what every page needs into the first file of the host, and what few need not', async () => {
  const host = await sharedModules(join(workspaceRoot(), 'host'), { eager: true });
  const eager = Object.keys(host).filter((name) => host[name]?.eager);
  expect(eager.sort()).toEqual(['@furrow/router', 'react', 'react-dom', 'react-dom/client']);
});

it('shares a facade and the cart with those remotes only that depend on it', async () => {
  const modules = await sharedModules(almanac, { eager: false });
  expect(modules).toHaveProperty(['@furrow/forms']);
  expect(modules).toHaveProperty(['@furrow/router']);
  expect(modules).not.toHaveProperty(['@furrow/cart/model']);
  expect(modules.effector?.version).toBe((await sharedModules(orchard, { eager: false })).effector?.version);
});

it('shares only effector and the cart with a remote that brings its own React', async () => {
  const modules = await sharedModules(orchard, { eager: false, ownReact: true });
  expect(Object.keys(modules).sort()).toEqual(['@furrow/cart/model', 'effector', 'effector/effector.mjs']);
});

it('hands effector-react the one effector, under the name by which it asks', async () => {
  const remote = await sharedModules(orchard, { eager: false });
  expect(
    readFileSync(join(workspaceRoot(), 'shared/page/remote/node_modules/effector-react/effector-react.mjs'), 'utf8'),
  ).toContain("'effector/effector.mjs'");
  expect(keyOf(remote, 'effector/effector.mjs')).toBe(keyOf(remote, 'effector'));
});

describe('a host that also names earlier majors of packages', () => {
  let folder: string;
  beforeEach(() => {
    const host = join(workspaceRoot(), 'host');
    folder = mkdtempSync(join(tmpdir(), 'furrow-host-'));
    mkdirSync(join(folder, 'node_modules/@furrow'), { recursive: true });
    writeFileSync(join(folder, 'pnpm-lock.yaml'), '');
    for (const name of ['site/forms', 'page/remote', 'page/router', 'site/ui'])
      symlinkSync(join(workspaceRoot(), 'shared', name), join(folder, 'node_modules/@furrow', basename(name)));
    symlinkSync(join(host, 'node_modules/react-dom'), join(folder, 'node_modules/react-dom'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** What the host shares with a further package installed under the name `as`. */
  function sharedWith(as: string, installed: { name: string; version: string }) {
    mkdirSync(join(folder, 'node_modules', as, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'node_modules', as, 'package.json'), JSON.stringify(installed));
    const record = { [installed.name]: { useForm: { since: installed.version } } };
    writeFileSync(join(folder, 'node_modules', as, 'exports.json'), JSON.stringify(record));
    const dependencies = { '@furrow/forms': '^1.0.0', '@furrow/remote': '^1.0.0', '@furrow/ui': '^1.0.0', [as]: '*' };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'host', version: '1.0.0', dependencies }));
    return sharedModules(folder, { eager: true });
  }

  it('offers each under the key of its major, as a package that pages load when they need it', async () => {
    const modules = await sharedWith('@furrow/forms-0', { name: '@furrow/forms', version: '0.9.4' });
    const { version } = readPackage(join(workspaceRoot(), 'shared/site/forms'));
    expect(sharedKeys(modules)).toMatchObject({
      '@furrow/forms': [`@furrow/forms~${parseInt(version)}`, version],
      '@furrow/forms-0': ['@furrow/forms~0', '0.9.4'],
    });
    expect(modules['@furrow/forms-0']).toMatchObject({ singleton: false, eager: false });
  });

  it.each([
    ['@furrow/forms-0', '@furrow/forms', '1.2.0', 'but the 1.2.0 of @furrow/forms is installed for it'],
    ['@furrow/cart-0', '@furrow/cart', '0.9.0', 'but a host offers no earlier major of @furrow/cart'],
    ['@furrow/ui-0', '@furrow/ui', '0.9.0', 'but a host offers no earlier major of @furrow/ui'],
  ])('is refused for %s when that is %s %s', async (as, name, version, reason) => {
    await expect(sharedWith(as, { name, version })).rejects.toThrow(`names ${as}, ${reason}.`);
  });
});

it('lists the share scope by share key', () => {
  const forms = {
    shareKey: 'forms~1',
    version: '1.0.0',
    requiredVersion: '^1.0.0',
    singleton: false,
    eager: false,
    import: 'forms',
  };
  expect(shareScopeOf({ forms })).toEqual({
    'forms~1': { version: '1.0.0', requiredVersion: '^1.0.0', singleton: false },
  });
});
