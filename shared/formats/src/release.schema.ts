import { array, extend, int, nullable, object, optional, pick, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { buildSchema } from './build.schema';
import { checkDocument } from './check-shape';
import { embeddedFragmentSchema } from './fragment.schema';

/**
 * The file that makes a build a release: it lists every other file with its hash. It is made from the build alone, so two
 * publishes of the same build give the same file, by which the second one is recognized.
 */
export const releaseFile = 'release.json';

/** The file that says when a release was published and from which commit. It does not count when two releases are compared. */
export const publishedFile = 'published.json';

export const releaseSchema = extend(buildSchema, {
  /** Where the document of each page lies, relative to the folder of the release, and the fragments that it embeds. */
  pages: array(object({ path: string(), document: string(), embeds: optional(array(embeddedFragmentSchema)) })),
  /** Every file of the release except this one and `published.json`. */
  files: record(string(), object({ integrity: string(), bytes: int() })),
});

const publishedSchema = object({
  publishedAt: string(),
  commit: nullable(string()),
  /** Differs each time the release is stored, also when the same release is stored again after it was removed. */
  storedAs: optional(string()),
});

export type Release = Infer<typeof releaseSchema>;
export type Published = Infer<typeof publishedSchema>;

/** @throws Error that names the field of the release file which is wrong */
export const parseRelease = (value: unknown, what: string): Release => checkDocument(releaseSchema, value, what);

/**
 * The files in the folder of a release, whatever else its release file says.
 *
 * @throws Error that names the field which is wrong
 */
export function parseReleaseFiles(value: unknown, what: string): Set<string> {
  const { files } = checkDocument(pick(releaseSchema, { files: true }), value, what);
  return new Set([...Object.keys(files), releaseFile, publishedFile]);
}

/** @throws Error that names the field which is wrong */
export const parsePublished = (value: unknown, what: string): Published => checkDocument(publishedSchema, value, what);
