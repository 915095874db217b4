import type { Navigator } from '@furrow/router';
import type { SiteNavigation } from '@furrow/contract';

/** The state of a link that opens its page as a drawer over the current page: `<Link to={…} state={asDrawer}>`. */
export const asDrawer = { over: true };

/** Makes the navigation service of the contract into the `Navigator` that React Router calls. */
export function toNavigator(navigation: SiteNavigation): Navigator {
  const text = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: (to) => navigation.createHref(text(to)),
    push: (to, state: unknown) => navigation.push(text(to), state === asDrawer ? asDrawer : undefined),
    replace: (to) => navigation.replace(text(to)),
    go: (delta) => navigation.go(delta),
  };
}
