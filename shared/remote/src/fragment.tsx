import type { EmbeddedFragment, FragmentProps } from '@furrow/formats/fragment.schema';
import { fragmentAttribute, fragmentPropsAttribute, fragmentTag } from '@furrow/formats/fragment-element';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import { createContext, createElement, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrated } from './hydration';

/** Hears of each fragment that stands in a page. Provided by the prerenderer, absent in the browser. */
export const EmbedsContext = createContext<((embedded: EmbeddedFragment) => void) | undefined>(undefined);

export type FragmentElementProps = {
  /** The remote and its fragment: `giving/featured-campaigns`. */
  of: string;
  /** JSON values. The fragment's HTML is there at once for the variants that its remote prerenders. */
  props?: FragmentProps;
  /** What is to happen on the events that the fragment sends, by their names. */
  on?: Record<string, (event: CustomEvent) => void>;
  /** Shown when there is no such fragment, and until it is there: of the same height, with nothing of its own to press. */
  children?: ReactNode;
};

/** The same object for ever: React writes HTML anew for another one. */
const nothingToWrite = { __html: '' };

/**
 * A part of another remote in this page. Its HTML comes with the document, and it comes to life by itself, with a React root of its
 * own. React does not compare what is inside with anything: a page that hydrates leaves it as it stands.
 */
export function Fragment({ of, props = {}, on, children }: FragmentElementProps) {
  const prerender = useContext(EmbedsContext);
  const hydrated = useHydrated();
  const [cameWithPage] = useState(!hydrated && !prerender);
  const [fallback] = useState(children);
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = element;
    const listeners = Object.entries(on ?? {});
    for (const [type, listener] of listeners) current?.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) current?.removeEventListener(type, listener as EventListener);
    };
  }, [on]);

  prerender?.({ of, props });
  const attributes = {
    ref: element,
    [fragmentAttribute]: of,
    [fragmentPropsAttribute]: formatFragmentProps(props),
  };
  if (cameWithPage)
    return createElement(fragmentTag, {
      ...attributes,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: nothingToWrite,
    });
  if (prerender) return createElement(fragmentTag, attributes, children);
  // The host puts HTML in the place of the div. React never touches the div again: its content is always the first one.
  return createElement(fragmentTag, attributes, <div>{fallback}</div>);
}
