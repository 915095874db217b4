import { ModuleFederation as Official, satisfy } from '@module-federation/runtime/core';
import fc from 'fast-check';
import { ModuleFederation, satisfies, startSharing } from './share-scope';

/** The host's share scope beside that of Module Federation: what remotes get must be the same from both. */

const version = fc
  .tuple(fc.nat(2), fc.nat(2), fc.nat(2), fc.constantFrom('', '', '-rc.1'))
  .map(([major, minor, patch, pre]) => `${major}.${minor}.${patch}${pre}`);
const range = version.map((from) => `^${from}`);

/**
 * One app after the other joins the scope and asks for `react`; `failures` is how often the package does not come
 * before it does.
 */
type App = { name: string; offers: string; needs: string };
const apps = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('host', 'shop', 'dao', 'giving'), offers: version, needs: range }),
  { selector: ({ name }) => name, minLength: 1 },
);

async function answers(Instance: typeof ModuleFederation | typeof Official, joining: App[], singleton: boolean) {
  const scope = {};
  const told: unknown[] = [];
  for (const { name, offers, needs } of joining) {
    const get = () => Promise.resolve(() => offers);
    const shareConfig = { singleton, requiredVersion: needs };
    const options = {
      name,
      remotes: [],
      shareStrategy: 'loaded-first' as const,
      shared: { react: [{ version: offers, get, scope: ['default'], shareConfig }] },
    };
    const instance = new Instance(options) as unknown as ModuleFederation;
    instance.initShareScopeMap('default', scope);
    instance.initializeSharing();
    const wanted = { customShareInfo: { shareConfig, scope: ['default'] } };
    const factory = await instance.loadShare('react', wanted);
    told.push(factory && factory());
  }
  return told;
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it.each([
  ['a singleton', true],
  ['a package of which each version may run', false],
])('gives each app the version of %s that Module Federation gives it', async (_what, singleton) => {
  await fc.assert(
    fc.asyncProperty(apps, async (joining) => {
      expect(await answers(ModuleFederation, joining, singleton)).toEqual(await answers(Official, joining, singleton));
    }),
  );
});

it('knows the ranges that the bundler writes as Module Federation knows them', () => {
  fc.assert(
    fc.property(version, fc.oneof(range, version, fc.constant('*')), (given, wanted) => {
      expect(satisfies(given, wanted)).toBe(satisfy(given, wanted));
    }),
  );
});

it('loads a package once for all who ask meanwhile, and again after a failure', async () => {
  const get = jest.fn(() => Promise.resolve(() => 'effector'));
  get.mockRejectedValueOnce(new Error('no answer'));
  const shop = new ModuleFederation({ name: 'shop', shared: { effector: [{ version: '23.4.0', get }] } });
  const ask = () => shop.loadShare('effector', { customShareInfo: { shareConfig: { requiredVersion: '^23.4.0' } } });
  await expect(Promise.all([ask(), ask()])).rejects.toThrow('no answer');
  const [one, other] = await Promise.all([ask(), ask()]);
  expect([one && one(), other === one, get.mock.calls.length]).toEqual(['effector', true, 2]);
});

it('lets an app take its own copy of what nobody offers in a version that will do', async () => {
  const shop = new ModuleFederation({ name: 'shop' });
  const wanted = { customShareInfo: { shareConfig: { requiredVersion: '^1.0.0' } } };
  expect(await shop.loadShare('@furrow/forms~1', wanted)).toBe(false);
});

/**
 * Releases of one facade: each shares it by its major, asks for what it imports, and is either the host's or brings a
 * copy along.
 */
it('runs two majors of a shared package beside each other: each app gets its own, from the host where that has it', async () => {
  const app = fc.record({ major: fc.constantFrom(1, 2), minor: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(app, { maxLength: 6 }),
      fc.uniqueArray(fc.constantFrom(1, 2)),
      async (remotes, hostMajors) => {
        const scope = {};
        /** The version of the copy that the app gets: of its own when nobody has one that will do. */
        const join = async (name: string, major: number, minor: number) => {
          const key = `@furrow/forms~${major}`;
          const version = `${major}.${minor}.0`;
          const get = () => Promise.resolve(() => `${version} of ${name}`);
          const instance = new ModuleFederation({ name, shared: { [key]: [{ version, get }] } });
          instance.initShareScopeMap('default', scope);
          instance.initializeSharing();
          const factory = await instance.loadShare(key, {
            customShareInfo: { shareConfig: { singleton: false, requiredVersion: `^${version}` } },
          });
          return String(factory && factory());
        };
        for (const major of hostMajors) expect(await join('host', major, 9)).toBe(`${major}.9.0 of host`);
        for (const [index, { major, minor }] of remotes.entries()) {
          const copy = await join(`remote ${index}`, major, minor);
          expect(copy.startsWith(`${major}.`)).toBe(true);
          expect(Number(copy.split('.')[1])).toBeGreaterThanOrEqual(minor);
          if (hostMajors.includes(major)) expect(copy).toBe(`${major}.9.0 of host`);
        }
      },
    ),
  );
});

it.each([
  ['has run', 'effector', true],
  ['nobody has asked for yet', 'zod', false],
])(
  'gives the copy of the host that %s to every remote that it will do for, also where a remote brings a higher one',
  async (_what, key, loaded) => {
    const offer = (version: string) => ({ version, get: () => Promise.resolve(() => version) });
    const scope = startSharing({ name: 'host', shared: { [key]: [{ ...offer('23.4.4'), loaded }] } });
    const shop = new ModuleFederation({ name: 'shop', shared: { [key]: [offer('23.4.9')] } });
    shop.initShareScopeMap('default', scope);
    const ask = async (singleton: boolean, requiredVersion: string) => {
      const factory = await shop.loadShare(key, { customShareInfo: { shareConfig: { singleton, requiredVersion } } });
      return factory && factory();
    };
    // What has run before, in pages that a visitor may have seen or not, changes nothing.
    expect(await ask(false, '^23.4.9')).toBe('23.4.9');
    expect(await ask(true, '^23.4.0')).toBe('23.4.4');
    expect(await ask(false, '^23.4.0')).toBe('23.4.4');
  },
);
