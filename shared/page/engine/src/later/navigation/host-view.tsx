import { Router } from '@furrow/router';
import { toNavigator } from '@furrow/remote/navigator';
import type { SiteNavigation } from '@furrow/contract';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { headTags } from '../../first/islands/document-page';

/**
 * A view of the host in the outlet: the 404 page, or the view of a page that could not be loaded. It is a separate React
 * root beside the islands. What it shows is on screen when the call returns.
 */
export type HostView = { update(view: ReactNode): void; remove(): void };

type HostViewOptions = { place: (element: HTMLElement) => void; navigation: SiteNavigation };

export function showHostView(view: ReactNode, { place, navigation }: HostViewOptions): HostView {
  const element = document.createElement('div');
  place(element);
  const root = createRoot(element, { identifierPrefix: 'host-view-' });
  const update = (next: ReactNode) => flushSync(() => root.render(withRouter(next, navigation)));
  update(view);
  return {
    update,
    remove() {
      root.unmount();
      element.remove();
    },
  };
}

/** The 404 page that the document came with. It holds nothing but text and a link, so it stays HTML. */
export function sentView(): HostView {
  const tags = headTags(document);
  return {
    update() {},
    remove() {
      for (const tag of tags) tag.remove();
    },
  };
}

export function withRouter(children: ReactNode, navigation: SiteNavigation) {
  return (
    <Router location={navigation.current()} navigator={toNavigator(navigation)}>
      {children}
    </Router>
  );
}
