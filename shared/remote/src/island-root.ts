import { version as reactVersion, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';

/** React's major and minor: from one minor to the next, generated ids may be spelled differently. */
export const reactMinor = reactVersion.split('.').slice(0, 2).join('.');

/** Prefix of the ids React generates, so that two islands in one page never share one. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}

type IslandRootOptions = RootOptions & { hydrate: boolean };

/**
 * A React root that hydrates on its first render when it may, and otherwise renders into a cleared element.
 * single-spa-react asks for a root before it has the element to render; hydrateRoot wants both at once.
 */
export function createIslandRoot(element: HTMLElement, { hydrate, ...options }: IslandRootOptions) {
  let root: Root | undefined;
  return {
    render(children: ReactNode) {
      if (root) {
        root.render(children);
      } else if (hydrate) {
        root = hydrateRoot(element, children, options);
      } else {
        element.replaceChildren();
        root = createRoot(element, options);
        root.render(children);
      }
    },
    unmount() {
      root?.unmount();
    },
  };
}
