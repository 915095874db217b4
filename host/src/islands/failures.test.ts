import type { Entry } from '@furrow/discovery/discovery';
import { LoadError } from '../federation/load-error';
import { createFailures, type RemoteFailure } from './failures';

const entry = (version: string, promoted: number | undefined, routes = ['/buy-food']): Entry => ({
  url: `/shop/${version}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  deployment: { traffic: 0, default: false },
  extras: {
    routes,
    pages: routes,
    contract: 1,
    release: `/shop/${version}/release.json`,
    releaseIntegrity: '',
    promoted,
  },
});

const oldest = entry('1.0.0', 1);
const elsewhere = entry('1.1.0', 2, ['/marketplace']);
const earlier = entry('1.2.0', 3);
const neverLive = entry('1.3.0', undefined);
const chosen = entry('1.4.0', 4);
const shop = { name: 'shop', entries: [oldest, elsewhere, earlier, neverLive, chosen], chosen };

let reported: RemoteFailure[];
let failures: ReturnType<typeof createFailures>;

beforeEach(() => {
  reported = [];
  failures = createFailures((failure) => reported.push(failure));
});

it('shows the version of the visitor as long as it works', () => {
  expect(failures.choose(shop, '/buy-food')).toBe(chosen);
});

it('goes back to what was live last and has the path, and no version twice', () => {
  failures.add('shop', chosen, '/buy-food', new Error());
  expect(failures.choose(shop, '/buy-food')).toBe(earlier);
  expect(failures.choose(shop, '/marketplace')).toBe(elsewhere);
  failures.add('shop', earlier, '/buy-food', new Error());
  expect(failures.choose(shop, '/buy-food')).toBe(oldest);
  failures.add('shop', oldest, '/buy-food', new Error());
  expect(failures.choose(shop, '/buy-food')).toBeUndefined();
});

it('keeps the failures of one remote from another', () => {
  failures.add('giving', entry('1.4.0', 1), '/campaigns', new Error());
  expect(failures.choose(shop, '/buy-food')).toBe(chosen);
});

it('tries again when the visitor asks for it', () => {
  failures.add('shop', chosen, '/buy-food', new Error());
  failures.forget('shop');
  expect(failures.choose(shop, '/buy-food')).toBe(chosen);
});

it('reports a version once, with the phase it failed in', () => {
  const error = new LoadError('entry', 'answered 404');
  failures.add('shop', chosen, '/buy-food', error);
  failures.add('shop', chosen, '/buy-food', error);
  failures.report('shop', chosen, '/buy-food', new Error('and its boundary caught something'));
  expect(reported).toEqual([{ remote: 'shop', version: '1.4.0', path: '/buy-food', phase: 'entry', error }]);
});

it('reports a render error of a version that runs, and goes on with that version', () => {
  failures.report('shop', chosen, '/buy-food', new Error('in an effect'));
  expect(reported).toMatchObject([{ phase: 'render' }]);
  expect(failures.choose(shop, '/buy-food')).toBe(chosen);
});
