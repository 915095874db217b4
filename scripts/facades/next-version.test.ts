import { facades, readRecord } from '@furrow/bundler/facades';
import { furrowPackages, readPackage } from '@furrow/bundler/workspace';
import { join } from 'node:path';
import { root } from '../workspace/process';
import { declaredExports, exportsOf } from './declared-exports';
import { nextVersion } from './next-version';

const source = `
/** What it links to. */
type Target = { to: string };
export function Link({ to }: Target) { return to; }
export const follow: (to: Target) => void = () => {};
export { useNavigate } from 'react-router-dom';
`;
const router = (text: string) => ({ '@furrow/router': declaredExports(text) });
const { record } = nextVersion('1.0.0', {}, router(source));
const after = (text: string) => nextVersion('1.0.0', record, router(text));

it('concerns nobody when a comment or the inside of a function changes', () => {
  const edited = source.replace('What it links to', 'The target').replace('return to', 'return to.trim()');
  expect(after(edited)).toEqual({ version: '1.0.0', record, changes: [] });
});

it('is the next minor for an export that is new or takes something else, and the record says since when', () => {
  const withPush = after(`${source}export { useLocation } from 'react-router-dom';`);
  expect(withPush).toMatchObject({ version: '1.1.0', changes: ['@furrow/router exports useLocation now'] });
  const exports = withPush.record['@furrow/router'];
  expect([exports?.useLocation?.since, exports?.useNavigate?.since]).toEqual(['1.1.0', '1.0.0']);

  const withMore = after(source.replace('to: string }', 'to: string; replace?: boolean }'));
  expect(withMore.version).toBe('1.1.0');
  expect(withMore.changes).toEqual([
    '@furrow/router declares Link in another way',
    '@furrow/router declares follow in another way',
  ]);
  expect(
    nextVersion('1.1.0', withMore.record, router(source.replace('to: string }', 'to: string; replace?: boolean }'))),
  ).toEqual({
    version: '1.1.0',
    record: withMore.record,
    changes: [],
  });
});

it('is the next major for an export that is gone, and everything else begins anew with it', () => {
  const without = after(source.replace(/export \{.*/, ''));
  expect(without).toMatchObject({ version: '2.0.0', changes: ['@furrow/router does not export useNavigate any more'] });
  expect(without.record['@furrow/router']?.Link?.since).toBe('2.0.0');
});

it('leaves a version alone that is high enough already', () => {
  expect(nextVersion('3.0.0', record, router(source)).version).toBe('3.0.0');
});

const packages = furrowPackages(join(root, 'host'));

it.each([...new Set(facades.map(({ owner }) => owner))])(
  '%s has the version and the record that its exports ask for',
  async (owner) => {
    const folder = packages.get(owner) ?? '';
    const own = facades.filter((facade) => facade.owner === owner);
    const current = Object.fromEntries(own.map((facade) => [facade.name, exportsOf(facade, folder)]));
    const { version } = readPackage(folder);
    const recorded = await readRecord(folder);
    const next = nextVersion(version, recorded, current);
    // Run "pnpm facades" when this fails.
    expect(next.changes).toEqual([]);
    expect(next).toMatchObject({ version, record: recorded });
  },
);
