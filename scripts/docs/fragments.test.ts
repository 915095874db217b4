import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * docs/fragments.md lists the fragments that the remotes offer, each with the places where it stands: in pages and in
 * the host's shell.
 */

const docs = join(import.meta.dirname, '../../docs');
const host = join(import.meta.dirname, '../../host');
const remotes = join(import.meta.dirname, '../../remotes');
const text = readFileSync(join(docs, 'fragments.md'), 'utf8');
const rows = [...text.matchAll(/^\| `([a-z][a-z0-9-]*\/[a-z0-9-]+)` +\| (.*) \|$/gm)].map(
  ([, of = '', places = '']) => ({
    of,
    files: [...places.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file).sort(),
  }),
);

const declared = readdirSync(remotes).flatMap((remote) => {
  const list = join(remotes, remote, 'src/fragments.ts');
  const names = existsSync(list) ? readFileSync(list, 'utf8').matchAll(/^ {4}name: '([^']+)',$/gm) : [];
  return [...names].map(([, name]) => `${remote}/${name}`);
});

const apps = [host, ...readdirSync(remotes).map((remote) => join(remotes, remote))];
const placed = apps.flatMap((app) => {
  const folder = join(app, 'src');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!_index)\.(?:tsx|md)$/.test(file))
    .flatMap((file) => {
      const places = readFileSync(join(folder, file), 'utf8').matchAll(/(?:<Fragment |:::fragment\{)of="([^"]+)"/g);
      return [...places].map(([, of]) => ({ of, file: relative(docs, join(folder, file)) }));
    });
});

it('lists every fragment once', () => {
  expect(rows.map(({ of }) => of).sort()).toEqual(declared.sort());
});

it.each(rows)('names the places of $of', ({ of, files }) => {
  expect(files).toEqual(
    placed
      .filter((place) => place.of === of)
      .map(({ file }) => file)
      .sort(),
  );
});
