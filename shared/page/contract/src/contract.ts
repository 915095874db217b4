/**
 * Everything that crosses the boundary between the host and a remote.
 *
 * 1. The discovery document says which remotes exist, where, and which paths they own (`@furrow/discovery`).
 * 2. A remote exposes `./lifecycles` ({@link Lifecycles}), which start and end a page, and `./fragments` ({@link
 *    Fragments}), which do the same for its parts in pages of others, if it has any.
 * 3. The host passes {@link ShellServices} as props. Every service is optional and has a default.
 * 4. A release carries the prerendered pages of the remote as page documents (`@furrow/formats`).
 * 5. The stylesheet of the site gives tokens, fonts and the signature classes.
 * 6. A page names a fragment of another remote by an element, `furrow-fragment`. Its attributes are the fragment's
 *    props, and what the fragment has to tell is a `CustomEvent` that bubbles from there
 *    (`@furrow/contract/fragment-element`). The host's shell may name fragments as well. A page may offer a slot, an
 *    element `furrow-slot`, into which composition puts the fragments that releases fill it with
 *    (`@furrow/contract/slot-element`).
 * 7. What is pressed and typed before a page is hydrated is recorded ({@link EarlyInput}), and the host repeats it once
 *    the page is hydrated. The boot script of the page may answer it before.
 * 8. Attributes in the HTML of a page tell the host of its links, forms and controls
 *    (`@furrow/contract/page-attributes`), and when the page is hydrated (`@furrow/contract/hydrate-policy`).
 *
 * Only plain values and functions cross; a value that changes comes with `subscribe`.
 */

/** Stops the subscription it was returned for. */
export type Unsubscribe = () => void;

/**
 * A place in the site; each part as in `URL`: `pathname` starts with `/`, `search` is empty or starts with `?`, `hash`
 * is empty or starts with `#`.
 */
export type PagePlace = { pathname: string; search: string; hash: string };

/**
 * The place that the address bar names. With `over` it is that of a drawer: the page of `over` stays on screen beneath
 * the drawer, as it is. When a document is loaded from the same address, it is a page of its own, without `over`.
 */
export type PageLocation = PagePlace & { over?: PagePlace };

/**
 * The address bar. The host owns it; a remote asks it to move. `to` is a path with an optional query and hash, or a
 * full URL of the same origin.
 */
export type SiteNavigation = {
  /** The place that the address bar names now. The same object is returned until the address changes. */
  current(): PageLocation;
  /** Calls the listener after each change of the address, from a link, from Back, or from `push` and `replace`. */
  subscribe(listener: () => void): Unsubscribe;
  /** The `href` of a link to `to`: in a standalone page, for example, `#/buy-food`. */
  createHref(to: string): string;
  /** `over: true` opens `to` as a drawer over the page on screen. A host that does not know drawers opens the page of `to`. */
  push(to: string, how?: { over?: boolean }): void;
  /** Like `push`, but the new address takes the place of the current entry of the history. */
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
  /** The language of these texts, where it is not that of the document. Our host writes it. */
  lang?: string | undefined;
  /**
   * Toasts of one key and title are shown as one toast, which counts them; another title replaces what was shown under
   * the key. Toasts without a key are shown as one when they say the same.
   */
  key?: string;
  /** The address of a picture of what the toast is about. Toasts of one key show up to three pictures. */
  picture?: string;
  /** Takes back what the toast announces. Toasts of one key are taken back together, the last one first. */
  undo?: () => void;
  /** A link to what the toast is about; `to` as in {@link SiteNavigation.push}. */
  link?: { to: string; label: string };
};

