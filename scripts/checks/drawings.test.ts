import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { remoteFolders } from '@furrow/bundler/workspace';

/**
 * The sample data of all teams together: each team chooses drawings for its own people and things, and a visitor sees
 * them all.
 */

type Fields = Record<string, unknown>;

/** Every object in the sample data of all remotes. */
async function sampleObjects(): Promise<Fields[]> {
  const found: Fields[] = [];
  for (const folder of remoteFolders())
    for (const file of await readdir(join(folder, 'src'), { recursive: true }))
      if (/\.data\.tsx?$/.test(file)) found.push(...objectsIn(await import(join(folder, 'src', file))));
  expect(found.length).toBeGreaterThan(100);
  return found;
}

function objectsIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Fields, ...Object.values(value).flatMap(objectsIn)];
}

/** Those who share a drawing, by the file of the drawing. `show` gives the drawing and the name of an object that has both. */
function sharedDrawings(
  objects: readonly Fields[],
  show: (fields: Fields) => readonly unknown[],
): Record<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const [drawing, name] of objects.map(show)) {
    if (typeof drawing !== 'string' || typeof name !== 'string') continue;
    const file = basename(drawing);
    names.set(file, (names.get(file) ?? new Set()).add(name.replace(/^Dr\. /, '')));
  }
  return Object.fromEntries([...names].filter(([, own]) => own.size > 1).map(([file, own]) => [file, [...own]]));
}

it('shows nobody with the face of somebody else', async () => {
  const shared = sharedDrawings(await sampleObjects(), ({ portrait, avatar, person, author, grower, name }) => [
    portrait ?? avatar,
    person ?? author ?? grower ?? name,
  ]);
  expect(shared).toEqual({});
});

it('shows no product with the picture of another one, but a loaf with that of its flour', async () => {
  const shared = sharedDrawings(await sampleObjects(), ({ price, unit, image, name }) => [
    price === undefined || unit === undefined ? undefined : image,
    name,
  ]);
  const loaf = { 'product-bread-and-wheat.svg': ['Stone-milled sourdough', 'Stone-milled bread flour'] };
  expect({ ...loaf, ...shared }).toEqual(loaf);
});

it('shows no campaign and no food bank with the picture of another one', async () => {
  const shared = sharedDrawings(
    await sampleObjects(),
    ({ location, distance, address, place, image, art, picture, title, name }) => [
      (location ?? distance ?? address ?? place) === undefined ? undefined : (image ?? art ?? picture),
      title ?? name,
    ],
  );
  expect(shared).toEqual({});
});

it('shows campaigns and farms at evening in the dark theme, wherever there is such a drawing', async () => {
  const drawings = new Set(await readdir(join(import.meta.dirname, '../../shared/site/ui/src/art')));
  const pictures = (await sampleObjects()).flatMap(({ supporters, image, day, night }) => {
    const picture = supporters === undefined ? day : image;
    return typeof picture === 'string' && picture.endsWith('.svg') ? [{ picture: basename(picture), night }] : [];
  });
  const evenings = pictures
    .map(({ picture }) => picture.replace('.svg', '-night.svg'))
    .filter((file) => drawings.has(file));
  const shown = pictures.flatMap(({ night }) => (typeof night === 'string' ? [basename(night)] : []));
  expect(shown.sort()).toEqual(evenings.sort());
});
