import { Router } from '@furrow/router';
import { toNavigator } from '@furrow/remote/navigator';
import type { Navigation } from '@furrow/remote/contract';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import NotFoundPage from '../shell/not-found.page';

export const hostViewPrefix = 'host-view-';

/**
 * A view of the host in the slot (failure, 404): a React root beside the islands, never around them. What it shows
 * is on screen when the call returns.
 */
export type HostView = { update(view: ReactNode): void; remove(): void };

type HostViewOptions = { place: (element: HTMLElement) => void; navigation: Navigation };

export function showHostView(view: ReactNode, { place, navigation }: HostViewOptions): HostView {
  const element = document.createElement('div');
  place(element);
  const root = createRoot(element, { identifierPrefix: hostViewPrefix });
  const shown = hostView(element, root, navigation);
  shown.update(view);
  return shown;
}

/** Takes over the 404 page the document came with. */
export function hydrateNotFound(element: HTMLElement, navigation: Navigation): HostView {
  const root = hydrateRoot(element, withRouter(<NotFoundPage />, navigation), { identifierPrefix: hostViewPrefix });
  return hostView(element, root, navigation);
}

export function withRouter(children: ReactNode, navigation: Navigation) {
  return (
    <Router location={navigation.current()} navigator={toNavigator(navigation)}>
      {children}
    </Router>
  );
}

function hostView(element: HTMLElement, root: Root, navigation: Navigation): HostView {
  return {
    update: (view) => flushSync(() => root.render(withRouter(view, navigation))),
    remove() {
      root.unmount();
      element.remove();
    },
  };
}
