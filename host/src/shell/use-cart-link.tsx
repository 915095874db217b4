import { forgetFailedModules } from '@furrow/remote/module-cache';
import { useEffect, useState, type ReactNode } from 'react';
import { forgetBrokenShares } from '../federation/broken-shares';

/**
 * The cart link, once its code is here. It comes with the cart's model and effector, which the first screen does without. If it
 * does not come, the header does without it until the next page.
 *
 * @param wanted whether the header shows the cart now
 */
export function useCartLink(wanted: boolean, pathname: string): ReactNode {
  const [link, setLink] = useState<ReactNode>();

  useEffect(() => {
    if (!wanted || link) return;
    forgetBrokenShares();
    import('./cart-link').then(({ CartLink }) => setLink(<CartLink />), forgetFailedModules);
  }, [wanted, link, pathname]);

  return wanted && link;
}
