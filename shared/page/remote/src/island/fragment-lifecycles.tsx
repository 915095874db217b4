import type { ComponentType } from 'react';
import type { Fragments } from '@furrow/contract';
import { FragmentRoot } from './fragment-root';
import type { RemoteFragments } from '../pages/fragments';
import { IslandBoundary } from './island-boundary';
import { createLifecycles, type RootProps } from './lifecycles';
import { imported } from './module-cache';

/** The lifecycles of each fragment of a remote. */
export function createFragmentLifecycles({ name: remote, fragments }: RemoteFragments): Fragments {
  const lifecycles = fragments.map(({ name, module }) => {
    const load = async (given: RootProps) => ({ ...given, Fragment: (await imported(module())).default });
    return [name, createLifecycles({ name: `${remote}-${name}`, Root: FragmentIsland, owns: () => false, load })];
  });
  return Object.fromEntries(lifecycles) as Fragments;
}

const nothing = () => null;

/** The host is told of the failed render, and puts the prerendered HTML back. */
function FragmentIsland(props: RootProps & { Fragment: ComponentType<never> }) {
  return (
    <IslandBoundary onError={props.services.reportError} failed={nothing}>
      <FragmentRoot {...props} />
    </IslandBoundary>
  );
}
