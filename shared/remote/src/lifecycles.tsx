import './public-path';
import * as React from 'react';
import singleSpaReact from 'single-spa-react';
import type { LifecycleProps, Lifecycles } from './contract';
import { Island, type IslandProps } from './island';
import { IslandBoundary } from './island-boundary';
import { createIslandRoot, identifierPrefix, reactMinor } from './island-root';
import { pageOf } from './navigation';
import { createPageLoader } from './page-loader';
import type { RemoteRoutes } from './routes';
import { withDefaults } from './services';

/**
 * The lifecycles a remote exposes, made by single-spa-react. `mount` first loads the page chunk, so that a failing chunk
 * rejects and leaves what is on screen alone; it hydrates when the slot holds this version's own HTML of this path.
 */
export function createLifecycles(remote: RemoteRoutes): Lifecycles {
  const pages = createPageLoader(remote);
  /** What is or was mounted in an element. single-spa-react tells its roots apart by name, so each element has one of its own. */
  const islands = new WeakMap<HTMLElement, IslandProps>();
  let count = 0;
  /** Paths that a caller of `update` waits for: if one does not come, that caller decides what to show. */
  const updating = new Set<string>();
  const isUpdating = (pathname: string) => updating.has(pathname);

  const islandProps = (props: LifecycleProps): IslandProps => {
    const known = islands.get(props.domElement);
    const services = known?.services ?? withDefaults(props);
    const name = known?.name ?? `${remote.name} ${++count}`;
    const island = { ...props, name, services, pages, isUpdating };
    islands.set(props.domElement, island);
    return island;
  };

  const options = {
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => {
        const island = islands.get(element);
        return createIslandRoot(element, {
          hydrate: island !== undefined && mayHydrate(island),
          identifierPrefix: identifierPrefix(remote.name),
          // The boundary reports what it caught; React would log it a second time.
          onCaughtError: () => {},
        });
      },
    },
    renderType: 'createRoot',
    rootComponent: Island,
    errorBoundaryClass: IslandBoundary,
    domElementGetter: ({ domElement }: IslandProps) => domElement,
  };
  // Its types ask for single-spa's own props as well, which no lifecycle here reads.
  const react = singleSpaReact(options as unknown as Parameters<typeof singleSpaReact>[0]);
  const call = (name: 'bootstrap' | 'mount' | 'update' | 'unmount', props: IslandProps) =>
    (react[name] as unknown as (props: IslandProps) => Promise<void>)(props);

  return {
    bootstrap: (props) => call('bootstrap', islandProps(props)),
    async mount(props) {
      const island = islandProps(props);
      await pages.load(pageOf(island.services.navigation.current()).pathname);
      await call('mount', island);
    },
    async update(props) {
      const island = islandProps(props);
      const { pathname } = pageOf(island.services.navigation.current());
      updating.add(pathname);
      try {
        await pages.load(pathname);
      } finally {
        setTimeout(() => updating.delete(pathname));
      }
      await call('update', island);
    },
    async unmount(props) {
      await call('unmount', islandProps(props));
      islands.delete(props.domElement);
    },
  };
}

function mayHydrate({ hydrate, services, domElement }: IslandProps): boolean {
  return (
    hydrate !== undefined &&
    hydrate.version === __APP_VERSION__ &&
    hydrate.path === pageOf(services.navigation.current()).pathname &&
    domElement.dataset.react === reactMinor
  );
}
