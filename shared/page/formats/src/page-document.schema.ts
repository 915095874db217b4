import { _default, array, enum as oneOf, object, optional, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { assetsSchema } from './assets.schema';
import { checkDocument } from './check-shape';
import { embeddedFragmentSchema } from './fragment.schema';
import { placedSlotSchema } from './slot.schema';
import { hydratePolicies } from '@furrow/contract/hydrate-policy';

/** The folder of a release that holds its page documents. */
export const pageDocumentFolder = 'documents';

/** Whether a file of a release is a page document, given its path in the folder of the release. */
export function isPageDocument(file: string): boolean {
  const [folder, name, ...deeper] = file.split('/');
  return folder === pageDocumentFolder && deeper.length === 0 && (name?.endsWith('.json') ?? false);
}

/** One prerendered page of a release. */
const pageDocumentSchema = object({
  /** The concrete path, e.g. `/farm-details/green-valley`. */
  path: string(),
  /** The language that it is translated into; absent for a page in the language of the sources. */
  language: optional(string()),
  /** The page's own head tags (title, meta, canonical link), as HTML. */
  head: string(),
  /** The HTML of the island. */
  fragment: string(),
  /** React's major and minor. Another minor generates other ids and must not hydrate this HTML. */
  react: string(),
  /** When the page hydrates. Releases from before this field existed hydrate at once. */
  hydrate: _default(oneOf(hydratePolicies), 'load'),
  /** The files of the release that this page runs. */
  assets: assetsSchema,
  /**
   * The boot script, relative to the folder of the release. Documents run it without waiting for the code that
   * hydrates the page.
   */
  boot: optional(string()),
  /** The fragments in it, in order; absent when there are none. */
  embeds: optional(array(embeddedFragmentSchema)),
  /** The slots in it; absent when there are none. */
  slots: optional(array(placedSlotSchema)),
});

export type PageDocument = Infer<typeof pageDocumentSchema>;

/** @throws Error that names the field that is wrong */
export const parsePageDocument = (value: unknown, what: string): PageDocument =>
  checkDocument(pageDocumentSchema, value, what);
