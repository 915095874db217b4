import { array, enum as oneOf, int, object, optional, record, regex, string, unknown } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { assetsSchema } from './assets.schema';
import { checkDocument } from './check-shape';
import { hydratePolicies } from './hydrate-policy';

/*
 * A fragment is a part of one remote's release that stands in pages of others: `giving/featured-campaigns`. The page's release
 * lists what it embeds, the offering release what it offers, and the compose step puts one into the other.
 */

const fragmentName = '[a-z][a-z0-9-]*';
const fragmentNamePattern = new RegExp(`^${fragmentName}$`);
const fragmentAddressPattern = new RegExp(`^([a-z][a-z0-9-]*)/(${fragmentName})$`);

/** Any JSON object. */
const propsSchema = record(string(), unknown());

/** One place of a page or of the shell where a fragment goes. */
export const embeddedFragmentSchema = object({
  /** The remote and the name of the fragment: `giving/featured-campaigns`. */
  of: string().check(
    regex(fragmentAddressPattern, 'must be a remote and a fragment, such as giving/featured-campaigns'),
  ),
  props: propsSchema,
});

/** What a release says of a fragment it offers. */
export const offeredFragmentSchema = object({
  name: string().check(regex(fragmentNamePattern, 'must be a name in kebab-case')),
  /** The props that it takes, as JSON Schema. */
  schema: record(string(), unknown()),
  /** The props for which its HTML is prerendered. */
  variants: array(propsSchema),
});

/** A fragment of a release, with its HTML. The release holds it at `fragmentFile`. */
const fragmentDocumentSchema = object({
  name: string(),
  /** React's major and minor: another minor writes generated ids differently and must not hydrate this HTML. */
  react: string(),
  /** When its code is loaded and takes over the HTML. */
  hydrate: oneOf(hydratePolicies),
  /** The height to keep free, in pixels on narrow and on wide screens, while the fragment has no HTML. */
  size: optional(object({ narrow: int(), wide: int() })),
  variants: array(object({ props: propsSchema, html: string() })),
  /** The boot script, which documents run for the fragment's HTML whether it comes to life or not; relative to the folder of the release. */
  boot: optional(string()),
  /** The files of the release which it runs. */
  assets: assetsSchema,
  /** The files that those import once the fragment is used, such as a drawer that it opens. */
  later: optional(assetsSchema),
});

export type FragmentProps = Infer<typeof propsSchema>;
export type EmbeddedFragment = Infer<typeof embeddedFragmentSchema>;
export type OfferedFragment = Infer<typeof offeredFragmentSchema>;
export type FragmentDocument = Infer<typeof fragmentDocumentSchema>;

/** @throws Error that names the field which is wrong */
export const parseFragmentDocument = (value: unknown, what: string): FragmentDocument =>
  checkDocument(fragmentDocumentSchema, value, what);
