/*
 * The outlet as a state machine: what it shows, and what is being loaded. All functions in this file are pure; outlet.ts
 * does what they decide.
 */

import { loadingPage } from '../../common/words';

/** A version of a remote. */
export type RemoteVersion = { name: string; version: string };

type Announced = {
  /** Whether the focus moves to the page or view, and its title is announced. */
  announced: boolean;
};

/**
 * A page of a remote. Its HTML is on screen, whether or not its code runs. `isStuck` says that no version of its code
 * runs, so that the notice is shown.
 */
export type Page<Island> = Announced & {
  type: 'page';
  path: string;
  island: Island;
  isStuck: boolean;
};
/** A view of the host: no remote owns the path, or the remote that owns it found that what the path names does not exist. */
type NotFound = Announced & { type: 'notFound'; path: string };
/** A view of the host for a page that could not be loaded: neither HTML nor code has arrived. */
export type Failure = Announced & {
  type: 'failure';
  path: string;
  part?: RemoteVersion;
  reason: string;
  tries: number;
};
/** An empty outlet. This is the state of the first load in development. */
type Empty = { type: 'empty'; path: string };

type Settled<Island> = Page<Island> | NotFound | Failure;
/** What the visitor sees in the outlet. */
export type OutletContent<Island> = Settled<Island> | Empty;

/**
 * A navigation. Two navigations to the same path are two objects, so that each event names the navigation to which it
 * belongs.
 */
export type Destination = {
  readonly path: string;
  /** Whether the visitor came to this path by a navigation, and not by a first load or by Retry. */
  readonly moved: boolean;
  /** Whether the visitor came by Back or Forward. */
  readonly back: boolean;
};

export type Loading<Island> = {
  type: 'loading';
  destination: Destination;
  /** What stays on screen until the new page is shown. */
  behind: OutletContent<Island>;
  /** Whether loading takes long enough for the visitor to notice. */
  delayed: boolean;
};

export type State<Island> = Settled<Island> | Loading<Island>;

export type OutletEvent<Island> =
  /** The path in the address bar changed. */
  | { type: 'navigated'; path: string; back: boolean }
  /** The visitor had left the page of the document and come back to it before the code of the outlet ran. */
  | { type: 'returned' }
  /**
   * A page that could not be shown is requested once more, because the visitor has asked for it or the path has gone
   * live.
   */
  | { type: 'retried' }
  | { type: 'delayed'; destination: Destination }
  | { type: 'opened'; destination: Destination; island: Island }
  | { type: 'failed'; destination: Destination; part?: RemoteVersion; reason: string }
  /** No version of the code of the page on screen runs. */
  | { type: 'stuck'; island: Island }
  /** The code of the page on screen runs now, either of the same version or of another one, which replaces the page. */
  | { type: 'ran'; island: Island; as: Island }
  /** There is no page at `path`. */
  | { type: 'notFound'; path: string };

/** Returns the state after an event. Events of a navigation that another one has overtaken change nothing. */
export function reduce<Island>(state: State<Island>, event: OutletEvent<Island>): State<Island> {
  switch (event.type) {
    case 'navigated':
      return navigate(state, event);
    case 'returned':
      return state.type === 'loading' ? state : { ...state, announced: true };
    case 'retried':
      return state.type === 'failure' || state.type === 'notFound'
        ? loading({ path: state.path, moved: false, back: false }, state)
        : state;
    case 'notFound':
      if (event.path !== outletPath(state) || state.type === 'notFound') return state;
      return { type: 'notFound', path: event.path, announced: isAnnounced(state, 'notFound') };
    case 'stuck':
      return onPage(state, event.island, (page) => ({ ...page, isStuck: true }));
    case 'ran':
      return onPage(state, event.island, (page) => {
        const { as: island } = event;
        return page.isStuck || page.island !== island ? { ...page, island, isStuck: false } : page;
      });
    default:
      return state.type === 'loading' && state.destination === event.destination ? progress(state, event) : state;
  }
}