/**
 * `window.furrowRecorded`: what was done in islands that are not hydrated. It is all that the four share that answer before
 * hydration, and this is their protocol. They read what they ask of the HTML from the attributes in
 * `@furrow/contract/page-attributes`.
 *
 * 1. The recorder, an inline script of the host in the head, makes the record and is the only one that adds to it. It
 *    listens on the document before everybody else, in the phase of capture, so a press or a change is in the record
 *    when the next three hear of it. It stops the sending of forms. Of links it records those that open something over
 *    the page; the browser follows the others.
 * 2. Early forms, in the host's boot script, read the record and take nothing out: the browser names the first missing
 *    answer of a form that validates, and asks before it leaves a form that asks.
 * 3. Held links, in the host's boot script as well, keep the browser from following a link that is in the record. If the
 *    code of its fragment does not come, the link is followed, and the press is forgotten.
 * 4. Boot scripts of pages and fragments come at any time after the recorder: they are asynchronous, and also answer
 *    what was recorded before them. The script of a page takes a press that it answers out of `clicked`, and notes a word
 *    for its page in the HTML of the island (`answerEarlyPresses`, `takeEarlyAnswers`). It may answer a change of a field
 *    and leaves that in `typed`.
 *
 * The host ends this, island by island. Once an island is hydrated, nothing in it is recorded anymore; the host takes what
 * is left of it out of the record, types it again and then presses it again, so that the page answers as if it had been
 * there. Where React replaces the HTML instead of hydrating it, the host first moves the record to the new elements.
 * Presses are forgotten when the visitor leaves the page.
 */
export type EarlyInput = {
  /** The controls that were pressed, in order, once for each press. What is taken out of the list is not repeated. */
  clicked: HTMLElement[];
  /** The fields that were changed, until the host types into them once more. */
  typed: Map<HTMLElement, unknown>;
};

/** The two color schemes of the site. */
export type ColorScheme = 'light' | 'dark';

/** The color scheme that the visitor sees, which the host sets on the root element. */
export type Theme = {
  /** The color scheme now. */
  current(): ColorScheme;
  /** What the visitor chose; a host may lack it. With `system` the settings of the visitor's device decide. */
  preference?(): ColorScheme | 'system';
  /** Calls the listener after each change. */
  subscribe(listener: () => void): Unsubscribe;
};

/** What a host does for pages and fragments. A host may lack any of it, and the remote then uses its default. */
export type ShellServices = {
  navigation?: SiteNavigation;
  /** Shows a toast. */
  notify?: (toast: Toast) => void;
  theme?: Theme;
  /** Says that a route matches the current path, but what the path names does not exist: the host shows its 404 page. */
  notFound?: () => void;
  /** Lets exactly this HTML, which comes from the release of the remote, be put into a page that allows Trusted Types only. */
  trustMarkup?: (html: string) => void;
  /** Says that a page could not be loaded, or threw while it rendered. */
  reportError?: (error: unknown) => void;
};

/** The props of a page or a fragment: what single-spa passes, and the shell services. */
export type LifecycleProps = ShellServices & {
  name: string;
  /**
   * The element that the remote renders into. Where it holds prerendered HTML, `data-version` and `data-react` name the
   * build that wrote it, `data-path` the page, and `data-ids` how the ids in it begin. Only the same version hydrates
   * it, with the same React, on the same path.
   */
  domElement: HTMLElement;
  /**
   * Passed to `mount`: aborted when the visitor went on before the page was there. The remote then leaves the element
   * as it is and rejects with the signal's reason. A mount that rejected needs no unmount.
   */
  signal?: AbortSignal;
  /**
   * The page to show, whatever the address is later. Our host mounts each page in an element of its own. Without it the
   * remote shows the page of the current location, and follows where that moves.
   */
  path?: string;
  /** Of a fragment: what the page gives to it, as JSON values. */
  fragmentProps?: Record<string, unknown>;
};

/**
 * What starts and ends a page or a fragment; the same element is passed to all of them. A page makes a single-spa
 * application, a fragment a parcel. An element in which nothing is mounted is left alone by `update` and `unmount`.
 */
export type Lifecycles = {
  /** Resolves when the page or fragment is on screen, and rejects when its code does not come. */
  mount(props: LifecycleProps): Promise<void>;
  /** Gives other `fragmentProps` to a fragment, and resolves when they are on screen. Pages have none. */
  update?(props: LifecycleProps): Promise<void>;
  /** Ends the page or fragment, and resolves when React has removed it from the element. */
  unmount(props: LifecycleProps): Promise<void>;
};

/** The lifecycles of each fragment of a remote, by its name. */
export type Fragments = Record<string, Lifecycles>;
