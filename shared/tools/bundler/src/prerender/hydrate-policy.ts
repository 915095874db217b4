import { firstControl } from '@furrow/formats/controls';
import { isOfEveryPage } from '@furrow/formats/shared-packages';
import type { HydratePolicy } from '@furrow/contract/hydrate-policy';

/**
 * Decides when a page or a fragment is hydrated: as it is declared, or else by its content. A page with a control, or
 * with a lazily shared package such as the cart, is hydrated at once; any other is never hydrated.
 *
 * @param what the concrete path of the page or the name of the fragment, for the error
 * @param html the prerendered HTML
 * @param shared share keys of the packages that it uses
 * @throws Error when `never` is declared and the HTML contains a control
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
      `${what} holds a control (${found}), which does nothing without code. It says hydrate: 'never': use 'interaction' instead, or remove the control.`,
    );
  }
  const isLive = shared.some((key) => !isOfEveryPage(key));
  return declared ?? (found || isLive ? 'load' : 'never');
}
