import type { EmbeddedFragment, FragmentProps } from '@furrow/formats/fragment.schema';
import { fragmentAttribute, fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { formatFragmentProps } from '@furrow/formats/fragment-props';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { usePlacedElement } from './placed-element';

/** A function that is called with each fragment in a page. The prerenderer provides it; in the browser there is none. */
export const EmbedsContext = createContext<((embedded: EmbeddedFragment) => void) | undefined>(undefined);

/**
 * What fragments take and send, by address. Each remote adds its own in `fragments.ts`, and a repository of its own
 * adds the types that a release carries. They are types alone: a page knows no code of another remote.
 *
 * @public
 */
/* eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type
   -- others add to it, which only an interface allows */
export interface OfferedFragments {}

type Known = keyof OfferedFragments & string;
type KnownRemote = Known extends `${infer Remote}/${string}` ? Remote : never;

/** The addresses that a page may name: what a remote offers whose types are known, and anything of another remote. */
type Address<Of extends string> = Of extends Known
  ? Of
  : Of extends `${infer Remote extends KnownRemote}/${string}`
    ? Extract<Known, `${Remote}/${string}`>
    : Of;

type PropsOf<Of extends string> = Of extends Known ? OfferedFragments[Of]['props'] : FragmentProps;
type ListenersOf<Of extends string> = Of extends Known
  ? Listeners<OfferedFragments[Of]['events']>
  : Record<string, (event: CustomEvent) => void>;
type Listeners<Events> = [keyof Events] extends [never]
  ? undefined
  : { [Type in keyof Events]?: (event: CustomEvent<Events[Type]>) => void };

export type FragmentElementProps<Of extends string = string> = {
  /** The remote and its fragment: `giving/featured-campaigns`. */
  of: Address<Of>;
  /** Handlers for the events that the fragment sends, by name. */
  on?: ListenersOf<Of>;
  /**
   * Shown when there is no such fragment, and until it has arrived. It should be as high as the fragment and contain no
   * controls.
   */
  children?: ReactNode;
} & Given<PropsOf<Of>>;

/**
 * The prop `props` contains JSON values. For the variants that the fragment's remote prerenders, the HTML is part of
 * the document.
 */
type Given<Props> = Record<never, never> extends Props ? { props?: Props } : { props: Props };

/** The props for the implementation. The overload above has checked their types where the fragment is used. */
type AnyFragment = { of: string; props?: FragmentProps; on?: object; children?: ReactNode };

/**
 * A part of another remote in this page. Its HTML comes with the document, and it is hydrated separately, as a React
 * root of its own. React does not check its content, so hydrating the page leaves it unchanged.
 */
export function Fragment<Of extends string>(placed: FragmentElementProps<Of>): ReactNode;
export function Fragment({ of, props = {}, on, children }: AnyFragment): ReactNode {
  const prerender = useContext(EmbedsContext);
  const element = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = element;
    const listeners = Object.entries<EventListener>((on ?? {}) as Record<string, EventListener>);
    for (const [type, listener] of listeners) current?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) current?.removeEventListener(type, listener);
    };
  }, [on]);

  prerender?.({ of, props });
  return usePlacedElement(
    fragmentTag,
    { ref: element, [fragmentAttribute]: of, [fragmentPropsAttribute]: formatFragmentProps(props) },
    prerender !== undefined,
    children,
  );
}
