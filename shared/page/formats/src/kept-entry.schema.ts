import { array, enum as oneOf, object, regex, string } from 'zod/mini';
import { checkShape } from './check-shape';
import type { KeptEntry } from './kept-entry';

const keptEntrySchema = object({
  key: string().check(regex(/\S/, 'must not be empty')),
  storage: oneOf(['local', 'session']),
  holds: string().check(regex(/\S/, 'must say what it holds')),
});

/**
 * What a release keeps in the browser, without fields that this version does not know.
 *
 * @param file its name, for the error
 * @throws Error that names the first field which is wrong
 */
export function parseKeptPart(json: string, file: string): KeptEntry[] {
  return checkShape(array(keptEntrySchema), JSON.parse(json), file);
}
