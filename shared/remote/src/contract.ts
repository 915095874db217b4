/**
 * Everything that crosses the boundary between the host and a remote. Nothing else does.
 *
 * 1. The discovery document says which remotes exist, where, and which paths they own (`@furrow/discovery`).
 * 2. A remote exposes `./lifecycles` with four functions ({@link Lifecycles}), and `./fragments` ({@link Fragments}) if it has parts for
 *    pages of others.
 * 3. The host passes {@link ShellServices} as props. Every service is optional and has a default.
 * 4. A release carries the prerendered pages of the remote as page documents (`@furrow/formats`).
 * 5. The site stylesheet (`@furrow/ui/site.css`) gives tokens, fonts and the signature classes.
 * 6. A page names a fragment of another remote by an element, `furrow-fragment`. Its attributes are the fragment's props, and what the
 *    fragment has to tell is a `CustomEvent` that bubbles from there (`@furrow/formats/fragment-element`). The host's shell may name
 *    fragments as well.
 *
 * Only plain values and functions cross; a value that changes comes with `subscribe`.
 */

/** Stops the subscription it was returned for. */
export type Unsubscribe = () => void;

/** A place in the site; each part as in `URL`: `pathname` starts with `/`, `search` is empty or starts with `?`, `hash` is empty or starts with `#`. */
export type PagePlace = { pathname: string; search: string; hash: string };

/**
 * The place that the address bar names. With `over` it is that of a drawer: the page of `over` stays on screen beneath the drawer,
 * as it is. When a document is loaded from the same address, it is a page of its own, without `over`.
 */
export type PageLocation = PagePlace & { over?: PagePlace };

/** The address bar. The host owns it; a remote asks it to move. `to` is a path with an optional query and hash, or a full URL of the same origin. */
export type Navigation = {
  current(): PageLocation;
  subscribe(listener: () => void): Unsubscribe;
  createHref(to: string): string;
  /** `over: true` opens `to` as a drawer over the page on screen. A host that does not know drawers opens the page of `to`. */
  push(to: string, how?: { over?: boolean }): void;
  replace(to: string): void;
  /** Moves through the history, like `history.go`. */
  go(delta: number): void;
  /** Loads what the page at `to` needs, without going there. */
  prefetch(to: string): void;
};

/** A toast belongs to the host, so that it outlives the page which raised it. */
export type Toast = {
  title: string;
  description?: string;
  tone?: 'normal' | 'destructive';
  /** Toasts of one key are shown as one toast, which counts them. Toasts without a key are shown as one when they say the same. */
  key?: string;
  /** The address of a picture of what the toast is about. Toasts of one key show up to three pictures. */
  picture?: string;
  /** Takes back what the toast announces. Toasts of one key are taken back together, the last one first. */
  undo?: () => void;
  /** A link to what the toast is about; `to` as in {@link Navigation.push}. */
  link?: { to: string; label: string };
};

export type ColorScheme = 'light' | 'dark';
export type Theme = { current(): ColorScheme; subscribe(listener: () => void): Unsubscribe };

export type ShellServices = {
  navigation?: Navigation;
  notify?: (toast: Toast) => void;
  theme?: Theme;
  /** Says that a route matches the current path, but what the path names does not exist: the host shows its 404 page. */
  notFound?: () => void;
  /** Lets exactly this HTML, which comes from the release of the remote, be put into a page that allows Trusted Types only. */
  trustMarkup?: (html: string) => void;
  /** Says that a page could not be loaded, or threw while it rendered. */
  reportError?: (error: unknown) => void;
};

/**
 * What a host may be able to do, by name. A remote that cannot do without one names it in `requires` of its `routes.ts`: no host that lacks
 * it runs the remote. Whatever else a host lacks, the remote does without.
 */
export type Capability = 'drawers' | 'fragments' | 'toasts' | 'transitions';

/** The props of every lifecycle: what single-spa passes, and the shell services. */
export type LifecycleProps = ShellServices & {
  name: string;
  /**
   * The element that the remote renders into. An element that holds a prerendered page names it by `data-version`, `data-path` and
   * `data-react`; only a remote of that version, on that path, with that React may hydrate it.
   */
  domElement: HTMLElement;
  /**
   * Passed to `mount` and `update`: aborted when the visitor went on before the page was there. The lifecycle then leaves the element as
   * it is and rejects with the signal's reason. A mount that rejected needs no unmount.
   */
  signal?: AbortSignal;
  /**
   * Passed to `update`: calls `change`, which replaces the page on screen by the next one, and may let the one fade over into the other.
   * `change` resolves once the next page is there. Without `transition` the page changes at once.
   */
  transition?: (change: () => Promise<void>) => Promise<void>;
  /** Passed to `mount` and `update` of a fragment: what the page gives to it, as JSON values. */
  fragmentProps?: Record<string, unknown>;
};

/**
 * Each function resolves when its work is done. `mount` and `update` resolve when the page of the current location is on screen. A root that
 * passes `navigation` calls `update` after the path moved; an `update` of a remote that is not mounted does nothing.
 */
export type Lifecycles = {
  bootstrap(props: LifecycleProps): Promise<void>;
  mount(props: LifecycleProps): Promise<void>;
  update(props: LifecycleProps): Promise<void>;
  unmount(props: LifecycleProps): Promise<void>;
};

/** The fragments of a remote, by name, each with lifecycles of its own: `update` gives it other props. */
export type Fragments = Record<string, Lifecycles>;
