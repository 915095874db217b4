import { requestTimeout } from '@furrow/contract/request-timeout';
import { dropPresses, isHeld } from '../common/early-input';

/**
 * Holds a press on a link of a fragment that opens something over the page, such as the cart, until the code of the
 * fragment has loaded. If the code does not load in time, the browser follows the link.
 *
 * @param wake starts the code of a page that sleeps, and resolves with whether it has started; absent when the page
 * does not sleep
 */
export function holdLinks(wake?: () => Promise<boolean>): void {
  // The browser may show this document again when the visitor goes back. The press must not take effect then.
  window.addEventListener('pagehide', dropPresses);
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[aria-haspopup]') : null;
      const { href } = location;
      // The inline script in the head has recorded the press, unless the fragment is hydrated or a modifier key was
      // held.
      if (!link || !isHeld(link)) return;
      event.preventDefault();
      const follow = () => void (isHeld(link) && location.href === href && location.assign(link.href));
      setTimeout(follow, requestTimeout);
      void wake?.().then((started) => started || follow());
    },
    true,
  );
}
