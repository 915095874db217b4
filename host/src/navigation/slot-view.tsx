import type { Navigation } from '@furrow/remote/contract';
import type { ReactNode } from 'react';
import NotFoundPage from '../shell/not-found.page';
import { PartFailed } from '../shell/part-failed';
import { SlotSkeleton } from '../shell/slot-skeleton';
import { hideNotice, showNotice } from '../boot/notice';
import { keepFocus } from './page-focus';
import { showHostView, type HostView } from './host-view';
import { unmountIsland, type Island } from '../islands/island';
import type { Screen } from './slot-state';

export type SlotViewOptions = {
  element: HTMLElement;
  navigation: Navigation;
  onRetry: () => Promise<void>;
};

export type SlotView = {
  /** Makes the slot show this screen. It is done when the call returns; an island that leaves unmounts in its own time. */
  show(screen: Screen<Island>): void;
  /** Takes over a view that stands in the slot already, because it came with the document. */
  adopt(screen: Screen<Island>, view: HostView): void;
};

/** Shows in the slot an island or a view of the host, and a notice over a page whose code did not start. */
export function createSlotView({ element, navigation, onRetry }: SlotViewOptions): SlotView {
  let shown: Screen<Island> | undefined;
  let island: Island | undefined;
  let view: HostView | undefined;

  const open = (content: ReactNode, place: (child: HTMLElement) => void) =>
    showHostView(content, { place, navigation });

  function clear(): void {
    view?.remove();
    view = undefined;
    if (island) void unmountIsland(island);
    island = undefined;
    element.replaceChildren();
  }

  function showIsland(next: Island): void {
    const { domElement } = next.props;
    // The page of the document comes to life where it stands.
    if (domElement.parentElement !== element) {
      clear();
      element.append(domElement);
    }
    island = next;
  }

  /** A view of the same kind is updated, so that the focus stays in it. */
  function showView(content: ReactNode, isSameView: boolean): void {
    if (isSameView && view) return view.update(content);
    clear();
    view = open(content, (child) => element.append(child));
  }

  function draw(screen: Screen<Island>, before: Screen<Island> | undefined): void {
    switch (screen.type) {
      case 'document':
        return;
      case 'page':
        return showIsland(screen.island);
      case 'stranded':
        return showNotice(onRetry);
      case 'skeleton':
        return showView(<SlotSkeleton kind={screen.kind} />, before?.type === 'skeleton');
      case 'notFound':
        return showView(<NotFoundPage />, before?.type === 'notFound');
      case 'failure': {
        const { path, part, reason, tries } = screen;
        const isSameView = before?.type === 'failure' && before.part?.name === part?.name;
        return showView(
          <PartFailed
            part={part?.name}
            version={part?.version}
            reason={reason}
            tries={tries}
            href={path}
            onRetry={onRetry}
          />,
          isSameView,
        );
      }
    }
  }

  return {
    show(screen) {
      if (screen === shown) return;
      const before = shown;
      shown = screen;
      keepFocus(element, () => {
        draw(screen, before);
      });
      if (screen.type !== 'stranded') hideNotice();
    },
    adopt(screen, given) {
      shown = screen;
      view = given;
    },
  };
}
