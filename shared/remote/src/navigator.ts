import type { Navigator } from '@furrow/router';
import type { Navigation } from './contract';

/** React Router speaks of a `Navigator`, the contract of a navigation service. */
export function toNavigator(navigation: Navigation): Navigator {
  const text = (to: Parameters<Navigator['push']>[0]) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
  return {
    createHref: (to) => navigation.createHref(text(to)),
    push: (to) => navigation.push(text(to)),
    replace: (to) => navigation.replace(text(to)),
    go: (delta) => navigation.go(delta),
  };
}
