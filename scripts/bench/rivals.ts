import { cp, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityHeader } from '@furrow/release/compose/site/settings';
import { headersFile } from '@furrow/release/domain/paths';
import { root, run } from '../workspace/process';

/** The same documents without a script: what a page costs that does nothing. */
export async function composePlain(origin: string, folder: string, paths: string[]): Promise<string> {
  await cp(origin, folder, { recursive: true });
  for (const path of [...paths, '/404']) {
    const file = join(folder, path === '/' ? 'index.html' : `${path.slice(1)}.html`);
    const html = (await readFile(file, 'utf8'))
      .replaceAll(/<script(?! type="application\/ld\+json")[^>]*>[^]*?<\/script>/g, '')
      .replaceAll(/<link rel="preload" as="script"[^>]*>/g, '');
    await writeWithCopies(file, html);
  }
  return folder;
}

/** All apps in one client-rendered bundle, behind the same empty document at every path. */
export async function composeMonolith(origin: string, folder: string): Promise<string> {
  const release = join(folder, 'monolith/1.0.0');
  const config = join(root, 'scripts/bench/monolith/rspack.config.ts');
  const { code, output } = await run('rspack', ['build', '-c', config, '-o', release], {
    folder: join(root, 'host'),
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) throw new Error(`The one bundle does not build:\n${output}`);
  for (const file of await readdir(release)) {
    if (/\.(js|css)$/.test(file))
      await writeWithCopies(join(release, file), await readFile(join(release, file), 'utf8'));
  }
  await cp(join(origin, '.furrow'), join(folder, '.furrow'), { recursive: true });
  // A bundler names its chunks without hashes, so such a site could not ask browsers to refuse scripts that have none.
  const headers = JSON.parse(await readFile(join(folder, headersFile), 'utf8')) as Record<string, string>;
  const { [integrityHeader]: _, ...others } = headers;
  await writeFile(join(folder, headersFile), JSON.stringify(others));
  for (const path of await documentsOf(origin)) await writeWithCopies(join(folder, path), monolithDocument('1.0.0'));
  return folder;
}

/** The one bundle as its next release: the same files at other addresses, so that a browser has none of them. */
export async function renameMonolith(before: string, version: string): Promise<string> {
  const folder = `${before} ${version}`;
  await rm(folder, { recursive: true, force: true });
  await cp(before, folder, { recursive: true });
  await rename(join(folder, 'monolith/1.0.0'), join(folder, 'monolith', version));
  for (const path of await documentsOf(folder)) await writeWithCopies(join(folder, path), monolithDocument(version));
  return folder;
}

const monolithDocument = (version: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Furrow</title><link rel="stylesheet" href="/monolith/${version}/main.css"><script defer src="/monolith/${version}/main.js"></script></head><body><div id="site"></div></body></html>`;

async function writeWithCopies(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

async function documentsOf(origin: string): Promise<string[]> {
  const files = await readdir(origin, { recursive: true });
  return files.filter((file) => file.endsWith('.html') && !file.startsWith('_v/') && !file.includes('standalone'));
}
