import { array, boolean, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { etagOf } from '../../store/etag';
import { bytesOf } from '../../store/storage';

/** What the index of composed files keeps of each. */
export const composedFileSchema = object({
  /** The etag of the content, computed by this project. */
  content: string(),
  /** Hash of everything that the content depends on; empty when it must be composed again. */
  inputs: string(),
  /** For a document: its entry in the sitemap. */
  listing: optional(object({ isListed: boolean(), modified: optional(string()) })),
  /** For a document: the fragments that its page embeds. */
  embeds: optional(array(string())),
  /** For a document: the slots of its page, such as `content/farm`. */
  slots: optional(array(string())),
});

export type ComposedFile = Infer<typeof composedFileSchema>;

/** A composed file. */
export type Composed = Pick<ComposedFile, 'inputs' | 'listing' | 'embeds' | 'slots'> & { content: string | Uint8Array };

/** Looks up what is known about a file from earlier composing; undefined when that is not certain. */
export type Known = (path: string) => ComposedFile | undefined;

/** A hash of everything that a file depends on. */
export function inputsOf(...parts: unknown[]): string {
  return etagOf(bytesOf(JSON.stringify(parts)));
}
