import { array, enum as oneOf, object, optional, regex, string } from 'zod/mini';
import { checkShape } from './check-shape';
import { searchKinds, type SearchEntry } from './search-entry';

const searchEntrySchema = object({
  kind: oneOf(searchKinds),
  label: optional(string()),
  title: string(),
  sub: string(),
  meta: optional(string()),
  href: string().check(regex(/^\/(?!\/)/, 'must be a path of the site')),
  art: optional(string().check(regex(/^\/(?!\/)/, 'must be a path of the site'))),
  words: optional(string()),
});

/**
 * The entries that a release gives to the search, without fields that this version does not know.
 *
 * @param file its name, for the error
 * @throws Error that names the first field which is wrong
 */
export function parseSearchPart(json: string, file: string): SearchEntry[] {
  return checkShape(array(searchEntrySchema), JSON.parse(json), file);
}
