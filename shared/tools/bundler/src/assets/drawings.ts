import { Resvg } from '@resvg/resvg-js';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { partsOfSite, readPackage } from '../workspace';

/**
 * Drawings of the package that has those of the site as PNG files, at addresses that remain when the version of the
 * remote is removed, because search engines keep the address of a picture for longer.
 *
 * @param folder absolute path of the remote whose pages show them
 * @param names matches the names of the drawings, such as `product-honey`
 * @returns the pictures, 1200 pixels wide, by their path on the site
 * @throws Error when none of the remote's packages has drawings
 */
export function drawings(folder: string, names: RegExp): Record<string, Uint8Array> {
  const { drawings: art } = partsOfSite(folder);
  if (!art) throw new Error(`${folder} depends on no package that names its "drawings".`);
  const remote = readPackage(folder).name;
  const wanted = readdirSync(art).filter((file) => names.test(basename(file, '.svg')));
  return Object.fromEntries(
    wanted.map((file) => {
      const drawing = new Resvg(readFileSync(join(art, file), 'utf8'), {
        fitTo: { mode: 'width', value: 1200 },
        font: { loadSystemFonts: false },
      });
      return [`share/${remote}/${basename(file, '.svg')}.png`, drawing.render().asPng()];
    }),
  );
}
