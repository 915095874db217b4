import fc from 'fast-check';
import { hashOfLock, type SiteLock } from './site-lock';

const apps = Object.entries({ host: '1.0.0', shop: '2.1.0', dao: '1.4.0', giving: '3.0.1' }).map(
  ([app, version]) =>
    [app, { release: `/${app}/${version}-0123456789abcdef/release.json`, integrity: `sha384-${app}` }] as const,
);
const lockOf = (listed: typeof apps): SiteLock => ({ format: 1, apps: Object.fromEntries(listed) });

it('gives a site one name in whichever order a lock lists its apps', () => {
  const anyOrder = fc.shuffledSubarray(apps, { minLength: apps.length });
  fc.assert(fc.property(anyOrder, (listed) => expect(hashOfLock(lockOf(listed))).toBe(hashOfLock(lockOf(apps)))));
});

it('gives another name to a site in which one release differs', () => {
  const [host, ...others] = apps;
  const newer = ['host', { ...host![1], integrity: 'sha384-newer' }] as const;
  expect(hashOfLock(lockOf([newer, ...others]))).not.toBe(hashOfLock(lockOf(apps)));
});
