import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '@furrow/release/operations/publish';
import { readCandidate } from '@furrow/release/store/candidate';
import { folderStorage } from '@furrow/release/store/folder-storage';
import { root, run } from '../workspace/process';
import { measureLoad, medianOf, type FirstUse, type Load } from './first-load';
import type { Phone } from './phone';

const addToCart: FirstUse = {
  control: 'main button[aria-label^="Add to Cart"]',
  reacted: `localStorage.getItem('cart')?.includes('price')`,
};

/**
 * Loads a page with four fragments of three other teams, and the same page with those parts built in, `times` times in turn.
 *
 * @param origin a composed site, which is copied
 */
export async function measureEmbedded(
  phone: Phone,
  { origin, folder, times }: { origin: string; folder: string; times: number },
): Promise<Record<string, Record<string, string>>> {
  await cp(origin, folder, { recursive: true });
  const app = join(root, 'scripts/bench/embedding');
  const { code, output } = await run('rspack', ['build'], { folder: app, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The page with fragments does not build:\n${output}`);
  await publish({
    storage: folderStorage(folder),
    candidate: await readCandidate(join(app, 'dist')),
    published: { publishedAt: new Date().toISOString(), commit: null },
    promote: true,
  });

  const { url } = await phone.serve(folder);
  const loads: Record<'fragments' | 'built-in', Load[]> = { fragments: [], 'built-in': [] };
  const names = Object.keys(loads) as (keyof typeof loads)[];
  for (let round = 0; round < times; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      loads[name].push(await measureLoad(phone.browser, `${url}/embedding/${name}`, addToCart));
  }
  const [fragments, builtIn] = [medianOf(loads.fragments), medianOf(loads['built-in'])];
  const figures: Record<string, [pick: (load: Load) => number | undefined, unit: string]> = {
    'largest paint': [({ paint }) => paint, 'ms'],
    'first own control': [({ control }) => control, 'ms'],
    'main thread': [({ busy }) => busy, 'ms'],
    blocked: [({ blocked }) => blocked, 'ms'],
    requests: [({ requests }) => requests, ''],
    'script, before a control is used': [({ script }) => script / 1000, 'kB'],
    all: [({ bytes }) => bytes / 1000, 'kB'],
  };
  return Object.fromEntries(
    Object.entries(figures).map(([name, [pick, unit]]) => {
      const [four, none] = [pick(fragments) ?? 0, pick(builtIn) ?? 0];
      const show = (value: number) => `${value.toFixed(0)} ${unit}`.trim();
      return [
        name,
        { 'four fragments': show(four), 'built in': show(none), ratio: none ? (four / none).toFixed(2) : '' },
      ];
    }),
  );
}
