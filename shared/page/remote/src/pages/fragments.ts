import type { FragmentProps } from '@furrow/formats/fragment.schema';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { ComponentType } from 'react';
import type { infer as Infer, ZodMiniType } from 'zod/mini';
import type { OfferedSlots } from './slot';

/** The module of a fragment. The default export is the component; its props come from the page. */
export type FragmentModule = { default: ComponentType<never> };

/** The declarations of a fragment's props and events. */
export type FragmentSchemas = {
  propsSchema: ZodMiniType<FragmentProps>;
  /**
   * The props to prerender, such as `[{}]`. A page that passes other props shows its fallback until the fragment's code
   * runs.
   */
  variants: readonly FragmentProps[];
  /**
   * The events that the fragment sends: an object with the detail of each event, by name. It is only used for types;
   * events are not checked in the browser.
   */
  eventsSchema?: ZodMiniType<Record<string, unknown>>;
};

/** A fragment that a remote offers to pages of others. */
export type RemoteFragment<Name extends string = string, Schemas extends FragmentSchemas = FragmentSchemas> = {
  /** In kebab-case. Pages know the fragment as `<remote>/<name>`. */
  name: Name;
  /** A dynamic import of a `*.fragment.tsx` file, so that the fragment is a chunk of its own. */
  module: () => Promise<FragmentModule>;
  /**
   * A dynamic import of the declarations of its props and events. Only the build loads it, and writes what it needs
   * into the release.
   */
  schema: () => Promise<Schemas>;
  /** When the fragment is hydrated. By default a fragment without controls never is, and any other is at once. */
  hydrate?: HydratePolicy;
  /** The height to reserve while the fragment has no HTML, in pixels on narrow and on wide screens. */
  size?: { narrow: number; wide: number };
  /**
   * The slots of other remotes that it fills. It stands in such a slot for the props that it is prerendered for, among
   * other parts by its number, and then by its address.
   */
  fills?: readonly { slot: SlotAddress; order: number }[];
};

/** A slot that is known to the compiler, or one of a remote of which it knows none, such as one that is not there. */
type SlotAddress = (keyof OfferedSlots & string) | `${string}/${string}`;
/** The remotes of which slots are known; nobody where none is, as in a repository of its own. */
type Offering = RemoteOf<keyof OfferedSlots>;
type RemoteOf<Address> = Address extends `${infer Remote}/${string}` ? Remote : never;

/**
 * A sentence for each fragment that fills a slot which its remote does not offer, or does not take what the slot gives. It
 * makes the compiler refuse the fragment.
 */
type Misfit<Fragment extends RemoteFragment> = Fragment extends {
  name: infer Name extends string;
  fills: readonly { slot: infer Filled extends string }[];
}
  ? MisfitIn<Name, Filled, Infer<Awaited<ReturnType<Fragment['schema']>>['propsSchema']>>
  : never;
type MisfitIn<Name extends string, Filled extends string, Props> = Filled extends keyof OfferedSlots
  ? OfferedSlots[Filled] extends Props
    ? never
    : `The fragment ${Name} does not accept the props of the slot ${Filled}`
  : Filled extends `${Offering}/${string}`
    ? `The fragment ${Name} fills the slot ${Filled}, which nobody offers`
    : never;

/** What the compiler asks of a fragment. One that does not fit gets the sentence as the type of its `fills`. */
type Fitting<Fragment extends RemoteFragment> = [Misfit<Fragment>] extends [never]
  ? unknown
  : { fills: Misfit<Fragment> };

/** A remote and its fragments, as {@link defineFragments} returns them and `fragments.ts` exports them. */
export type RemoteFragments<Name extends string = string, Fragment extends RemoteFragment = RemoteFragment> = {
  name: Name;
  fragments: readonly Fragment[];
};

/**
 * What the fragments of a remote take and send, by their addresses. Its `fragments.ts` adds this to `OfferedFragments` of
 * `@furrow/remote/fragment`, so that the compiler checks the pages that place them.
 */
export type Offer<Remote extends RemoteFragments> = {
  [Fragment in Remote['fragments'][number] as `${Remote['name']}/${Fragment['name']}`]: OfferOf<
    Awaited<ReturnType<Fragment['schema']>>
  >;
};

/**
 * What the `fragments.ts` of each remote adds to. It is exported from here as well, because TypeScript adds to modules of the
 * program alone, and `@furrow/remote/fragment` is not one of them while no page of a remote places a fragment.
 *
 * @public
 */
export type { OfferedFragments } from './fragment';

type OfferOf<Schemas extends FragmentSchemas> = {
  props: Infer<Schemas['propsSchema']>;
  events: Schemas extends Required<FragmentSchemas> ? Infer<Schemas['eventsSchema']> : Record<never, never>;
};

/**
 * Describes the fragments that a remote offers to pages of others. Its second expose and the prerendered HTML are made from this.
 *
 * @param name the remote's name
 * @throws Error that names the fragment when its name is malformed or listed twice, or when it fills a slot twice
 */
export function defineFragments<const Name extends string, const Fragments extends readonly RemoteFragment[]>(
  name: Name,
  fragments: Fragments & { [Index in keyof Fragments]: Fitting<Fragments[Index]> },
): RemoteFragments<Name, Fragments[number]> {
  const seen = new Set<string>();
  for (const { name: own, fills = [] } of fragments) {
    if (!/^[a-z][a-z0-9-]*$/.test(own))
      throw new Error(`${name}: the fragment "${own}" must have a name in kebab-case.`);
    if (seen.has(own)) throw new Error(`${name}: the fragment "${own}" is listed twice in fragments.ts. Remove one.`);
    seen.add(own);
    const twice = fills.find(({ slot }, index) => fills.findIndex((other) => other.slot === slot) < index);
    if (twice)
      throw new Error(`${name}: the fragment "${own}" fills the slot ${twice.slot} twice in fragments.ts. Remove one.`);
  }
  return { name, fragments };
}
