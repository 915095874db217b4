import { useLocation } from '@furrow/router';
import { createContext, useContext, useEffect } from 'react';
import type { LifecycleProps, Navigation, ShellServices, Toast } from './contract';
import { createBrowserNavigation } from './navigation';

/** The shell services, with a default for each one that the host did not pass. */
export type Services = Required<ShellServices>;

const ServicesContext = createContext<Services | undefined>(undefined);
export const ServicesProvider = ServicesContext.Provider;

/**
 * Completes the services which a host passed, so that a stock single-spa root can mount a remote. The defaults are the browser's own
 * history, the system's color scheme, and a status line in place of toasts.
 */
export function withDefaults(props: LifecycleProps): Services {
  return {
    navigation: props.navigation ?? createBrowserNavigation(),
    notify: props.notify ?? ((toast) => showStatus(props.domElement, toast)),
    theme: props.theme ?? systemTheme,
    notFound: props.notFound ?? (() => {}),
    reportError: props.reportError ?? ((error) => console.error(error)),
  };
}

const systemTheme: Services['theme'] = {
  current: () => (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'),
  subscribe(listener) {
    const query = window.matchMedia('(prefers-color-scheme: dark)');
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  },
};

function showStatus(slot: HTMLElement, { title, description, tone }: Toast): void {
  const status = document.createElement('p');
  status.setAttribute('role', tone === 'destructive' ? 'alert' : 'status');
  slot.after(status);
  status.textContent = description ? `${title} ${description}` : title;
  setTimeout(() => status.remove(), tone === 'destructive' ? 8000 : 4000);
}

/**
 * The shell services, inside a page.
 * @throws Error outside an island
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Shell services are there only inside a page: render it through createLifecycles.');
  return services;
}

/** Shows a toast. Toasts belong to the host and outlive the page. */
export function useNotify(): (toast: Toast) => void {
  return useServices().notify;
}

/**
 * The navigation service, for what the hooks of the router cannot do: loading a page ahead, going back by several steps.
 *
 * @public
 */
export function useNavigation(): Navigation {
  return useServices().navigation;
}

/** Render this when the pattern matched but what it names does not exist: the host shows its 404. */
export function NotFound(): null {
  const { notFound, navigation } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    // The visitor may have gone on while React rendered.
    if (navigation.current().pathname === pathname) notFound();
  }, [notFound, navigation, pathname]);
  return null;
}
