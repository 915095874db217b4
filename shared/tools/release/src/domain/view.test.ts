import { isEnvironmentName, isPlaceName, isViewName, previewNameOf } from './view';

/** The names of previews and environments, which are labels of host names. */

const label63 = 'x'.repeat(63);

it.each(['staging', 'qa-2', '2', label63])('%p can be the name of an environment', (name) => {
  expect([isEnvironmentName(name), isPlaceName(name), isViewName(name)]).toEqual([true, true, true]);
});

it.each(['', '-', 'a-', '-a', 'a.b', 'staging.eu', 'Staging', 'a_b', 'a b', 'a/..', 'ä', `${label63}x`, 'a---b', '*'])(
  '%p can be the name of no view',
  (name) => {
    expect([isEnvironmentName(name), isPlaceName(name), isViewName(name)]).toEqual([false, false, false]);
  },
);

it('has two hyphens in the name of a preview and in no other, so that neither can stand for the other', () => {
  expect(isViewName('pr-12--shop')).toBe(true);
  expect(isEnvironmentName('pr-12--shop')).toBe(false);
  // A preview of a preview would be one of an app with such a name.
  expect(isViewName('pr-2--pr-1--shop')).toBe(false);
});

it('knows the site itself as a place and not as an environment', () => {
  expect([isPlaceName('live'), isEnvironmentName('live')]).toEqual([true, false]);
});

it('makes names of at most 63 characters together with the app', () => {
  expect(previewNameOf('x'.repeat(57), 'shop')).toHaveLength(63);
  for (const name of ['x'.repeat(58), 'pr.1', 'pr--1', 'PR', '', 'live.'])
    expect(() => previewNameOf(name, 'shop')).toThrow('cannot be the name of a preview');
});

it.each(['my--shop', 'shop-', 's'.repeat(61)])(
  'makes none for an app whose name is no part of a host name: %p',
  (app) => {
    expect(() => previewNameOf('x', app)).toThrow(`${app} can have no previews`);
  },
);
