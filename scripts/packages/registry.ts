import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { run } from '../workspace/process';

/** A package registry on this machine. */
export type Registry = { url: string; close(): Promise<void> };

/**
 * Serves archives of packages as a registry does, with one version of each, published just now, so that npm, pnpm and
 * Yarn can install them by name.
 *
 * @param archives absolute paths, by the names of the packages
 * @throws Error when an archive cannot be read
 */
export async function startRegistry(archives: Readonly<Record<string, string>>): Promise<Registry> {
  const offered = new Map(
    await Promise.all(Object.entries(archives).map(async ([name, file]) => [name, await offer(file)] as const)),
  );
  const published = new Date().toISOString();
  const server = createServer((request, response) => {
    const [, name = '', archive] =
      /^\/((?:@[^/]+\/)?[^/]+)(\/-\/.+)?$/.exec(decodeURIComponent(request.url ?? '')) ?? [];
    const found = offered.get(name);
    if (!found) return response.writeHead(404).end();
    if (archive) return response.end(found.bytes);
    const { version } = found.manifest;
    // At the address that every registry has for it, so that no lockfile of pnpm or Yarn needs to name this registry.
    const address = `${name}/-/${name.split('/').at(-1)}-${version}.tgz`;
    const dist = { tarball: `http://${request.headers.host}/${address}`, integrity: found.integrity };
    const versions = { [version]: { ...found.manifest, dist } };
    const time = { [version]: published };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions, time }));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

async function offer(file: string) {
  const bytes = await readFile(file);
  const { code, output } = await run('tar', ['-xzOf', file, 'package/package.json']);
  if (code !== 0) throw new Error(`${file} is no archive of a package: ${output}`);
  const manifest = JSON.parse(output) as { version: string };
  return { bytes, manifest, integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}` };
}
