import { forgetFailedModules } from '@furrow/remote/module-cache';
import { useEffect, useState, type ReactNode } from 'react';
import { forgetBrokenShares } from '../federation/broken-shares';

/**
 * The cart link, once its code is loaded. That code brings the cart's model and effector, which the first screen does not need. If it
 * does not load, the header shows no cart link until the visitor goes to another page.
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
