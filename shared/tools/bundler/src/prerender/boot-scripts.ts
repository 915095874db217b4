import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ending = '.boot.ts';

/** The folders that may hold boot scripts, and what follows the name of a page or fragment in the name of its script's entry. */
const folders = { 'src/fragments': '', 'src/pages': '.page' } as const;

/**
 * The boot scripts of a remote's fragments and pages, each as an entry of a bundle. A fragment `mini-cart` has one if
 * there is a file `mini-cart.boot.ts` under `src/fragments`, and a page `buy-food.page.tsx` if there is a file
 * `buy-food.boot.ts` under `src/pages`. They are found by their names because the bundler needs them before it has run
 * any code of the remote.
 *
 * @param folder absolute path of the remote's package
 */
export function bootScripts(folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(folders).flatMap(([under, role]) => {
      const place = join(folder, under);
      const files = existsSync(place) ? readdirSync(place, { recursive: true, encoding: 'utf8' }) : [];
      return files
        .filter((file) => file.endsWith(ending))
        .map((file) => [`${basename(file, ending)}${role}.boot`, join(place, file)]);
    }),
  );
}

/**
 * The boot script of a fragment or page among the files of a build; undefined when it has none.
 *
 * @param name `mini-cart` for a fragment, `buy-food.page` for a page
 */
export function bootFile(name: string, files: readonly string[]): string | undefined {
  return files.find((file) => file.startsWith(`${name}.boot.`) && file.endsWith('.js'));
}

/**
 * The name of a boot script in a build that does not match any fragment or page; undefined when there is none.
 *
 * @param known the fragments and pages, named as for {@link bootFile}
 */
export function strayBootFile(known: readonly string[], files: readonly string[]): string | undefined {
  const names = files.flatMap((file) => /^(.+)\.boot\.[^.]+\.js$/.exec(file)?.[1] ?? []);
  return names.find((name) => !known.includes(name));
}
