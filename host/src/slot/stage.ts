import type { Navigation } from '@furrow/remote/contract';
import type { ReactNode } from 'react';
import { showHostView, type HostView } from './host-view';
import { unmountIsland, type Island } from './island';

/** What the slot holds: an island or a view of the host, and over it perhaps a notice. */
export type Stage = {
  island(): Island | undefined;
  /** The island's element is in the slot already: it came with the document. */
  adopt(island: Island): void;
  /** Likewise for the 404 page. */
  adoptView(view: HostView): void;
  showIsland(island: Island): Promise<void>;
  /** Shows a view of the host; one that is shown under the same name is updated, so that the focus stays in it. */
  showView(name: string, view: ReactNode): Promise<void>;
  isShown(name: string): boolean;
  showNotice(notice: ReactNode): void;
  removeNotice(): void;
};

export function createStage(element: HTMLElement, navigation: Navigation): Stage {
  let island: Island | undefined;
  let view: { name: string; shown: HostView } | undefined;
  let notice: HostView | undefined;
  /** Counts what was shown. */
  let shown = 0;

  const removeNotice = () => {
    notice?.remove();
    notice = undefined;
  };

  /** Empties the slot. Resolves with false when something else was shown meanwhile: then the slot is no longer this caller's. */
  async function clear(): Promise<boolean> {
    const mine = ++shown;
    removeNotice();
    view?.shown.remove();
    view = undefined;
    const left = island;
    island = undefined;
    if (left) await unmountIsland(left);
    if (mine !== shown) return false;
    element.replaceChildren();
    return true;
  }

  return {
    island: () => island,
    adopt(next) {
      island = next;
    },
    adoptView(given) {
      view = { name: '', shown: given };
    },
    async showIsland(next) {
      if (!(await clear())) return unmountIsland(next);
      element.append(next.props.domElement);
      island = next;
    },
    async showView(name, next) {
      if (view?.name === name) return view.shown.update(next);
      if (!(await clear())) return;
      view = { name, shown: showHostView(next, { place: (child) => element.append(child), navigation }) };
    },
    isShown: (name) => view?.name === name,
    showNotice(next) {
      if (notice) notice.update(next);
      else notice = showHostView(next, { place: (child) => element.prepend(child), navigation });
    },
    removeNotice,
  };
}
