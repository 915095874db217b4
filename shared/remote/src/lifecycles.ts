import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root as ReactRoot, type RootOptions } from 'react-dom/client';
import type { LifecycleProps, Lifecycles } from './contract';
import { identifierPrefix, reactMinor } from './island-root';
import { siteOrigin } from './public-path';
import type { Services } from './services';

/** The props of what an island draws: those that it was mounted with, with a default for each service that the root did not bring. */
export type RootProps = LifecycleProps & { services: Services };

/** What is drawn into an island, and what it needs for that. */
export type Drawn<Props extends RootProps> = {
  /** Of the remote or of its fragment. Ids of elements begin with it. */
  name: string;
  Root: ComponentType<Props>;
  /** Whether a link to this path stays where it is, in a root that brings no navigation. */
  owns(pathname: string): boolean;
  /** Loads the code for the first render, so that a chunk that fails leaves the element as it is. */
  load(given: RootProps): Promise<Props>;
};

/** What is mounted in an element. */
type Mounted<Props extends RootProps> = { root: ReactRoot; props: Props };

/**
 * The lifecycles of a page or a fragment. What is mounted hydrates the HTML in the element where this version wrote it for the same path
 * with the same React, and otherwise takes its place.
 */
export function createLifecycles<Props extends RootProps>({ name, Root, owns, load }: Drawn<Props>) {
  const mounted = new Map<HTMLElement, Mounted<Props>>();
  /** How often something was mounted, so that what is drawn anew has ids of its own. */
  let mounts = 0;

  return {
    async mount(given) {
      const services = await servicesOf(given, owns);
      // What was aborted rejects with the signal's reason, whatever else happened to it.
      const props = await load({ ...given, services }).finally(() => given.signal?.throwIfAborted());
      const { domElement } = props;
      const hydrates = mayHydrate(props);
      const options: RootOptions = {
        identifierPrefix: domElement.dataset.ids ?? identifierPrefix(hydrates ? name : `${name}-${(mounts += 1)}`),
        // The error boundary reports what it caught; React would log it a second time.
        onCaughtError: () => {},
      };
      await untilCommitted((onCommit) => {
        const drawn = createElement(Committed, { onCommit }, createElement(Root, props));
        const root = hydrates ? hydrateRoot(domElement, drawn, options) : createRoot(domElement, options);
        mounted.set(domElement, { root, props });
        if (!hydrates) root.render(drawn);
      });
    },
    async update({ domElement, fragmentProps }) {
      const known = mounted.get(domElement);
      if (!known) return;
      const { root, props } = known;
      await untilCommitted((onCommit) =>
        root.render(createElement(Committed, { onCommit }, createElement(Root, { ...props, fragmentProps }))),
      );
    },
    async unmount({ domElement }) {
      const known = mounted.get(domElement);
      mounted.delete(domElement);
      known?.root.unmount();
    },
  } satisfies Lifecycles;
}

/** Resolves when what `draw` renders is on screen, and its effects have run. */
function untilCommitted(draw: (onCommit: () => void) => void): Promise<void> {
  return new Promise((resolve) => draw(resolve));
}

/** Calls `onCommit` after the first commit with it: the effects of the children run before that of their parent. */
function Committed({ onCommit, children }: { onCommit: () => void; children?: ReactNode }): ReactNode {
  useEffect(onCommit, [onCommit]);
  return children;
}

/** Our own host passes all services that have a default, and never loads those. */
async function servicesOf(given: LifecycleProps, owns: (pathname: string) => boolean): Promise<Services> {
  const { navigation, notify, theme, notFound, trustMarkup, reportError } = given;
  if (navigation && notify && theme && reportError)
    return { navigation, notify, theme, notFound, trustMarkup, reportError };
  return (await import('./default-services')).withDefaults(given, owns, siteOrigin);
}

/** Whether the element holds what this build wrote for what is mounted, as its attributes declare. Another React minor may generate other ids. */
function mayHydrate(props: RootProps): boolean {
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
