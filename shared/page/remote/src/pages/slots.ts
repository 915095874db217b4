import type { FragmentProps } from '@furrow/formats/fragment.schema';
import { mostParts } from '@furrow/formats/slot.schema';
import type { infer as Infer, ZodMiniType } from 'zod/mini';

/** A slot that a remote offers in its pages or fragments. Only the build reads this; browsers never load it. */
export type RemoteSlot<
  Name extends string = string,
  Schema extends ZodMiniType<FragmentProps> = ZodMiniType<FragmentProps>,
> = {
  /** In kebab-case. Others know the slot as `<remote>/<name>`. */
  name: Name;
  /** What the slot gives to its parts: JSON values, as for a fragment. */
  propsSchema: Schema;
  /** How many parts it takes. */
  max: number;
  /** How many bytes after brotli all parts together may add to a page, by kind of file. */
  bytes: { html: number; css: number; js: number };
  /** The level of the headings that its parts begin with, such as 2. Without it parts need no heading. */
  heading?: number;
  /**
   * The room that each part has, in pixels: the narrowest and the widest, in windows of 360 pixels and more. A part looks
   * right in all of it.
   */
  width?: { least: number; most: number };
  /** The remotes that may fill it. Without it all remotes may. */
  apps?: readonly string[];
};

/** A remote and its slots, as {@link defineSlots} returns them and `slots.ts` exports them. */
export type RemoteSlots<Name extends string = string, Slot extends RemoteSlot = RemoteSlot> = {
  name: Name;
  slots: readonly Slot[];
};

/**
 * The props that the slots of a remote give, by their addresses. Its `slots.ts` adds this to `OfferedSlots` of
 * `@furrow/remote/slot`, so that the compiler checks the pages that hold them and the fragments that fill them.
 */
export type SlotOffer<Remote extends RemoteSlots> = {
  [Slot in Remote['slots'][number] as `${Remote['name']}/${Slot['name']}`]: Infer<Slot['propsSchema']>;
};

/**
 * Describes the slots that a remote offers to fragments of others.
 *
 * @param name the remote's name
 * @throws Error that names the slot when its name is malformed or listed twice, when it takes no or too many parts, or
 *   when its widest room comes first
 */
export function defineSlots<const Name extends string, const Slot extends RemoteSlot>(
  name: Name,
  slots: readonly Slot[],
): RemoteSlots<Name, Slot> {
  const seen = new Set<string>();
  for (const { name: own, max, width } of slots) {
    if (!/^[a-z][a-z0-9-]*$/.test(own)) throw new Error(`${name}: the slot "${own}" must have a name in kebab-case.`);
    if (seen.has(own)) throw new Error(`${name}: the slot "${own}" is listed twice in slots.ts. Remove one.`);
    if (!Number.isInteger(max) || max < 1 || max > mostParts)
      throw new Error(`${name}: the slot "${own}" takes ${max} parts. Let it take 1 to ${mostParts}.`);
    if (width && !(width.least > 0 && width.least <= width.most))
      throw new Error(
        `${name}: the parts of the slot "${own}" are ${width.least} to ${width.most} pixels wide. Give the narrowest first.`,
      );
    seen.add(own);
  }
  return { name, slots };
}
