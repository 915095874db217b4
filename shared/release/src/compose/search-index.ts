import { type Discovery, entriesOf, liveEntry } from '@furrow/discovery/discovery';
import { releaseFolder } from '@furrow/formats/release-name';
import { searchFile, searchPartFile, type SearchEntry } from '@furrow/formats/search-entry';
import { parseSearchPart } from '@furrow/formats/search-entry.schema';
import { textOf, type Storage } from '../store/storage';
import { emptyPart, type ComposedPart } from './compose-remote';
import { inputsOf, type Known } from './composed-index';
import { withoutRemovals } from './document';
import { readSiteFile } from './site-file';
import type { Trust } from './trust';

type SearchSources = { storage: Storage; discovery: Discovery; problemOf: Trust; known: Known };

/**
 * The index of the site's search: the entries of all live releases that give some, one app after the other. While a part cannot be
 * read, the index stays as it is. A part that holds no entries is left out, so that its team holds nobody else back.
 */
export async function composeSearchIndex({
  storage,
  discovery,
  problemOf,
  known,
}: SearchSources): Promise<ComposedPart> {
  const part = emptyPart();
  const sources = Object.keys(discovery.microFrontends)
    .sort()
    .flatMap((name) => {
      const entry = liveEntry(entriesOf(discovery, name));
      const path = searchPartFile(name);
      return entry?.extras.siteFiles?.includes(`/${path}`) ? [{ name, entry, path }] : [];
    });
  if (sources.length === 0) return part;
  const inputs = inputsOf(sources.map(({ name, entry }) => [name, withoutRemovals(entry), problemOf(name, entry)]));
  if (known(searchFile)?.inputs === inputs) return { ...part, unchanged: [searchFile] };
  const entries: SearchEntry[] = [];
  for (const { name, entry, path } of sources) {
    const bytes = await readSiteFile({ storage, problemOf, name, entry, path }).catch(
      (error: Error) => void part.damaged.push(error.message),
    );
    if (!bytes) return { ...part, kept: [searchFile] };
    const file = `${releaseFolder(name, entry.metadata.version)}/site/${path}`;
    try {
      entries.push(...parseSearchPart(textOf(bytes), file));
    } catch (error) {
      part.warnings.push(`The search finds nothing of ${name}: ${(error as Error).message}`);
    }
  }
  part.files.set(searchFile, { content: JSON.stringify(entries), inputs });
  return part;
}
