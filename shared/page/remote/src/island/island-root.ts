import { fragmentTag } from '@furrow/contract/fragment-element';
import { version as reactVersion, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** React's major and minor version. Another minor may generate ids differently. */
export const reactMinor = reactVersion.split('.').slice(0, 2).join('.');

/** Prefix of the ids React generates, so that two islands in one page never share one. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}

type IslandRootOptions = RootOptions & { hydrate: boolean };

/**
 * Makes a React root whose first render either hydrates the element's HTML or replaces it in one step. single-spa-react
 * creates a root before it has anything to render, but hydrateRoot needs both at once.
 *
 * The first render of a fragment is one task. The page around it has rendered its element, and until the fragment is
 * hydrated React takes that element for a part of the page and loses what is pressed inside.
 */
export function createIslandRoot(element: HTMLElement, { hydrate, ...options }: IslandRootOptions) {
  let root: Root | undefined;
  function start(children: ReactNode) {
    if (hydrate) {
      root = hydrateRoot(element, children, options);
    } else {
      root = createRoot(element, options);
      root.render(children);
    }
  }
  return {
    render(children: ReactNode) {
      if (root) root.render(children);
      else if (element.localName === fragmentTag) flushSync(() => start(children));
      else start(children);
    },
    unmount() {
      root?.unmount();
    },
  };
}
