import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash } from '@furrow/bundler/source-hash';
import { root, run } from '../../scripts/workspace/process';

/** Fixtures that play somebody else's page: no code of ours is in their builds. */
export const foreignHosts = ['embed-single-spa', 'embed-webpack', 'embed-vite'] as const;
export type ForeignHost = (typeof foreignHosts)[number];

const folderOf = (host: ForeignHost) => join(root, 'e2e/fixtures', host);

/** The folder that the page's server would serve: Vite writes the document as well, the other tools only the script. */
export function servedFolder(host: ForeignHost): string {
  const dist = join(folderOf(host), 'dist');
  return existsSync(join(dist, 'index.html')) ? dist : folderOf(host);
}

/**
 * Builds the page with its own toolchain, unless that was done for these sources.
 *
 * @throws Error with the bundler's output
 */
export async function buildForeignHost(host: ForeignHost): Promise<void> {
  const folder = folderOf(host);
  const stamp = join(import.meta.dirname, '../.cache', host);
  const hash = await contentHash([folder], [readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')]);
  if (existsSync(join(folder, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const { code, output } = await run('pnpm', ['--silent', 'run', 'build'], { folder });
  if (code !== 0) throw new Error(`${host} did not build:\n${output}`);
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, hash);
}
