import { contractVersion } from './version';
import type * as offered from './capabilities';
import type * as today from './contract';

/*
 * The types of contract 2 as its first remotes were built with them. A host of today runs those remotes, and a host
 * from then runs remotes of today: the type checker refuses a change of the contract by which one of both would not be
 * so, while its number stays the same. Such a change needs the next number (docs/compatibility.md), whose types are
 * recorded here instead of these.
 */

type Unsubscribe = () => void;
type PagePlace = { pathname: string; search: string; hash: string };
type PageLocation = PagePlace & { over?: PagePlace };
type SiteNavigation = {
  current: () => PageLocation;
  subscribe: (listener: () => void) => Unsubscribe;
  createHref: (to: string) => string;
  push: (to: string, how?: { over?: boolean }) => void;
  replace: (to: string) => void;
  go: (delta: number) => void;
  prefetch: (to: string) => void;
};
type Toast = {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  key?: string;
  picture?: string;
  undo?: () => void;
  link?: { to: string; label: string };
};
type Theme = { current: () => 'light' | 'dark'; subscribe: (listener: () => void) => Unsubscribe };
type LifecycleProps = {
  navigation?: SiteNavigation;
  notify?: (toast: Toast) => void;
  theme?: Theme;
  notFound?: () => void;
  trustMarkup?: (html: string) => void;
  reportError?: (error: unknown) => void;
  name: string;
  domElement: HTMLElement;
  signal?: AbortSignal;
  path?: string;
  fragmentProps?: Record<string, unknown>;
};
type Lifecycles = {
  mount: (props: LifecycleProps) => Promise<void>;
  update?: (props: LifecycleProps) => Promise<void>;
  unmount: (props: LifecycleProps) => Promise<void>;
};
type Capability = 'drawers' | 'fragments' | 'toasts';

/** Compiles where whatever is a `Given` is a `Wanted` as well. */
type Fits<Given extends Wanted, Wanted> = [Given, Wanted];

/** A host of today gives the remotes of then all that they may ask for, mounts what they expose, and can do what they require. */
type RemotesOfThen = [
  Fits<Required<today.LifecycleProps>, Required<LifecycleProps>>,
  Fits<Lifecycles, today.Lifecycles>,
  Fits<Capability, offered.Capability>,
];
/** A remote of today makes do with what a host of then gives, and exposes what that one mounts. */
type RemotesOfToday = [Fits<LifecycleProps, today.LifecycleProps>, Fits<today.Lifecycles, Lifecycles>];

it('the types that are recorded here are those of the number that remotes are built with', () => {
  const recorded: { number: number; types?: [RemotesOfThen, RemotesOfToday] } = { number: 2 };
  expect(contractVersion).toBe(recorded.number);
});
