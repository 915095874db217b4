import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '@furrow/bundler/source-hash';
import { root, run } from '../../scripts/workspace/process';

/** Fixtures that stand for pages of other sites. Their builds contain none of our code. */
export const foreignHosts = ['embed-single-spa', 'embed-webpack', 'embed-vite', 'embed-next'] as const;
export type ForeignHost = (typeof foreignHosts)[number];

/** Fixtures that are remotes of this site without our code, each built with its own bundler. */
export const foreignRemotes = ['toolchain-vite', 'toolchain-webpack', 'stock-remotes'] as const;

/** What single-spa says on the console of an application that takes longer than a second to mount, as on a busy machine. */
export const slowMount = /single-spa minified message #31\b/;

const folderOf = (fixture: string) => join(root, 'e2e/fixtures', fixture);

/**
 * The file that the page's server would send. Vite and Next.js also write documents, Next.js one for each path, and the
 * other tools only write the script.
 */
export function servedFile(host: ForeignHost, path: string): string {
  const folders = ['dist/site', 'dist', '.'].map((folder) => join(folderOf(host), folder));
  const folder = folders.find((one) => existsSync(join(one, 'index.html'))) ?? folderOf(host);
  if (/\.\w+$/.test(path)) return join(folder, path);
  const document = join(folder, `${path}.html`);
  return existsSync(document) ? document : join(folder, 'index.html');
}

/**
 * Builds the page or the remote with its own toolchain, unless these sources were built before.
 *
 * @throws Error with the output of the bundler
 */
export async function buildForeign(fixture: ForeignHost | (typeof foreignRemotes)[number]): Promise<void> {
  const folder = folderOf(fixture);
  const stamp = join(import.meta.dirname, '../.cache', fixture);
  const hash = await contentHash([folder], [readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')]);
  if (existsSync(join(folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { code, output } = await run('pnpm', ['--silent', 'run', 'build'], { folder });
  if (code !== 0) throw new Error(`${fixture} did not build:\n${output}`);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
