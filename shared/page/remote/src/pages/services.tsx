import { Link, useLocation } from '@furrow/router';
import { createContext, useContext, useEffect } from 'react';
import type { SiteNavigation, ShellServices, Toast } from '@furrow/contract';

type Optional = 'notFound' | 'trustMarkup';

/**
 * The shell services, with a default for each one that the host did not pass; a root without a 404 passes no
 * `notFound`, one without Trusted Types no `trustMarkup`.
 */
export type Services = Required<Omit<ShellServices, Optional>> & Pick<ShellServices, Optional>;

const ServicesContext = createContext<Services | undefined>(undefined);
/** Gives the shell services to everything inside. The lifecycles of a remote render it around each page and fragment. */
export const ServicesProvider = ServicesContext.Provider;

/**
 * The shell services, inside a page or a fragment.
 *
 * @throws Error outside of both
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('Shell services are there only inside a page: render it through its lifecycles.');
  return services;
}

/** Shows a toast. Toasts belong to the host and outlive the page. */
export function useNotify(): (toast: Toast) => void {
  return useServices().notify;
}

/**
 * The navigation service, for what the hooks of the router cannot do: loading a page ahead, going back by several
 * steps, or moving where there is no page around, as in a fragment.
 */
export function useNavigation(): SiteNavigation {
  return useServices().navigation;
}

/**
 * Render this when a route matches but what the path names does not exist. The host shows its 404 page; without a host
 * this shows a message.
 */
export function NotFound() {
  const { notFound, navigation } = useServices();
  const { pathname } = useLocation();
  useEffect(() => {
    // The visitor may have gone on while React rendered.
    if (navigation.current().pathname === pathname) notFound?.();
  }, [notFound, navigation, pathname]);
  if (notFound) return null;
  return (
    <p role="alert">
      There is no page at {pathname}. <Link to="/">Go to the home page</Link>
    </p>
  );
}
