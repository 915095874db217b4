import React from 'react';
import singleSpaReact from 'single-spa-react';
import type { LifecycleProps, Lifecycles } from '@furrow/contract';
import { createIslandRoot, identifierPrefix, reactMinor } from './island-root';
import { siteOrigin } from './public-path';
import type { Services } from '../pages/services';

/**
 * The props for rendering an island: those that it was mounted with, and a default for each service that the root did
 * not provide.
 */
export type RootProps = LifecycleProps & { services: Services };

/** What is rendered into an island, and what it needs for that. */
export type Drawn<Props extends RootProps> = {
  /** The name of the remote or of its fragment. Ids of elements begin with it. */
  name: string;
  Root: React.ComponentType<Props>;
  /** Whether a link to this path stays in this page, in a root that provides no navigation. */
  owns(pathname: string): boolean;
  /** Loads the code for the first render. If a chunk fails, the element stays unchanged. */
  load(given: RootProps): Promise<Props>;
};

/**
 * The lifecycles of a page or a fragment, made with single-spa-react. Mounting hydrates the HTML in the element if this
 * version wrote it for the same path with the same React, and otherwise replaces it.
 */
export function createLifecycles<Props extends RootProps>({ name, Root, owns, load }: Drawn<Props>) {
  const mounted = new Map<HTMLElement, Props>();
  /** single-spa-react stores its roots by the name in the props, so each mount gets its own name. */
  let mounts = 0;
  const options = {
    React,
    ReactDOMClient: {
      createRoot(element: HTMLElement) {
        const hydrate = mayHydrate(mounted.get(element));
        return createIslandRoot(element, {
          hydrate,
          identifierPrefix: element.dataset.ids ?? identifierPrefix(hydrate ? name : `${name}-${mounts}`),
          // The error boundary reports what it caught; React would log it a second time.
          onCaughtError: () => {},
        });
      },
    },
    renderType: 'createRoot',
    rootComponent: Root,
    // A root has an error boundary inside.
    suppressComponentDidCatchWarning: true,
    domElementGetter: ({ domElement }: Props) => domElement,
  };
  // The types of single-spa-react also require single-spa's own props, which no lifecycle here reads.
  const react = singleSpaReact(options as unknown as Parameters<typeof singleSpaReact>[0]);
  const call = (step: 'mount' | 'update' | 'unmount', props: Props) =>
    (react[step] as unknown as (props: object) => Promise<void>)(props);

  return {
    async mount(given) {
      const services = await servicesOf(given, owns);
      // An aborted mount rejects with the signal's reason, whatever other errors it had.
      const loaded = await load({ ...given, services }).finally(() => given.signal?.throwIfAborted());
      const props = { ...loaded, name: `${name} ${(mounts += 1)}` };
      mounted.set(given.domElement, props);
      await call('mount', props);
    },
    async update({ domElement, fragmentProps }) {
      const props = mounted.get(domElement);
      if (props) await call('update', { ...props, fragmentProps });
    },
    async unmount({ domElement }) {
      const props = mounted.get(domElement);
      mounted.delete(domElement);
      if (props) await call('unmount', props);
    },
  } satisfies Lifecycles;
}

/** Our own host passes all services that have a default, and never loads those. */
async function servicesOf(given: LifecycleProps, owns: (pathname: string) => boolean): Promise<Services> {
  const { navigation, notify, theme, notFound, trustMarkup, reportError } = given;
  if (navigation && notify && theme && reportError)
    return { navigation, notify, theme, notFound, trustMarkup, reportError };
  return (await import('./default-services')).withDefaults(given, owns, siteOrigin);
}

/**
 * Whether the element contains HTML that this build wrote for what is mounted, according to its attributes. Another
 * React minor may generate other ids.
 */
function mayHydrate(props: RootProps | undefined): boolean {
  if (!props) return false;
  const { dataset, childNodes } = props.domElement;
  // A fragment has no path. The HTML of a page shows no drawer.
  const isOfPage = dataset.path === props.path && !props.services.navigation.current().over;
  return (
    childNodes.length > 0 &&
    dataset.version === __APP_VERSION__ &&
    dataset.react === reactMinor &&
    (dataset.path === undefined || isOfPage)
  );
}
