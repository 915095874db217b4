/*
 * On a site of many apps the discovery document is also there in parts, so that what a visitor loads of it does not grow with the site:
 *
 *     /discovery.json                    the whole document: for tools, and for open pages of a host that knows no parts
 *     /discovery/parts.json              which part answers for which paths and apps
 *     /discovery/0123456789abcdef.json   a part: a discovery document of some apps, named by a hash of its content
 */

export const partsIndexFile = 'discovery/parts.json';

/** The file of a part, named by its hash. */
export function partFile(hash: string): string {
  return `discovery/${hash}.json`;
}

/** Whether the file is one of the above, except for the whole document. */
export function isOfDiscoveryParts(file: string): boolean {
  return /^discovery\/(?:parts|[0-9a-f]{16})\.json$/.test(file);
}
