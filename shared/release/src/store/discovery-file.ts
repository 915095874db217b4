import { type Discovery, discoveryPath } from '@furrow/discovery/discovery';
import { emptyDiscovery, parseDiscovery } from '@furrow/discovery/discovery.schema';
import { toJson } from '../domain/json';
import { ConflictError, parseJson, textOf, type Storage, type StoredFile } from './storage';

const attempts = 50;

/** @throws Error when the discovery document is not valid; it says what to do */
export async function readDiscovery(storage: Storage): Promise<Discovery> {
  return discoveryOf(await storage.read(discoveryPath));
}

/**
 * What the file of the discovery document says; without a file, that nothing is published.
 *
 * @throws Error when the document is not valid; it says what to do
 */
export function discoveryOf(file: StoredFile | undefined): Discovery {
  if (!file) return emptyDiscovery;
  try {
    return parseDiscovery(parseJson(textOf(file.bytes), discoveryPath));
  } catch (error) {
    throw new Error(
      `${(error as Error).message}. Bring its last good copy back from a backup, then run "release repair".`,
    );
  }
}

/**
 * Reads the discovery document, applies `change`, and writes the result back if nobody else wrote the document in the
 * meantime. Otherwise it starts again from what they wrote. It writes nothing when nothing changes.
 *
 * @param change may throw, which ends the update unless somebody else wrote the document meanwhile: what the change looked at
 *   may be gone because of them. It runs once per attempt, so it must not have effects of its own
 */
export async function updateDiscovery(
  storage: Storage,
  change: (discovery: Discovery) => Discovery | Promise<Discovery>,
): Promise<Discovery> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const file = await storage.read(discoveryPath);
    try {
      const next = parseDiscovery(await change(discoveryOf(file)));
      const content = toJson(next);
      if (file && textOf(file.bytes) === content) return next;
      await storage.write(discoveryPath, content, { ifMatch: file?.etag ?? null });
      return next;
    } catch (error) {
      const isOutdated = (await storage.read(discoveryPath))?.etag !== file?.etag;
      if (!isOutdated && !(error instanceof ConflictError)) throw error;
    }
  }
  throw new Error(`${discoveryPath} changed ${attempts} times while this command tried to change it. Try again.`);
}
