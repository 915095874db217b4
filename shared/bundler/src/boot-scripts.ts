import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const ending = '.boot.ts';

/**
 * The boot scripts of a remote's fragments, each as an entry of a bundle. A fragment `mini-cart` has one if there is a
 * file `mini-cart.boot.ts` under `src/fragments`. They are found by their names because the bundler needs them before
 * it has run any code of the remote.
 *
 * @param folder absolute path of the remote's package
 */
export function bootScripts(folder: string): Record<string, string> {
  const fragments = join(folder, 'src/fragments');
  if (!existsSync(fragments)) return {};
  const files = readdirSync(fragments, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
  return Object.fromEntries(files.map((file) => [`${basename(file, ending)}.boot`, join(fragments, file)]));
}

/** The boot script of this fragment among the files of a build; undefined when it has none. */
export function bootFile(fragment: string, files: readonly string[]): string | undefined {
  return files.find((file) => file.startsWith(`${fragment}.boot.`) && file.endsWith('.js'));
}

/** The name of a boot script in a build that does not match any fragment; undefined when there is none. */
export function strayBootFile(fragments: readonly { name: string }[], files: readonly string[]): string | undefined {
  const names = files.flatMap((file) => /^(.+)\.boot\.[^.]+\.js$/.exec(file)?.[1] ?? []);
  return names.find((own) => !fragments.some(({ name }) => name === own));
}
