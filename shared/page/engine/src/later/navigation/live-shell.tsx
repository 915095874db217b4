import { outletId } from '@furrow/contract/island-element';
import type { SiteNavigation } from '@furrow/contract';
import { createRoot } from 'react-dom/client';
import { fragmentAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { withRouter } from './host-view';
import type { SiteStateStore } from './site-state';
import { keepFocusNear } from './keep-focus';
import { livePlaces, shellElement } from '../../common/shell-element';
import { loadingPage } from '../../common/words';
import type { SiteViews } from './site-views';
import type { Toaster } from './toaster.model';

export type LiveShellOptions = {
  navigation: SiteNavigation;
  toaster: Toaster;
  state: SiteStateStore;
  views: Pick<SiteViews, 'Toasts' | 'progressBar'>;
};

/**
 * Updates the shell whenever the outlet changes: the progress bar, the announcement, the toasts and the fragments that are
 * visible in it.
 */
export function startLiveShell({ navigation, toaster, state, views }: LiveShellOptions): void {
  const { Toasts, progressBar } = views;
  const progress = shellElement(livePlaces.progress);
  const announcement = shellElement(livePlaces.announcement);
  const bar = document.createElement('div');
  bar.className = progressBar;
  bar.role = 'progressbar';
  bar.ariaLabel = loadingPage;

  state.subscribe(() => {
    const { loading, hides, announcement: text } = state.current();
    if (loading !== bar.isConnected) progress.replaceChildren(...(loading ? [bar] : []));
    if (announcement.textContent !== text) announcement.textContent = text;
    for (const fragment of document.querySelectorAll<HTMLElement>(`#shell ${fragmentTag}:not(#${outletId} *)`))
      fragment.hidden = hides.includes(fragment.getAttribute(fragmentAttribute) ?? '');
  });

  const toasts = shellElement(livePlaces.toasts);
  const outlet = shellElement(outletId);
  keepFocusNear((element) => element.parentElement === outlet || element.matches('[aria-modal="true"]'), toasts);
  createRoot(toasts, { identifierPrefix: 'toasts-' }).render(withRouter(<Toasts toaster={toaster} />, navigation));
}
