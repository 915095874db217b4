import type { FragmentProps } from '@furrow/formats/fragment.schema';
import type { PlacedSlot } from '@furrow/formats/slot.schema';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import { slotAttribute, slotPropsAttribute, slotTag, unfilledAttribute } from '@furrow/contract/slot-element';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { useHydrated } from './hydration';
import { usePlacedElement } from './placed-element';

/** A function that is called with each slot in a page or fragment. The prerenderer provides it; in the browser there is none. */
export const SlotsContext = createContext<((placed: PlacedSlot) => void) | undefined>(undefined);

/**
 * The props that slots give to their parts, by address. Each remote adds its own in `slots.ts`, and `furrow types` adds
 * those of a live site. They are types alone.
 *
 * @public
 */
/* eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
   -- others add to it, which only an interface allows */
export interface OfferedSlots {}

type Known = keyof OfferedSlots & string;
type NameOf<Address extends string> = Address extends `${string}/${infer Name}` ? Name : never;
type PropsOf<Name extends string> =
  Extract<Known, `${string}/${Name}`> extends infer Address extends Known
    ? [Address] extends [never]
      ? FragmentProps
      : OfferedSlots[Address]
    : never;

export type SlotProps<Name extends string = string> = {
  /** The name of the slot, as `slots.ts` of this remote declares it. */
  name: Name & (string extends Name ? string : NameOf<Known>);
  /** What its parts get. */
  props?: PropsOf<Name>;
  /** What stands there when nobody fills it. */
  children?: ReactNode;
};

/** The page lays out the parts themselves. A rule of the site's style sheet would cost pages without slots bytes. */
const asItsParts = { display: 'contents' };

/**
 * A place in this page for parts of other remotes, which their own releases put there. Their HTML comes with the
 * document, and each of them hydrates on its own, as fragments do.
 */
export function Slot<Name extends string>(placed: SlotProps<Name>): ReactNode;
export function Slot({
  name,
  props = {},
  children,
}: {
  name: string;
  props?: FragmentProps;
  children?: ReactNode;
}): ReactNode {
  const prerender = useContext(SlotsContext);
  const hydrated = useHydrated();
  const [isDrawn] = useState(hydrated && !prerender);
  prerender?.({ name, props });
  return usePlacedElement(
    slotTag,
    {
      [slotAttribute]: name,
      [slotPropsAttribute]: formatFragmentProps(props),
      style: asItsParts,
      ...(isDrawn && { [unfilledAttribute]: '' }),
    },
    prerender !== undefined,
    children,
  );
}
