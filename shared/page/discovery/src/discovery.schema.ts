import { array, boolean, int, literal, looseObject, maximum, minimum, optional, record, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { shellOptionsSchema } from '@furrow/formats/build.schema';
import { appNameSchema, checkShape, expectFormat, versionSchema } from '@furrow/formats/check-shape';
import { navigationSchema } from '@furrow/formats/menu.schema';
import { slotFactsSchema } from '@furrow/formats/slot.schema';

/*
 * The discovery document, `/discovery.json`, lists the apps, their versions, the addresses of their files and the paths
 * that they own. It follows the Frontend Discovery schema, v1-pre. Browsers and Node read it, so this module uses
 * features of neither.
 */

export const discoverySchemaId = 'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json';

/** Browsers treat a backslash as a slash and ignore tabs and line ends, so `/\\host` would be another origin. */
const rootRelative = regex(
  /^\/(?!\/)[^\\\s\p{Cc}]*$/u,
  'must be a path that starts with one slash and holds no backslash or white space',
);

export const integritySchema = string().check(regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be a sha384 integrity value'));

/**
 * Where browsers report something: a path of the site or an http(s) URL. It becomes a part of response headers and of
 * an nginx file, so it must not contain anything that ends a directive, starts another one or names a variable.
 */
export const reportAddressSchema = string().check(
  regex(
    /^(?:https?:\/\/[A-Za-z\d](?:[A-Za-z\d.-]*[A-Za-z\d])?(?::\d{1,5})?(?=[/?]|$)|\/(?!\/))[^\\\s\p{Cc};,$'"]*$/u,
    'must be a path or a URL, without spaces, quotes, semicolons, commas and dollar signs',
  ),
);

export const entrySchema = looseObject({
  /** The remote's `mf-manifest.json`, or the host's `shell.json`. */
  url: string().check(rootRelative),
  fallbackUrl: optional(string()),
  metadata: looseObject({
    version: versionSchema,
    /** Subresource integrity of the file that `url` names. */
    integrity: integritySchema,
  }),
  deployment: looseObject({
    /** The percentage of visitors, from 0 to 100. */
    traffic: int().check(minimum(0, 'must be 0 or more'), maximum(100, 'must be 100 or less')),
    /**
     * The version for everybody without another one: crawlers, visitors without JavaScript, and the rest of the
     * traffic.
     */
    default: boolean(),
  }),
  extras: looseObject({
    /** React Router patterns. */
    routes: array(string().check(rootRelative)),
    /** The concrete paths that have a prerendered document. */
    pages: array(string().check(rootRelative)),
    /** Of a remote: the links to its pages in the menus of the host; absent in versions from before remotes said them. */
    navigation: optional(navigationSchema),
    /** Of a remote: the slots that it offers and fills; absent when there are none. */
    slots: optional(slotFactsSchema),
    /** Addresses of files that this version gives to the site, such as `/feed.xml`. */
    siteFiles: optional(array(string().check(rootRelative))),
    contract: int(),
    /** For the host: all versions of the contract that it speaks; absent when that is `contract` alone. */
    speaks: optional(array(int())),
    /** For the host: its capabilities beyond the contract, by name. */
    capabilities: optional(array(string())),
    /** For a remote: the capabilities of the host that it needs. */
    requires: optional(array(string())),
    /** What pages request from the host's shell, by the pattern of their route. */
    shell: optional(record(string(), shellOptionsSchema)),
    /** The release file, which pins every file of the release by its hash. */
    release: string().check(rootRelative),
    /** Subresource integrity of the release file. */
    releaseIntegrity: integritySchema,
    /** For a remote: Module Federation's runtime, which the remote entry loads on a page that provides none. */
    runtime: optional(string().check(rootRelative)),
    /** For the host: the style sheet of the site, for foreign pages that show a remote. */
    siteStyles: optional(string().check(rootRelative)),
    /** A team's signature over the facts of this release, in base64; on sites that name their teams. */
    signature: optional(string()),
    /**
     * A number that increases with each version that becomes the default. Absent when this version never did, or was
     * rolled back.
     */
    promoted: optional(int()),
    /** Whether it was live and was rolled back. Nothing falls back to such a version. */
    withdrawn: optional(boolean()),
    /**
     * For the host: the address to which browsers report failures, as a path of this origin or a URL. Absent when they
     * report nowhere.
     */
    failuresTo: optional(reportAddressSchema),
  }),
});

const discoverySchema = looseObject({
  schema: literal(discoverySchemaId, `must be ${discoverySchemaId}`),
  microFrontends: record(appNameSchema, array(entrySchema)),
});

export type Entry = Infer<typeof entrySchema>;
export type Discovery = Infer<typeof discoverySchema>;

/**
 * Validates a discovery document that was read from somewhere.
 *
 * @throws Error that names the first invalid field and says what it must be
 */
export function parseDiscovery(value: unknown): Discovery {
  expectFormat(formatOf(value), 1, 'the discovery document');
  const discovery = checkShape(discoverySchema, value, 'discovery document');
  expectSound(discovery);
  return discovery;
}

/**
 * Checks what the shape of a discovery document does not say: the shares of the versions, and the folders of their
 * files.
 *
 * @throws Error that names the first app or field that is wrong
 */
export function expectSound(discovery: Discovery): void {
  for (const [name, entries] of Object.entries(discovery.microFrontends)) {
    const defaults = entries.filter((entry) => entry.deployment.default);
    const share = entries.reduce((sum, entry) => sum + entry.deployment.traffic, 0);
    if (defaults.length > 1)
      throw new Error(
        `discovery document: microFrontends.${name} has ${defaults.length} default versions; mark one of them`,
      );
    if (share > 100)
      throw new Error(
        `discovery document: microFrontends.${name} gives away ${share}% of its traffic; the shares must not exceed 100`,
      );
    for (const [index, entry] of entries.entries()) {
      const problem = folderProblem(name, entry);
      if (problem) throw new Error(`discovery document: microFrontends.${name}.${index}.${problem}`);
    }
  }
}

/**
 * The format of a document. The official schema allows no further field at the root, so a later format is stated in the
 * fragment of the schema's address: `…/v1-pre.json#format=2&needs=2.3.0`.
 */
function formatOf(value: unknown): { format?: number; needs?: string | null } {
  const { schema } = (value ?? {}) as { schema?: unknown };
  if (typeof schema !== 'string' || !schema.startsWith(`${discoverySchemaId}#`)) return {};
  const said = new URLSearchParams(schema.slice(discoverySchemaId.length + 1));
  return { format: Number(said.get('format') ?? 1), needs: said.get('needs') };
}

/**
 * A path in a folder. Segments must not begin with a dot, and escapes are not allowed, so no browser can resolve it to
 * another folder.
 */
const insideFolder = /^(?:[\w~@+-][\w.~@+-]*(?:\/|$))*$/;

/**
 * Why an entry leads to files of another app, or of another of its own versions. Whoever may write to the folder of one
 * app alone, could otherwise make an entry of another app run them.
 */
function folderProblem(app: string, { url, extras }: Entry): string | undefined {
  const { release, runtime, siteStyles } = extras;
  const [folder] = /^\/[a-z\d-]+\/[\w~@+-][\w.~@+-]*\//.exec(release) ?? [];
  if (!folder?.startsWith(`/${app}/`) || !insideFolder.test(release.slice(folder.length)))
    return `extras.release must lie in a folder of /${app}/`;
  const addresses = { url, 'extras.runtime': runtime, 'extras.siteStyles': siteStyles };
  for (const [field, address] of Object.entries(addresses)) {
    if (address === undefined) continue;
    if (!address.startsWith(folder) || !insideFolder.test(address.slice(folder.length)))
      return `${field} must lie in the folder of the release, ${folder}`;
  }
  return undefined;
}
