import { facadesOf, readRecord } from '@furrow/bundler/facades';
import { furrowPackages, readPackage } from '@furrow/bundler/workspace';
import { join } from 'node:path';
import { root } from '../workspace/process';
import { declaredExports, exportsOf } from './declared-exports';
import { exportChanges, exportRecord } from './changed-exports';

const source = `
/** What it links to. */
type Target = { to: string };
export function Link({ to }: Target) { return to; }
export const follow: (to: Target) => void = () => {};
export { useNavigate } from 'react-router-dom';
`;
const router = (text: string) => ({ '@furrow/router': declaredExports(text) });
const record = exportRecord('1.0.0', {}, router(source));
const after = (text: string) => exportChanges(record, router(text));

it('concerns nobody when a comment or the inside of a function changes', () => {
  const edited = source.replace('What it links to', 'The target').replace('return to', 'return to.trim()');
  expect(after(edited)).toEqual({ bump: undefined, changes: [] });
  expect(exportRecord('1.0.1', record, router(edited))).toEqual(record);
});

it('asks for the next minor for an export that is new or takes something else, and records since when it is there', () => {
  const withPush = `${source}export { useLocation } from 'react-router-dom';`;
  expect(after(withPush)).toEqual({ bump: 'minor', changes: ['@furrow/router exports useLocation now'] });
  const exports = exportRecord('1.3.0', record, router(withPush))['@furrow/router'];
  expect([exports?.useLocation?.since, exports?.useNavigate?.since]).toEqual(['1.3.0', '1.0.0']);

  const withMore = source.replace('to: string }', 'to: string; replace?: boolean }');
  expect(after(withMore)).toEqual({
    bump: 'minor',
    changes: ['@furrow/router declares Link in another way', '@furrow/router declares follow in another way'],
  });
  const recorded = exportRecord('1.1.0', record, router(withMore));
  expect(exportChanges(recorded, router(withMore))).toEqual({ bump: undefined, changes: [] });
});

it('asks for the next major for an export that is gone, and everything else begins again with it', () => {
  const without = source.replace(/export \{.*/, '');
  expect(after(without)).toEqual({
    bump: 'major',
    changes: ['@furrow/router does not export useNavigate anymore'],
  });
  expect(exportRecord('2.0.0', record, router(without))['@furrow/router']?.Link?.since).toBe('2.0.0');
});

it('lets a package begin with any version', () => {
  expect(exportChanges({}, router(source))).toEqual({ bump: undefined, changes: [] });
  expect(exportRecord('3.1.0', {}, router(source))['@furrow/router']?.Link?.since).toBe('3.0.0');
});

const packages = furrowPackages(join(root, 'host'));
const facades = facadesOf(join(root, 'host'));

it.each([...new Set(facades.map(({ packageName }) => packageName))])(
  '%s has the version and the record that its exports ask for',
  (packageName) => {
    const folder = packages.get(packageName) ?? '';
    const own = facades.filter((facade) => facade.packageName === packageName);
    const current = Object.fromEntries(own.map((facade) => [facade.name, exportsOf(facade, folder)]));
    const recorded = readRecord(folder);
    // Run "pnpm versions" when this fails.
    expect(exportChanges(recorded, current).changes).toEqual([]);
    expect(exportRecord(readPackage(folder).version, recorded, current)).toEqual(recorded);
  },
);
