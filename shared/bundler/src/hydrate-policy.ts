import { firstControl } from '@furrow/formats/controls';
import { packagesOfSomePages } from '@furrow/formats/shared-packages';
import type { HydratePolicy } from '@furrow/formats/hydrate-policy';

/**
 * When a page or a fragment comes to life: as it is declared, or else by what it is made of. One with a control, and one that uses
 * a lazily shared package such as the cart, comes to life at once; any other never needs to.
 *
 * @param what the concrete path of the page or the name of the fragment, for the error
 * @param html the prerendered HTML
 * @param shared share keys of the packages that it uses
 * @throws Error when `never` is declared and the HTML holds a control
 */
export function hydratePolicyOf(
  what: string,
  html: string,
  shared: readonly string[],
  declared?: HydratePolicy,
): HydratePolicy {
  const found = firstControl(html);
  if (declared === 'never' && found) {
    throw new Error(
      `${what} holds a control (${found}), which does nothing without code. It says hydrate: 'never': say 'interaction' instead, or take the control out.`,
    );
  }
  const isLive = shared.some((key) => packagesOfSomePages.some((name) => name === key.split('~')[0]));
  return declared ?? (found || isLive ? 'load' : 'never');
}
