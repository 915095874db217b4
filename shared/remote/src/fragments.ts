import type { FragmentProps } from '@furrow/formats/fragment.schema';
import type { HydratePolicy } from '@furrow/formats/hydrate-policy';
import type { ComponentType } from 'react';
import type { ZodMiniType } from 'zod/mini';

/** The module of a fragment. The default export is the component; it gets what the page gives to the fragment. */
export type FragmentModule = { default: ComponentType<never> };

export type RemoteFragment = {
  /** In kebab-case. Pages know the fragment as `<remote>/<name>`. */
  name: string;
  /** A dynamic import of a `*.fragment.tsx` file, so that the fragment is a chunk of its own. */
  module: () => Promise<FragmentModule>;
  /** A dynamic import of the schema of its props. Only the build loads it: what it knows goes into the release. */
  schema: () => Promise<{ propsSchema: ZodMiniType<FragmentProps> }>;
  /** The props to prerender: a page that gives others shows its fallback until the fragment's code runs. */
  variants: FragmentProps[];
  /** When the fragment comes to life. By default one without controls never does, and any other does at once. */
  hydrate?: HydratePolicy;
  /** The height to keep free while there is no HTML of it, in pixels on narrow and on wide screens. */
  size?: { narrow: number; wide: number };
};

export type RemoteFragments = { name: string; fragments: RemoteFragment[] };

/**
 * Describes the fragments that a remote offers to pages of others. Its second expose and the prerendered HTML are made from this.
 *
 * @param name the remote's name
 * @throws Error that names the fragment when its name is malformed or listed twice, or when nothing of it is prerendered
 */
export function defineFragments(name: string, fragments: RemoteFragment[]): RemoteFragments {
  const seen = new Set<string>();
  for (const { name: own, variants } of fragments) {
    if (!/^[a-z][a-z0-9-]*$/.test(own))
      throw new Error(`${name}: the fragment "${own}" must have a name in kebab-case.`);
    if (seen.has(own)) throw new Error(`${name}: the fragment "${own}" is listed twice in fragments.ts. Remove one.`);
    if (variants.length === 0)
      throw new Error(`${name}: the fragment "${own}" has no variants. Name the props to prerender, such as [{}].`);
    seen.add(own);
  }
  return { name, fragments };
}
