import type { SiteNavigation } from '@furrow/contract';
import type { ReactNode } from 'react';
import { followRecorded, replayEarlyInput } from '../../common/early-input';
import { hideNotice, showNotice } from '../../common/notice';
import type { PageIsland } from '../../first/islands/page-island';
import { sentView, showHostView, type HostView } from './host-view';
import { keepFocus } from './page-focus';
import type { SiteViews } from './site-views';
import type { OutletContent } from './outlet-state';

export type OutletViewOptions = {
  element: HTMLElement;
  navigation: SiteNavigation;
  views: Pick<SiteViews, 'NotFound' | 'PartFailed'>;
  /** Tries again to load a page that could not be shown. */
  onRetry: () => Promise<void>;
  /** Loads the code of the page on screen once more. */
  onRestart: () => Promise<void>;
};

/** Shows a page or a view of the host in the outlet, and the notice when the code of the page does not run. */
export class OutletView {
  private readonly options: OutletViewOptions;
  private shown: OutletContent<PageIsland> | undefined;
  private island: PageIsland | undefined;
  private view: HostView | undefined;

  constructor(options: OutletViewOptions) {
    this.options = options;
  }

  /** Shows this content. It is on screen when the call returns. The code of the previous page may end later. */
  show(content: OutletContent<PageIsland>): void {
    if (content === this.shown) return;
    const before = this.shown;
    this.shown = content;
    keepFocus(this.options.element, () => this.draw(content, before));
    if (content.type === 'page' && content.isStuck) showNotice(this.options.onRestart);
    else hideNotice();
  }

  private draw(content: OutletContent<PageIsland>, before: OutletContent<PageIsland> | undefined): void {
    const { NotFound, PartFailed } = this.options.views;
    switch (content.type) {
      case 'empty':
        return;
      case 'page':
        return this.showPage(content.island);
      case 'notFound':
        if (!before && this.options.element.querySelector('[data-view="not-found"]')) this.view = sentView();
        else this.showView(<NotFound />, before?.type === 'notFound');
        return;
      case 'failure': {
        const { path, part, reason, tries } = content;
        const isSameView = before?.type === 'failure' && before.part?.name === part?.name;
        const { onRetry } = this.options;
        const facts = { part: part?.name, version: part?.version, reason, tries, href: path };
        return this.showView(<PartFailed {...facts} onRetry={onRetry} />, isSameView);
      }
    }
  }

  private showPage(island: PageIsland): void {
    if (island === this.island) return;
    const before = this.island?.path === island.path ? [...this.island.element.childNodes] : undefined;
    // The page of the document is in the outlet already.
    if (island.element.parentElement !== this.options.element) {
      this.clear();
      this.options.element.append(island.element);
    }
    this.island = island;
    island.enter();
    if (!before) return;
    // Another version of the page takes over what the visitor has done in the one before.
    followRecorded(island.element, before);
    if (island.isHydrated) replayEarlyInput(island.element);
  }

  /** A view of the same kind is updated, so that the focus stays in it. */
  private showView(content: ReactNode, isSameView: boolean): void {
    if (isSameView && this.view) return this.view.update(content);
    this.clear();
    const { element, navigation } = this.options;
    this.view = showHostView(content, { place: (child) => element.append(child), navigation });
  }

  private clear(): void {
    this.view?.remove();
    this.view = undefined;
    this.options.element.replaceChildren();
    this.island?.leave();
    this.island = undefined;
  }
}
