import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { run } from '../workspace/process';

/** A package registry on this machine. */
export type Registry = {
  url: string;
  /**
   * Publishes an archive, as the latest version of its package.
   *
   * @throws Error when the archive cannot be read
   */
  publish(archive: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Serves archives of packages as a registry does, published just now, so that npm, pnpm and Yarn can install them by
 * name.
 *
 * @param archives absolute paths
 * @throws Error when an archive cannot be read
 */
export async function startRegistry(archives: readonly string[]): Promise<Registry> {
  const offered = new Map<string, Offer[]>();
  const publish = async (archive: string) => {
    const offer = await read(archive);
    offered.set(offer.name, [...(offered.get(offer.name) ?? []), offer]);
  };
  for (const archive of archives) await publish(archive);
  const server = createServer((request, response) => {
    const [, name = '', file] =
      /^\/((?:@[^/]+\/)?[^/]+)(?:\/-\/(.+))?$/.exec(decodeURIComponent(request.url ?? '')) ?? [];
    const offers = offered.get(name) ?? [];
    const answer = file ? offers.find((one) => one.file === file)?.bytes : describe(name, offers, request.headers.host);
    return answer ? response.end(answer) : response.writeHead(404).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    publish,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

type Offer = {
  name: string;
  version: string;
  /** The name of its archive, which is the same at every registry, so that no lockfile of pnpm or Yarn names this one. */
  file: string;
  bytes: Buffer;
  manifest: object;
  integrity: string;
  time: string;
};

async function read(archive: string): Promise<Offer> {
  const bytes = await readFile(archive);
  const { code, output } = await run('tar', ['-xzOf', archive, 'package/package.json']);
  if (code !== 0) throw new Error(`${archive} is not an archive of a package: ${output}`);
  const manifest = JSON.parse(output) as { name: string; version: string };
  const { name, version } = manifest;
  return {
    name,
    version,
    file: `${name.split('/').at(-1)}-${version}.tgz`,
    bytes,
    manifest,
    integrity: `sha512-${createHash('sha512').update(bytes).digest('base64')}`,
    time: new Date().toISOString(),
  };
}

/** What a registry says of a package, or undefined when it has none of its versions. */
function describe(name: string, offers: readonly Offer[], host = ''): string | undefined {
  const latest = offers.at(-1);
  if (!latest) return undefined;
  const versions = offers.map(({ version, manifest, file, integrity }) => {
    const dist = { tarball: `http://${host}/${name}/-/${file}`, integrity };
    return [version, { ...manifest, dist }] as const;
  });
  return JSON.stringify({
    name,
    'dist-tags': { latest: latest.version },
    versions: Object.fromEntries(versions),
    time: Object.fromEntries(offers.map(({ version, time }) => [version, time])),
  });
}
