import { Resvg } from '@resvg/resvg-js';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeFolder, furrowPackage } from '../workspace';

/**
 * Drawings of the shared package as PNG files, at addresses that remain when the version of the remote is removed,
 * because search engines keep the address of a picture for longer. `lastingPicture` in `@furrow/ui/structured-data`
 * returns the address of each.
 *
 * @param remote the name of the remote whose pages show them
 * @param names matches the names of the drawings, such as `product-honey`
 * @returns the pictures, 1200 pixels wide, by their path on the site
 */
export function drawings(remote: string, names: RegExp): Record<string, Uint8Array> {
  const folder = join(codeFolder(furrowPackage(join(import.meta.dirname, '../..'), '@furrow/ui')), 'art');
  const wanted = readdirSync(folder).filter((file) => names.test(basename(file, '.svg')));
  return Object.fromEntries(
    wanted.map((file) => {
      const drawing = new Resvg(readFileSync(join(folder, file), 'utf8'), {
        fitTo: { mode: 'width', value: 1200 },
        font: { loadSystemFonts: false },
      });
      return [`share/${remote}/${basename(file, '.svg')}.png`, drawing.render().asPng()];
    }),
  );
}
