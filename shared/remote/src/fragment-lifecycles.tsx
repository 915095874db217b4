import { siteOrigin } from './public-path';
import type { Fragments, LifecycleProps, Lifecycles } from './contract';
import { FragmentBoundary, FragmentRoot, type FragmentRootProps } from './fragment-root';
import type { RemoteFragment, RemoteFragments } from './fragments';
import { createIslandRoot, reactMinor } from './island-root';
import { imported } from './module-cache';
import { reactLifecycles } from './react-lifecycles';
import type { Services } from './services';

/**
 * The lifecycles of each fragment, which the build exposes as `./fragments`. `mount` loads the fragment's chunk first, so that a
 * chunk that fails rejects and leaves the element as it is. It hydrates HTML of this version.
 */
export function createFragmentLifecycles({ name, fragments }: RemoteFragments): Fragments {
  return Object.fromEntries(fragments.map((fragment) => [fragment.name, lifecyclesOf(name, fragment)]));
}

function lifecyclesOf(remote: string, { name, module }: RemoteFragment): Lifecycles {
  const mounted = new Map<HTMLElement, FragmentRootProps>();
  /** single-spa-react keeps its roots by name, so each mount gets a name of its own. */
  let mounts = 0;
  const call = reactLifecycles<FragmentRootProps>({
    rootComponent: FragmentRoot,
    errorBoundaryClass: FragmentBoundary,
    createRoot: (element) =>
      createIslandRoot(element, {
        hydrate: mayHydrate(element),
        identifierPrefix: element.dataset.ids ?? `${remote}-${name}-${mounts}-`,
        // The error boundary reports what it caught; React would log it a second time.
        onCaughtError: () => {},
      }),
  });

  return {
    // A fragment has nothing to prepare before it is mounted.
    bootstrap: () => Promise.resolve(),
    async mount(given) {
      const [{ default: Fragment }, services] = await Promise.all([imported(module()), servicesOf(given)]);
      given.signal?.throwIfAborted();
      const { fragmentProps = {} } = given;
      const props = { ...given, name: `${remote}/${name} ${++mounts}`, services, Fragment, fragmentProps };
      mounted.set(given.domElement, props);
      await call('bootstrap', props);
      await call('mount', props);
    },
    async update({ domElement, fragmentProps = {} }) {
      const props = mounted.get(domElement);
      if (!props) return;
      const next = { ...props, fragmentProps };
      mounted.set(domElement, next);
      await call('update', next);
    },
    async unmount({ domElement }) {
      const props = mounted.get(domElement);
      mounted.delete(domElement);
      if (props) await call('unmount', props);
    },
  };
}

/** The services that the root passes, with defaults for the others. `notFound` is left out, because a fragment is no page that could be missing. */
async function servicesOf(given: LifecycleProps): Promise<Services> {
  const { navigation, notify, theme, trustMarkup, reportError } = given;
  if (navigation && notify && theme && reportError) return { navigation, notify, theme, trustMarkup, reportError };
  return (await import('./default-services')).withDefaults(given, () => false, siteOrigin);
}

function mayHydrate({ childNodes, dataset }: HTMLElement): boolean {
  return childNodes.length > 0 && dataset.version === __APP_VERSION__ && dataset.react === reactMinor;
}
