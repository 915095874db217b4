import type { FragmentProps } from '@furrow/formats/fragment.schema';
import type { HydratePolicy } from '@furrow/formats/hydrate-policy';
import type { ComponentType } from 'react';
import type { infer as Infer, ZodMiniType } from 'zod/mini';

/** The module of a fragment. The default export is the component; it gets what the page gives to the fragment. */
export type FragmentModule = { default: ComponentType<never> };

/** What is declared of a fragment's props and events. */
export type FragmentSchemas = {
  propsSchema: ZodMiniType<FragmentProps>;
  /** The props to prerender, such as `[{}]`: a page that gives others shows its fallback until the fragment's code runs. */
  variants: readonly FragmentProps[];
  /** The events that the fragment sends: an object with the detail of each, by name. It serves types alone: no event is checked in the browser. */
  eventsSchema?: ZodMiniType<Record<string, unknown>>;
};

export type RemoteFragment<Name extends string = string, Schemas extends FragmentSchemas = FragmentSchemas> = {
  /** In kebab-case. Pages know the fragment as `<remote>/<name>`. */
  name: Name;
  /** A dynamic import of a `*.fragment.tsx` file, so that the fragment is a chunk of its own. */
  module: () => Promise<FragmentModule>;
  /** A dynamic import of what is declared of its props and events. Only the build loads it: what it knows goes into the release. */
  schema: () => Promise<Schemas>;
  /** When the fragment comes to life. By default one without controls never does, and any other does at once. */
  hydrate?: HydratePolicy;
  /** The height to keep free while the fragment has no HTML, in pixels on narrow and on wide screens. */
  size?: { narrow: number; wide: number };
};

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

type OfferOf<Schemas extends FragmentSchemas> = {
  props: Infer<Schemas['propsSchema']>;
  events: Schemas extends Required<FragmentSchemas> ? Infer<Schemas['eventsSchema']> : Record<never, never>;
};

/**
 * Describes the fragments that a remote offers to pages of others. Its second expose and the prerendered HTML are made from this.
 *
 * @param name the remote's name
 * @throws Error that names the fragment when its name is malformed or listed twice
 */
export function defineFragments<const Name extends string, const Fragment extends RemoteFragment>(
  name: Name,
  fragments: readonly Fragment[],
): RemoteFragments<Name, Fragment> {
  const seen = new Set<string>();
  for (const { name: own } of fragments) {
    if (!/^[a-z][a-z0-9-]*$/.test(own))
      throw new Error(`${name}: the fragment "${own}" must have a name in kebab-case.`);
    if (seen.has(own)) throw new Error(`${name}: the fragment "${own}" is listed twice in fragments.ts. Remove one.`);
    seen.add(own);
  }
  return { name, fragments };
}
