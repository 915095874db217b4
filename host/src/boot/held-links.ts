import { requestTimeout } from '../federation/load-error';
import { dropPresses, isHeld } from '../islands/early-input';

/**
 * Some links of fragments open something over the page. That needs the fragment's code, so a press before hydration
 * waits for the code, like a press on a button. When the code does not come in time, the link is followed as an
 * ordinary link.
 *
 * @param wake starts the code of a page that sleeps, and resolves with whether it has started; absent on a page that is awake
 */
export function holdLinks(wake?: () => Promise<boolean>): void {
  // The browser may keep this document for Back. The press must not take effect when the visitor returns.
  window.addEventListener('pagehide', dropPresses);
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[aria-haspopup]') : null;
      const { href } = location;
      // The script in the head has recorded the press, unless the fragment is alive or a modifier key makes it an ordinary one.
      if (!link || !isHeld(link)) return;
      event.preventDefault();
      const follow = () => void (isHeld(link) && location.href === href && location.assign(link.href));
      setTimeout(follow, requestTimeout);
      void wake?.().then((started) => started || follow());
    },
    true,
  );
}
