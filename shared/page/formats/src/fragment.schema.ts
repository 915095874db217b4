import { array, enum as oneOf, int, object, optional, regex, string } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { assetsSchema } from './assets.schema';
import { checkDocument } from './check-shape';
import { hydratePolicies } from '@furrow/contract/hydrate-policy';
import { fillingSchema, partNameSchema, partPropsSchema, placedSlotSchema } from './slot.schema';

/*
 * A fragment is a part of one remote's release that appears in pages of others: `giving/featured-campaigns`. The page's
 * release lists what it embeds, the fragment's release lists what it offers, and the compose step inserts one into the
 * other.
 */

const fragmentAddressPattern = /^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/;

/** One place in a page or in the shell where a fragment goes. */
export const embeddedFragmentSchema = object({
  /** The remote and the name of the fragment: `giving/featured-campaigns`. */
  of: string().check(
    regex(fragmentAddressPattern, 'must be a remote and a fragment, such as giving/featured-campaigns'),
  ),
  props: partPropsSchema,
});

/** What a release says about a fragment that it offers. */
export const offeredFragmentSchema = object({
  name: partNameSchema,
  /** The props that it accepts, as JSON Schema. */
  schema: partPropsSchema,
  /** The props for which its HTML is prerendered. */
  variants: array(partPropsSchema),
  /** The slots of others that it fills; absent when there are none. */
  fills: optional(array(fillingSchema)),
  /** The slots in its HTML, with the props that they give; absent when there are none. */
  slots: optional(array(placedSlotSchema)),
});

/** A fragment of a release, with its HTML. The release holds it at `fragmentFile`. */
const fragmentDocumentSchema = object({
  name: string(),
  /** React's major and minor. Another minor generates other ids and must not hydrate this HTML. */
  react: string(),
  /** When its code is loaded and hydrates the HTML. */
  hydrate: oneOf(hydratePolicies),
  /** The height in pixels to reserve while the fragment has no HTML, on narrow and on wide screens. */
  size: optional(object({ narrow: int(), wide: int() })),
  variants: array(object({ props: partPropsSchema, html: string() })),
  /**
   * The boot script, relative to the folder of the release. Documents run it for the fragment's HTML whether or not the
   * fragment hydrates.
   */
  boot: optional(string()),
  /** The files of the release that it runs. */
  assets: assetsSchema,
  /** The files that those import once the fragment is used, such as a drawer that it opens. */
  later: optional(assetsSchema),
});

export type FragmentProps = Infer<typeof partPropsSchema>;
export type EmbeddedFragment = Infer<typeof embeddedFragmentSchema>;
export type OfferedFragment = Infer<typeof offeredFragmentSchema>;
export type FragmentDocument = Infer<typeof fragmentDocumentSchema>;

/** @throws Error that names the field that is wrong */
export const parseFragmentDocument = (value: unknown, what: string): FragmentDocument =>
  checkDocument(fragmentDocumentSchema, value, what);
