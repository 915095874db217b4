import { siteOrigin } from './public-path';
import { matchPath } from '@furrow/router';
import type { LifecycleProps, Lifecycles, Unsubscribe } from './contract';
import { Island, type IslandProps } from './island';
import { IslandBoundary } from './island-boundary';
import { createIslandRoot, identifierPrefix, reactMinor } from './island-root';
import { pageOf } from './navigation';
import { createPageLoader } from './page-loader';
import { reactLifecycles } from './react-lifecycles';
import type { RemoteRoutes } from './routes';
import type { Services } from './services';

/** One mount of the remote. */
type Mounted = { props: IslandProps; stopFollowing: Unsubscribe };

/**
 * The lifecycles a remote exposes, made by single-spa-react. `mount` first loads the page's chunk, so that a chunk that fails
 * rejects and leaves the slot as it is. It hydrates when the slot holds HTML of this version and this path, and otherwise renders
 * into a cleared element.
 *
 * `update` is the only way to another page of the remote. A host calls it after it moved the address bar. A root that passes no
 * navigation service does not call it, so there the remote follows the address and calls its own `update`.
 */
export function createLifecycles(remote: RemoteRoutes): Lifecycles {
  const pages = createPageLoader(remote);
  const mounted = new Map<HTMLElement, Mounted>();
  const owns = (pathname: string) => remote.routes.some(({ path }) => matchPath(path, pathname));
  /** The services that the root passes, with defaults for the others. Our own host passes all of them, and never loads the defaults. */
  const fillGaps = async (given: LifecycleProps): Promise<Services> =>
    (await import('./default-services')).withDefaults(given, owns, siteOrigin);
  /** single-spa-react keeps its roots by name, so each mount gets a name of its own. */
  let mounts = 0;

  const call = reactLifecycles<IslandProps>({
    rootComponent: Island,
    errorBoundaryClass: IslandBoundary,
    createRoot: (element) =>
      createIslandRoot(element, {
        hydrate: mayHydrate(mounted.get(element)?.props),
        identifierPrefix: identifierPrefix(remote.name),
        // The error boundary reports what it caught; React would log it a second time.
        onCaughtError: () => {},
      }),
  });

  /**
   * Loads the page of the current path, and of the path after that when the address moves meanwhile.
   * @returns the path
   * @throws the loader's error when the page of the current path does not come, and the signal's reason once it is aborted
   */
  async function loadCurrentPage({ services: { navigation } }: IslandProps, signal?: AbortSignal): Promise<string> {
    for (;;) {
      const { pathname } = pageOf(navigation.current());
      const isCurrent = () => pathname === pageOf(navigation.current()).pathname;
      try {
        await pages.load(pathname);
      } catch (error) {
        signal?.throwIfAborted();
        if (isCurrent()) throw error;
      }
      signal?.throwIfAborted();
      if (isCurrent()) return pathname;
    }
  }

  async function showCurrentPage(
    props: IslandProps,
    { signal, transition = atOnce }: Pick<LifecycleProps, 'signal' | 'transition'> = {},
  ): Promise<void> {
    const path = await loadCurrentPage(props, signal);
    const show = async () => {
      // The root may take a moment, in which the visitor goes on.
      if (!isMounted(props) || pageOf(props.services.navigation.current()).pathname !== path) return;
      props.shown = path;
      await call('update', props);
    };
    // The same page, at other parameters of its address or once more, is no change.
    await (path === props.shown ? show() : transition(show));
  }

  const isMounted = ({ domElement, name }: IslandProps) => mounted.get(domElement)?.props.name === name;

  /** Calls `update` for a root that does not; a page that does not come is shown and reported as an error of the remote. */
  function follow(props: IslandProps): Unsubscribe {
    const { navigation } = props.services;
    let { pathname } = pageOf(navigation.current());
    return navigation.subscribe(() => {
      const next = pageOf(navigation.current()).pathname;
      if (next === pathname) return;
      pathname = next;
      void showOrFail(props);
    });
  }

  async function showOrFail(props: IslandProps): Promise<void> {
    try {
      await showCurrentPage(props);
    } catch (error) {
      if (isMounted(props)) await call('update', { ...props, failure: { error } });
    }
  }

  return {
    bootstrap: (props) => call('bootstrap', props as IslandProps),
    async mount(given) {
      const props: IslandProps = {
        ...given,
        name: `${remote.name} ${++mounts}`,
        services: allServices(given) ?? (await fillGaps(given)),
        pages,
        retry: () => void showOrFail(props),
        shown: '',
      };
      props.shown = await loadCurrentPage(props, given.signal);
      mounted.set(props.domElement, { props, stopFollowing: given.navigation ? () => {} : follow(props) });
      await call('mount', props);
    },
    async update({ domElement, signal, transition }) {
      const island = mounted.get(domElement);
      // An island that was unmounted has no page to show any more.
      if (island) await showCurrentPage(island.props, { signal, transition });
    },
    async unmount({ domElement }) {
      const island = mounted.get(domElement);
      if (!island) return;
      mounted.delete(domElement);
      island.stopFollowing();
      await call('unmount', island.props);
    },
  };
}

/** The transition of a root that passes none: the page changes at once. */
const atOnce = (change: () => Promise<void>) => change();

function allServices({
  navigation,
  notify,
  theme,
  notFound,
  trustMarkup,
  reportError,
}: LifecycleProps): Services | undefined {
  if (!navigation || !notify || !theme || !notFound || !reportError) return undefined;
  return { navigation, notify, theme, notFound, trustMarkup, reportError };
}

/**
 * Whether the element holds the HTML that this build prerendered for the current path, as the element's attributes declare. HTML of
 * another React minor is not hydrated, because generated ids may differ.
 */
function mayHydrate(island: IslandProps | undefined): boolean {
  if (!island) return false;
  const { dataset, childNodes } = island.domElement;
  return (
    childNodes.length > 0 &&
    dataset.version === __APP_VERSION__ &&
    // With a drawer open the address is another one than that of the page, whose HTML has no drawer.
    dataset.path === island.services.navigation.current().pathname &&
    dataset.react === reactMinor
  );
}
