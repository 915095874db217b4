/** What is read of a click, be it the browser's event or React's. */
type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * The link that a click opens in place of the present page. A click with a modifier key or another button, a link with `target` or
 * `download`, and a click that somebody else has answered are left to the browser: for them there is none.
 */
export function clickedLink(click: Click): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : undefined;
}
