import { array, extend, int, object, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { buildSchema } from './build.schema';
import { checkDocument } from './check-shape';
import { embeddedFragmentSchema } from './fragment.schema';

/**
 * The file that makes a build a release: it lists every other file with its hash. It is made from the build alone, so two
 * publishes of the same build give the same file, by which the second one is recognized.
 */
export const releaseFile = 'release.json';

/** In folders of releases that were stored before there was a ledger: when it was published, and from which commit. */
export const publishedFile = 'published.json';

export const releaseSchema = extend(buildSchema, {
  /** Where the document of each page lies, relative to the folder of the release, and the fragments that it embeds. */
  pages: array(object({ path: string(), document: string(), embeds: optional(array(embeddedFragmentSchema)) })),
  /** Every file of the release except this one and `published.json`. */
  files: record(string(), object({ integrity: string(), bytes: int() })),
});

export type Release = Infer<typeof releaseSchema>;

/** @throws Error that names the field of the release file which is wrong */
export const parseRelease = (value: unknown, what: string): Release => checkDocument(releaseSchema, value, what);
