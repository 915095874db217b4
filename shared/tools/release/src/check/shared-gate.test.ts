import type { Release } from '@furrow/formats/release.schema';
import { unusedMajors } from './shared-gate';

const offered = (version: string) => ({ version, requiredVersion: `^${version}`, singleton: false });
const release = (app: string, ...versions: string[]) =>
  ({
    app,
    version: '2.1.0',
    shared: Object.fromEntries(versions.map((version) => [`@furrow/forms~${version.split('.')[0]}`, offered(version)])),
  }) as Release;
const hostOfTwo = release('host', '1.4.0', '2.0.0');

it('names the earlier major that nobody asks for anymore, and what takes it out of the host', () => {
  expect(unusedMajors(hostOfTwo, [release('shop', '2.0.0')])).toEqual([
    "No live remote and no canary uses @furrow/forms 1 anymore, but host@2.1.0 still offers it: take @furrow/forms-1 out of the host's package.json.",
  ]);
});

it('says nothing while one remote is on it, of the newest major, and of what a remote brings', () => {
  expect(unusedMajors(hostOfTwo, [release('shop', '2.0.0'), release('dao', '1.1.0')])).toEqual([]);
  expect(unusedMajors(release('host', '2.0.0'), [])).toEqual([]);
  expect(unusedMajors(release('shop', '1.4.0', '2.0.0'), [])).toEqual([]);
});
