import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLater } from './facades';
import { shareScopeOf, sharedModules } from './share';
import { workspaceRoot } from './workspace';

const shop = join(workspaceRoot(), 'remotes/shop');
const keyOf = (modules: Awaited<ReturnType<typeof sharedModules>>, name: string) => modules[name]?.shareKey ?? name;

it('shares by installed versions, never by what a package.json asks for', async () => {
  const modules = await sharedModules(shop, { eager: false });
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
  const modules = await sharedModules(shop, { eager: false });
  for (const name of ['react', 'react-dom', 'react-dom/client'])
    expect(modules[name]?.requiredVersion).toBe(`^${parseInt(modules.react?.version ?? '')}.0.0`);
});

it('gives a facade the major of its package as key, and takes the copy of the page where that has what the remote imports', async () => {
  const [host, remote] = await Promise.all([
    sharedModules(join(workspaceRoot(), 'host'), { eager: true }),
    sharedModules(shop, { eager: false }),
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
  const dao = await sharedModules(join(workspaceRoot(), 'remotes/dao'), { eager: false });
  expect(dao).toHaveProperty(['@furrow/forms']);
  expect(dao).toHaveProperty(['@furrow/router']);
  expect(dao).not.toHaveProperty(['@furrow/cart/model']);
  expect(dao.effector?.version).toBe((await sharedModules(shop, { eager: false })).effector?.version);
});

it('shares only effector and the cart with a remote that brings its own React', async () => {
  const modules = await sharedModules(shop, { eager: false, ownReact: true });
  expect(Object.keys(modules).sort()).toEqual(['@furrow/cart/model', 'effector', 'effector/effector.mjs']);
});

it('hands effector-react the one effector, under the name by which it asks', async () => {
  const remote = await sharedModules(shop, { eager: false });
  expect(
    readFileSync(join(workspaceRoot(), 'shared/remote/node_modules/effector-react/effector-react.mjs'), 'utf8'),
  ).toContain("'effector/effector.mjs'");
  expect(keyOf(remote, 'effector/effector.mjs')).toBe(keyOf(remote, 'effector'));
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
