import { array, int, maximum, minimum, object, optional, record, regex, strictObject, string, unknown } from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { appNameSchema } from './check-shape';

/*
 * A slot is a place in a page or a fragment of one remote, such as `content/farm`, that releases of others fill with
 * their fragments. The release with the page says what the slot gives and takes, the release of a fragment says which
 * slots it fills, and the compose step puts one into the other.
 */

const name = '[a-z][a-z0-9-]*';
const address = new RegExp(`^${name}/${name}$`);

/** The name of a slot or of a fragment within its remote. */
export const partNameSchema = string().check(regex(new RegExp(`^${name}$`), 'must be a name in kebab-case'));

/** Any JSON object. */
export const partPropsSchema = record(string(), unknown());

const slotAddressSchema = string().check(regex(address, 'must be a remote and its slot, such as content/farm'));

/** The slot that a fragment fills, and its place among the others: first by the number, then by the address. */
export const fillingSchema = object({ slot: slotAddressSchema, order: int() });

/** What the settings of a site say about slots, by their addresses. */
export const slotSettingsSchema = record(
  slotAddressSchema,
  strictObject({
    /** The apps that may fill the slot, of those that its release lets in. */
    apps: optional(array(appNameSchema)),
    /**
     * Fragments that stand in the slot although their releases do not say so, such as those of releases from before
     * there was the slot.
     */
    add: optional(
      array(
        strictObject({
          of: string().check(regex(address, 'must be a remote and its fragment, such as shop/mini-cart')),
          order: int(),
        }),
      ),
    ),
  }),
);

export type SlotSettings = Infer<typeof slotSettingsSchema>;

/** A slot in a page or a fragment, with the props that it gives to its parts. */
export const placedSlotSchema = object({ name: partNameSchema, props: partPropsSchema });

/** The largest number of parts that a slot may take. */
export const mostParts = 50;

/** What a release says about a slot that it offers. */
export const offeredSlotSchema = object({
  name: partNameSchema,
  /** The props that it gives to its parts, as JSON Schema. */
  schema: partPropsSchema,
  /** How many parts it takes. */
  max: int().check(minimum(1, 'must be 1 or more'), maximum(mostParts, `must be ${mostParts} or less`)),
  /** How many bytes after brotli all parts together may add to a page. */
  bytes: object({ html: int(), css: int(), js: int() }),
  /** The level of the headings that its parts begin with. */
  heading: optional(int().check(minimum(2, 'must be 2 or more'), maximum(6, 'must be 6 or less'))),
  /** The room that each part has, in pixels: the narrowest and the widest, in windows of 360 pixels and more. */
  width: optional(object({ least: int().check(minimum(1, 'must be 1 or more')), most: int() })),
  /** The remotes that may fill it; absent when all may. */
  apps: optional(array(appNameSchema)),
});

export type Filling = Infer<typeof fillingSchema>;
export type PlacedSlot = Infer<typeof placedSlotSchema>;
export type OfferedSlot = Infer<typeof offeredSlotSchema>;

/** The slots of a release in its entry of the ledger and of the discovery document, for who composes and for tools. */
export const slotFactsSchema = object({
  /** The names of the slots that it offers. */
  offers: optional(array(string())),
  /** The slots that its fragments fill. */
  fills: optional(array(object({ ...fillingSchema.shape, fragment: string() }))),
  /** The slots in its fragments, by the name of the fragment. */
  within: optional(record(string(), array(string()))),
});

export type SlotFacts = Infer<typeof slotFactsSchema>;
