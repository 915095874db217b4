import { requestTimeout } from '../federation/load-error';
import { dropPresses, isHeld } from '../islands/early-input';

/**
 * A link of a fragment that opens something over the page does so once the fragment is alive. A press on it before that waits for the
 * code, like a press on a button; when the code does not come in time, the link leads where it says.
 *
 * @param wake starts the code of a page that sleeps, and resolves with whether it has started; absent on a page that is awake
 */
export function holdLinks(wake?: () => Promise<boolean>): void {
  // A browser that keeps this document for Back would go on with the press when the visitor comes back.
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
