import { keptPartFile, type KeptEntry } from '@furrow/formats/kept-entry';

/**
 * The file with which a release tells the site what it keeps in the browser, so that a visitor can see and erase it.
 *
 * @param app the name of the remote
 * @param stored its entries, as its `stored.ts` lists them
 */
export function keptPart(app: string, stored: Record<string, KeptEntry>): Record<string, string> {
  return { [keptPartFile(app)]: JSON.stringify(Object.values(stored)) };
}
