import { array, extend, int, object, optional, record, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { buildSchema } from './build.schema';
import { checkShape, expectFormat } from './check-shape';
import { embeddedFragmentSchema } from './fragment.schema';
import { placedSlotSchema } from './slot.schema';

/**
 * The file that turns a build into a release: it lists the other files with their hashes. It depends on the build
 * alone, so publishing the same build twice gives the same file, which is how the second publish is recognized.
 */
export const releaseFile = 'release.json';

/** In folders of releases from before the ledger existed: when the release was published, and from which commit. */
export const publishedFile = 'published.json';

export const releasedFilesSchema = record(string(), object({ integrity: string(), bytes: int() }));
export type ReleasedFiles = Infer<typeof releasedFilesSchema>;

/** The format of the release file. In format 1 it listed every file of the release. */
export const releaseFormat = 2;

export const releaseSchema = extend(buildSchema, {
  format: optional(int()),
  /**
   * Where the document of each page is, relative to the folder of the release, the fragments that the page embeds, and
   * the slots in it.
   */
  pages: array(
    object({
      path: string(),
      document: string(),
      embeds: optional(array(embeddedFragmentSchema)),
      slots: optional(array(placedSlotSchema)),
    }),
  ),
  /** The pages that are translated, as in `pages`; absent when none is. */
  translated: optional(
    array(
      object({
        path: string(),
        language: string(),
        document: string(),
        embeds: optional(array(embeddedFragmentSchema)),
        slots: optional(array(placedSlotSchema)),
      }),
    ),
  ),
  /** The files that browsers ask for by their hashes, and the list of the others (`other-files.ts`). */
  files: releasedFilesSchema,
});

export type Release = Infer<typeof releaseSchema>;

/** @throws Error that says what to update, or names the field of the release file that is wrong */
export function parseRelease(value: unknown, what: string): Release {
  expectFormat(value, releaseFormat, what);
  return checkShape(releaseSchema, value, what);
}
