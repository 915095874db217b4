import { type Entry, discoveryPath } from '@furrow/discovery/discovery';
import { type Release, parseRelease } from '@furrow/formats/release.schema';
import { integrityOf } from '../domain/integrity';
import { readText, type Storage } from './storage';

/** @throws Error when the release file is missing or is not the one the discovery document names */
export async function readRelease(storage: Storage, app: string, entry: Entry): Promise<Release> {
  const path = entry.extras.release.slice(1);
  const text = await readText(storage, path);
  if (text === undefined)
    throw new Error(`${path} is missing. Run "release verify", then publish ${app}@${entry.metadata.version} again.`);
  if (integrityOf(text) !== entry.metadata.integrity)
    throw new Error(`${path} is not the file that ${discoveryPath} names. Run "release verify".`);
  return parseRelease(JSON.parse(text), path);
}