/** Starts a navigation. If it leads to the page that is still on screen, that page is shown again at once. */
function navigate<Island>(state: State<Island>, { path, back }: { path: string; back: boolean }): State<Island> {
  if (path === outletPath(state)) return state;
  const content = contentOf(state);
  if (content.type === 'page' && content.path === path) return { ...content, announced: true };
  return loading({ path, moved: true, back }, content);
}

function progress<Island>(
  state: Loading<Island>,
  event: Extract<OutletEvent<Island>, { destination: Destination }>,
): State<Island> {
  const { behind, destination } = state;
  switch (event.type) {
    case 'delayed':
      return { ...state, delayed: true };
    case 'opened': {
      const { island } = event;
      return {
        type: 'page',
        path: destination.path,
        island,
        isStuck: false,
        announced: isAnnounced(state, 'page'),
      };
    }
    case 'failed': {
      const { part, reason } = event;
      const tries = behind.type === 'failure' && behind.path === destination.path ? behind.tries + 1 : 1;
      const announced = isAnnounced(state, 'failure');
      return { type: 'failure', path: destination.path, part, reason, tries, announced };
    }
  }
}

/** Changes the page of `island`, whether it is the current page or still on screen behind a navigation. */
function onPage<Island>(
  state: State<Island>,
  island: Island,
  change: (page: Page<Island>) => Page<Island>,
): State<Island> {
  const content = contentOf(state);
  if (content.type !== 'page' || content.island !== island) return state;
  const changed = change(content);
  if (changed === content) return state;
  return state.type === 'loading' ? { ...state, behind: changed } : changed;
}

/** The state of a visit that begins with a composed page. */
export function firstPage<Island>(path: string, island: Island): State<Island> {
  return { type: 'page', path, island, isStuck: false, announced: false };
}

/** The state of a visit that begins with the document for an unknown path. */
export function firstNotFound<Island>(path: string): State<Island> {
  return { type: 'notFound', path, announced: false };
}

/** The state of a visit that begins with an empty outlet, while the site is being developed. */
export function firstEmpty<Island>(path: string): State<Island> {
  return loading({ path, moved: false, back: false }, { type: 'empty', path });
}

/** Returns the path that the outlet shows or is about to show. */
export function outletPath<Island>(state: State<Island>): string {
  return state.type === 'loading' ? state.destination.path : state.path;
}

export function contentOf<Island>(state: State<Island>): OutletContent<Island> {
  return state.type === 'loading' ? state.behind : state;
}

/**
 * The titles of the host's own views. They are announced as they stand here, because the document may still contain the
 * title of a remote whose page has not quite left.
 */
export type ViewTitles = { notFound: string; failure: string };

/**
 * Returns what the shell shows around the outlet. `title` is the title of the document, which the announcement repeats.
 */
export function shellOf(state: State<{ hides: readonly string[] }>, title: string, viewTitles: ViewTitles) {
  const content = contentOf(state);
  const isLoading = state.type === 'loading';
  const announcement = isLoading ? state.delayed && loadingPage : state.announced && titleOf(state, title, viewTitles);
  return {
    loading: isLoading,
    announcement: announcement || '',
    hides: content.type === 'page' ? content.island.hides : [],
  };
}

function titleOf<Island>(state: Settled<Island>, documentTitle: string, viewTitles: ViewTitles): string {
  return state.type === 'page' ? documentTitle : viewTitles[state.type];
}

function loading<Island>(destination: Destination, behind: OutletContent<Island>): Loading<Island> {
  return { type: 'loading', destination, behind, delayed: false };
}

/**
 * Whether the focus moves to the result, and its title is announced. That happens after every navigation, but neither
 * for the first page of a visit nor for a view that is the same again after Retry.
 */
function isAnnounced<Island>(state: State<Island>, result: Settled<Island>['type']): boolean {
  if (state.type !== 'loading' || state.destination.moved) return true;
  const { behind, destination } = state;
  return !(behind.type === result && result !== 'page' && behind.path === destination.path);
}
