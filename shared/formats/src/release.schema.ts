import { array, extend, int, object, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { buildSchema } from './build.schema';
import { checkDocument } from './check-shape';
import { embeddedFragmentSchema } from './fragment.schema';

/**
 * The file that turns a build into a release: it lists every other file with its hash. It depends on the build alone,
 * so publishing the same build twice gives the same file, which is how the second publish is recognized.
 */
export const releaseFile = 'release.json';

/** In folders of releases from before the ledger existed: when the release was published, and from which commit. */
export const publishedFile = 'published.json';

export const releaseSchema = extend(buildSchema, {
  /**
   * Where the document of each page is, relative to the folder of the release, and the fragments that the page embeds.
   */
  pages: array(object({ path: string(), document: string(), embeds: optional(array(embeddedFragmentSchema)) })),
  /** Every file of the release except this one and `published.json`. */
  files: record(string(), object({ integrity: string(), bytes: int() })),
});

export type Release = Infer<typeof releaseSchema>;

/** @throws Error that names the field of the release file that is wrong */
export const parseRelease = (value: unknown, what: string): Release => checkDocument(releaseSchema, value, what);
