import { createElement, useState, type Attributes, type ReactNode, type RefAttributes } from 'react';
import { useHydrated } from './hydration';

/** Always the same object, because React would set the HTML again for a different one. */
const nothingToWrite = { __html: '' };

/**
 * A custom element whose content belongs to others: composition has written it, or the host does. React renders the
 * fallback where neither has, and never changes the content afterwards.
 */
export function usePlacedElement(
  tag: string,
  attributes: Attributes & RefAttributes<HTMLElement> & Record<string, unknown>,
  isPrerendered: boolean,
  children: ReactNode,
): ReactNode {
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated && !isPrerendered);
  const [fallback] = useState(children);
  if (cameWithPage)
    return createElement(tag, {
      ...attributes,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: nothingToWrite,
    });
  if (isPrerendered) return createElement(tag, attributes, children);
  // The host replaces the content of the div with HTML. React never changes the div again, because its content never
  // changes for React.
  return createElement(tag, attributes, createElement('div', null, fallback));
}
