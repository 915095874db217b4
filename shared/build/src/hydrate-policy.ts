import type { HydratePolicy } from '@furrow/formats/hydrate-policy';

/** What does nothing without code. Links and `<summary>` are not among them. */
const control =
  /<(?:button|input|select|textarea|form|dialog)[\s>]|\s(?:role="(?:button|checkbox|combobox|radio|slider|spinbutton|switch|tab)"|contenteditable[\s=>])/;

/**
 * When a page comes to life: as its route declares, or else by what it is made of. A page with a control, and one that uses a
 * lazily shared package such as the cart, comes to life at once; any other never needs to.
 *
 * @param path the concrete path of the page, for the error
 * @param html the prerendered page
 * @param shared the lazily shared packages that the page uses
 * @throws Error when the route declares `never` and the page holds a control
 */
export function hydratePolicyOf(
  path: string,
  html: string,
  shared: readonly string[],
  declared?: HydratePolicy,
): HydratePolicy {
  const found = control.exec(html)?.[0].trim();
  if (declared === 'never' && found) {
    throw new Error(
      `${path} holds a control (${found}), which does nothing without code. Its route says hydrate: 'never': say 'interaction' instead, or take the control out.`,
    );
  }
  return declared ?? (found || shared.length > 0 ? 'load' : 'never');
}
