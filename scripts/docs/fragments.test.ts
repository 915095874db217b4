import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * docs/fragments.md lists the fragments that the remotes offer, each with the places where it stands: in pages, in
 * the host's shell and in slots.
 */

const docs = join(import.meta.dirname, '../../docs');
const host = join(import.meta.dirname, '../../host');
const remotes = join(import.meta.dirname, '../../remotes');
const text = readFileSync(join(docs, 'fragments.md'), 'utf8');
const rows = [...text.matchAll(/^\| `([a-z][a-z0-9-]*\/[a-z0-9-]+)` +\| (.*) \|$/gm)].map(
  ([, of = '', places = '']) => ({
    of,
    slots: [...places.matchAll(/the slot `([^`]+)`/g)].map(([, slot = '']) => slot),
    files: [...places.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file).sort(),
  }),
);

const declared = readdirSync(remotes).flatMap((remote) => {
  const list = join(remotes, remote, 'src/fragments.ts');
  const entries = existsSync(list)
    ? readFileSync(list, 'utf8')
        .split(/^ {4}name: /m)
        .slice(1)
    : [];
  return entries.map((entry) => ({
    of: `${remote}/${/^'([^']+)'/.exec(entry)?.[1]}`,
    slots: [...entry.matchAll(/slot: '([^']+)'/g)].map(([, slot = '']) => slot),
  }));
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
  expect(rows.map(({ of }) => of).sort()).toEqual(declared.map(({ of }) => of).sort());
});

it.each(rows)('names the places of $of', ({ of, files }) => {
  expect(files).toEqual(
    placed
      .filter((place) => place.of === of)
      .map(({ file }) => file)
      .sort(),
  );
});

it('names the slots that fragments fill', () => {
  const filling = (listed: typeof declared) =>
    listed.flatMap(({ of, slots }) => slots.map((slot) => `${of} fills ${slot}`)).sort();
  expect(filling(rows)).toEqual(filling(declared));
});
