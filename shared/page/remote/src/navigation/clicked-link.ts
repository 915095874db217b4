/** The fields of a click that are needed, of either the browser's event or React's. */
type Click = Pick<MouseEvent, 'target' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;

/**
 * The link that a click opens instead of the current page. There is none for a click with a modifier key or another
 * button, on a link with `target` or `download`, or that somebody has already handled: the browser handles those.
 */
export function clickedLink(click: Click): HTMLAnchorElement | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = click;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && !link.target && !link.hasAttribute('download') ? link : undefined;
}
