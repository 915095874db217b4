import { array, nullable, object, optional, record, string, unknown } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { appNameSchema, checkShape } from '@furrow/formats/check-shape';
import { entrySchema } from './discovery.schema';

/** What the host has to know of a remote to bring its fragments in this page to life, without reading its release file. */
const fragmentRemoteSchema = object({
  version: string(),
  remoteEntry: object({ url: string(), integrity: string(), globalName: string() }),
});

/**
 * Where a release is, and the hashes of the two files by which the host finds all others: what an entry of the
 * discovery document says of that.
 */
const releasedSchema = object({
  url: string(),
  metadata: object({ version: string(), integrity: string() }),
  extras: object({ release: string(), releaseIntegrity: string() }),
});

/**
 * The JSON which a composed document carries, so that the host need not fetch anything before the first page lives: what
 * concerns this page in the discovery document and in the release.
 */
const pageDataSchema = object({
  /** The path of the page; empty in the 404 document. */
  path: string(),
  /** Absent in the 404 document. */
  remote: optional(
    object({
      name: string(),
      version: string(),
      /** The `mf-manifest.json` of the remote. */
      manifest: unknown(),
      /** Share keys of the packages which the page uses and the host provides lazily: the host loads them at once. */
      uses: optional(array(string())),
    }),
  ),
  /** The entry of the page's remote in the discovery document; `null` in the 404 document. */
  discovery: nullable(entrySchema),
  /** The remotes of which fragments in the page come to life, by name; absent when there are none. */
  fragments: optional(record(appNameSchema, fragmentRemoteSchema)),
  /** The version to fall back to when the code of the page does not run; absent where there is none. */
  previous: optional(releasedSchema),
  /**
   * The stylesheets of the pages that the page links to, without those of its own document: by folder of a release and
   * by route, as names in that folder or addresses, separated by spaces. They say what to fetch together with the next
   * document, and nothing about what to apply: that document has their hashes.
   */
  linkedStyles: optional(record(string(), record(string(), string()))),
  /**
   * The address of the file that says the same of the pages in the menus of the shell, for which this document does not
   * change. Absent where the shell has no links.
   */
  menuStyles: optional(string()),
  /**
   * Absent where the site lets nothing be overridden. Hosts of before read in it origins whose code they may show; it
   * names none.
   */
  overrides: optional(array(string())),
});

export type FragmentRemote = Infer<typeof fragmentRemoteSchema>;
export type Released = Infer<typeof releasedSchema>;
export type PageData = Infer<typeof pageDataSchema>;

/** @throws Error that names the field which is wrong */
export const parsePageData = (value: unknown): PageData => checkShape(pageDataSchema, value, 'page data');
