import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsFile } from '@furrow/release/domain/paths';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root, run } from '../workspace/process';
import { parts, slotOf } from './embedding/src/parts';
import { measureLoad, rowOf, spreadOf, type FirstUse, type Load } from './first-load';
import type { Phone } from './phone';

const addToCart: FirstUse = {
  control: 'main button[aria-label^="Add to Cart"]',
  reacted: `localStorage.getItem('cart')?.includes('price')`,
};

/** The pages of the measured app: the parts by their names, in slots, and built in. */
const pages = ['fragments', 'slots', 'built-in'] as const;
type Loads = Record<(typeof pages)[number], Load[]>;

/**
 * Loads a page with four parts of three other teams, by their names and in slots, and the same page with those parts built
 * in, `times` times in turn.
 *
 * @param origin a composed site, which is copied
 * @returns what {@link comparedEmbedded} does
 */
export async function measureEmbedded(
  phone: Phone,
  { origin, folder, times }: { origin: string; folder: string; times: number },
) {
  await cp(origin, folder, { recursive: true });
  const app = join(root, 'scripts/bench/embedding');
  const { code, output } = await run('rspack', ['build'], { folder: app, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The page with fragments does not build:\n${output}`);
  await addToSlots(join(folder, settingsFile));
  await publish({
    storage: folderStorage(folder),
    candidate: await readCandidate(join(app, 'dist')),
    published: { publishedAt: new Date().toISOString(), commit: null },
    promote: true,
  });

  const { url } = await phone.serve(folder);
  const loads: Loads = { fragments: [], slots: [], 'built-in': [] };
  for (let round = 0; round < times; round += 1) {
    for (const name of round % 2 === 0 ? pages : pages.toReversed())
      loads[name].push(await measureLoad(phone.browser, `${url}/embedding/${name}`, addToCart));
  }
  return comparedEmbedded(loads);
}

/**
 * Compares loads of the page.
 *
 * @returns a row for each figure; `measured` has what the page of the benchmark draws
 */
export function comparedEmbedded(loads: Loads) {
  const figures: Record<string, (load: Load) => number | undefined> = {
    'largest paint, ms': ({ paint }) => paint,
    'first own control, ms': ({ control }) => control,
    'main thread, ms': ({ busy }) => busy,
    'blocked, ms': ({ blocked }) => blocked,
    requests: ({ requests }) => requests,
    'script, before a control is used, kB': ({ script }) => script / 1000,
    'all, kB': ({ bytes }) => bytes / 1000,
  };
  const rows = Object.fromEntries(
    Object.entries(figures).map(([figure, pick]) => {
      const [byName, inSlots, builtIn] = pages.map((name) => spreadOf(loads[name].map((load) => pick(load) ?? NaN)));
      const ratio = (of: typeof byName) => `${((of?.median ?? NaN) / (builtIn?.median ?? NaN)).toFixed(2)} x`;
      return [
        figure,
        {
          'by name': byName?.text ?? '',
          'in slots': inSlots?.text ?? '',
          'built in': builtIn?.text ?? '',
          'by name, to built in': ratio(byName),
          'in slots, to built in': ratio(inSlots),
        },
      ];
    }),
  );
  const drawn = (figure: (load: Load) => number | undefined) =>
    [['by name', loads.fragments] as const, ['in slots', loads.slots] as const].map(([name, ours]) =>
      rowOf(name, ours, { 'the same built in': loads['built-in'] }, figure),
    );
  const measured = {
    'largest paint with parts of other teams': drawn(({ paint }) => paint),
    'first control with parts of other teams': drawn(({ control }) => control),
  };
  return { rows, measured };
}

/** Lets the settings of a site put the parts into the slots, because the releases of their teams do not name them. */
async function addToSlots(file: string): Promise<void> {
  const settings = JSON.parse(await readFile(file, 'utf8')) as { slots?: Record<string, unknown> };
  const added = parts.map(({ of }) => [`embedding/${slotOf(of)}`, { add: [{ of, order: 10 }] }]);
  await writeFile(file, JSON.stringify({ ...settings, slots: { ...settings.slots, ...Object.fromEntries(added) } }));
}
