import type { Navigator } from '@furrow/router';
import type { Navigation } from './contract';

/** The state a link carries to open its page as a drawer over the one it stands on: `<Link to={…} state={asDrawer}>`. */
export const asDrawer = { over: true };

/** React Router speaks of a `Navigator`, the contract of a navigation service. */
export function toNavigator(navigation: Navigation): Navigator {
  const text = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: (to) => navigation.createHref(text(to)),
    push: (to, state: unknown) => navigation.push(text(to), state === asDrawer ? asDrawer : undefined),
    replace: (to) => navigation.replace(text(to)),
    go: (delta) => navigation.go(delta),
  };
}
