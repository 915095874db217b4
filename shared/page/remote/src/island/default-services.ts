import type { LifecycleProps, SiteNavigation, Toast } from '@furrow/contract';
import { createBrowserNavigation } from '../navigation/navigation';
import { ownPagesOnly, tellingNotFound } from '../navigation/own-pages';
import type { Services } from '../pages/services';

/**
 * The shell services, with a default for each one that the root did not provide: the address bar for the remote's own
 * pages, the system's color scheme, and a status line instead of toasts. The lifecycles load this module only if
 * something is missing.
 *
 * @param owns whether the remote has a page at the path
 * @param siteOrigin the origin of all other pages; empty for the origin of this page
 */
export function withDefaults(props: LifecycleProps, owns: (pathname: string) => boolean, siteOrigin: string): Services {
  return {
    navigation: props.navigation ?? ownNavigation(props.notFound, owns, siteOrigin),
    notify: props.notify ?? ((toast) => showStatus(props.domElement, toast)),
    theme: props.theme ?? systemTheme,
    reportError: props.reportError ?? ((error) => console.error(error)),
    ...(props.notFound && { notFound: props.notFound }),
    ...(props.trustMarkup && { trustMarkup: props.trustMarkup }),
  };
}

function ownNavigation(
  notFound: LifecycleProps['notFound'],
  owns: (pathname: string) => boolean,
  siteOrigin: string,
): SiteNavigation {
  const navigation = createBrowserNavigation();
  return notFound ? tellingNotFound(navigation, owns, notFound) : ownPagesOnly(navigation, owns, siteOrigin);
}

const systemTheme: Services['theme'] = {
  current: () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  subscribe(listener) {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};

function showStatus(outlet: HTMLElement, { title, description, tone }: Toast): void {
  const status = document.createElement('p');
  status.setAttribute('role', tone === 'destructive' ? 'alert' : 'status');
  outlet.after(status);
  status.textContent = description ? `${title} ${description}` : title;
  setTimeout(() => status.remove(), tone === 'destructive' ? 8000 : 4000);
}
