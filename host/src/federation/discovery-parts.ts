import type { Discovery } from '@furrow/discovery/discovery';
import { discoverySchemaId } from '@furrow/discovery/discovery.schema';
import { keyOfApp, keyOfPath, parsePartsIndex, partFor } from '@furrow/discovery/parts.schema';
import { partFile, partsIndexFile } from '@furrow/formats/discovery-parts';
import { fetchChecked } from './fetch-json';
import { inTime } from './load-error';
import { readWhole, type Place } from './site-discovery';

/** The parts that this page has read, by the hash of their content. */
const known = new Map<string, Promise<Discovery>>();

/**
 * Reads the part of the discovery document that concerns some places. The index names each part by the hash of its
 * content, so everything that is returned belongs to one state of the site. If a release has replaced a part after the
 * index was read, or if the site has no parts, the whole document is read.
 *
 * @throws LoadError when no document arrives
 */
export async function readParts(places: readonly Place[]): Promise<Discovery> {
  if (!places.includes('*')) {
    try {
      const index = parsePartsIndex(await readIndex());
      // Every part contains the host, so any part will do when only the host is asked for.
      const keys = (places.length > 0 ? places : ['/']).map(keyOf);
      const parts = await Promise.all([...new Set(keys.map((key) => partFor(index, key)))].map(readPart));
      const microFrontends = Object.assign(
        {},
        ...parts.map((part) => part.microFrontends),
      ) as Discovery['microFrontends'];
      return { schema: discoverySchemaId, microFrontends };
    } catch {
      // The whole document is read below.
    }
  }
  return readWhole();
}

function readIndex(): Promise<unknown> {
  return inTime('discovery', async (signal) =>
    (await fetch(`/${partsIndexFile}`, { signal, cache: 'no-cache' })).json(),
  );
}

function readPart(hash = ''): Promise<Discovery> {
  const reading = known.get(hash) ?? fetchChecked('discovery', `/${partFile(hash)}`, {});
  known.set(hash, reading);
  reading.catch(() => known.delete(hash));
  return reading;
}

function keyOf(place: Place): string {
  return place.startsWith('/') ? keyOfPath(place) : keyOfApp(place);
}
