import { clickedLink } from '@furrow/remote/clicked-link';
import type { Navigation } from '@furrow/remote/contract';
import { createRoot } from 'react-dom/client';
import { fragmentAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { pageShownEvent } from '../boot/page-events';
import { withRouter } from '../navigation/host-view';
import type { SiteStateStore } from '../navigation/site-state';
import progressStyles from './progress-bar.module.css';
import { livePlaces, shellElement } from './shell-element';
import { Toasts } from './toaster';
import type { Toaster } from './toaster.model';

export type LiveShellOptions = { navigation: Navigation; toaster: Toaster; state: SiteStateStore };

/** Keeps the shell in step with the composition: progress bar, announcement, toasts, the fragments that show in it and its current links. */
export function startLiveShell({ navigation, toaster, state }: LiveShellOptions): void {
  const progress = shellElement(livePlaces.progress);
  const announcement = shellElement(livePlaces.announcement);
  const bar = document.createElement('div');
  bar.className = progressStyles.bar ?? '';
  bar.role = 'progressbar';
  bar.ariaLabel = 'Loading the page';

  state.subscribe(() => {
    const { loading, hides, announcement: text } = state.current();
    if (loading !== bar.isConnected) progress.replaceChildren(...(loading ? [bar] : []));
    if (announcement.textContent !== text) announcement.textContent = text;
    for (const fragment of document.querySelectorAll<HTMLElement>(`#shell ${fragmentTag}:not(#slot *)`))
      fragment.hidden = hides.includes(fragment.getAttribute(fragmentAttribute) ?? '');
  });

  createRoot(shellElement(livePlaces.toasts), { identifierPrefix: 'toasts-' }).render(
    withRouter(<Toasts toaster={toaster} />, navigation),
  );

  let { pathname } = navigation.current();
  navigation.subscribe(() => {
    if (navigation.current().pathname === pathname) return;
    ({ pathname } = navigation.current());
    document.dispatchEvent(new Event(pageShownEvent));
  });
  followPlainLinks(navigation);
}

/** A link that no router has answered, such as the shell's own, goes through the navigation service as well. */
function followPlainLinks(navigation: Navigation): void {
  document.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link || 'fullLoad' in link.dataset) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    const isSection = link.getAttribute('href')?.startsWith('#');
    if (origin !== location.origin || isSection) return;
    event.preventDefault();
    navigation.push(pathname + search + hash);
  });
}
