import type { SkeletonKind } from '@furrow/formats/build.schema';

/*
 * The slot as a state machine: what stands in it, and what is being loaded. Everything in this file is pure; slot.ts carries it out.
 */

/** The version of a remote that shows a page, as far as the shell cares. */
export type Part = {
  name: string;
  version: string;
  /** Whether the header shows the cart beside this page. The route of the page declares it. */
  cart: boolean;
  /** The shape of the skeleton that stands in for this page, which the route declares too. */
  skeleton: SkeletonKind;
};

type Announced = {
  /** Whether the focus moves to the page or view, and its title is announced. */
  announced: boolean;
};

/** A page of a remote, alive. */
export type Page<Island> = Announced & { type: 'page'; path: string; part: Part; island: Island };
/** A view of the host: no remote owns the path, or the remote that owns it found that what the path names does not exist. */
type NotFound = Announced & { type: 'notFound'; path: string };
/** A view of the host: no version of the path's owner could show the page. */
export type Failure = Announced & { type: 'failure'; path: string; part?: Part; reason: string; tries: number };
/** The document's own page without its code: it can be read, and a notice offers Retry. */
export type Stranded = Announced & { type: 'stranded'; path: string; part: Part; reason: string };
/** The document as it came; `readable` when it holds the prerendered page of `path`. */
type Document = { type: 'document'; path: string; readable: boolean };
/** A view of the host in place of a page that takes its time. */
type Skeleton = { type: 'skeleton'; kind: SkeletonKind };

type Settled<Island> = Page<Island> | NotFound | Failure | Stranded;
/** What the visitor sees in the slot. */
export type Screen<Island> = Settled<Island> | Document | Skeleton;

/** One navigation. Two navigations to one path are two targets, so that each event names the one it belongs to. */
export type Target = {
  readonly path: string;
  /** Whether the visitor came to this path by a navigation, and not by a first load or by Retry. */
  readonly moved: boolean;
};

export type Loading<Island> = {
  type: 'loading';
  target: Target;
  /** What stays on screen meanwhile. */
  behind: Screen<Island>;
  /** The version that is being tried, once discovery has found the remote that owns the path. */
  part?: Part;
  /** Whether loading takes long enough for the visitor to notice. */
  delayed: boolean;
};

export type State<Island> = Settled<Island> | Loading<Island>;

export type Event<Island> =
  /** The path in the address bar changed. */
  | { type: 'navigated'; path: string }
  /** The same page is asked for once more: by the visitor, or because its path went live meanwhile. */
  | { type: 'retried' }
  | { type: 'discovered'; target: Target; part: Part }
  | { type: 'delayed'; target: Target }
  | { type: 'mounted'; target: Target; island: Island }
  | { type: 'failed'; target: Target; part?: Part; reason: string }
  /** There is no page at `path`. */
  | { type: 'notFound'; path: string };

/** The state after an event. Events of a navigation that another one overtook change nothing. */
export function reduce<Island>(state: State<Island>, event: Event<Island>): State<Island> {
  switch (event.type) {
    case 'navigated':
      return event.path === pathOf(state) ? state : loading({ path: event.path, moved: true }, screenOf(state));
    case 'retried':
      return state.type === 'loading' || state.type === 'page'
        ? state
        : loading({ path: state.path, moved: false }, state);
    case 'notFound':
      if (event.path !== pathOf(state) || state.type === 'notFound') return state;
      return { type: 'notFound', path: event.path, announced: isAnnounced(state, 'notFound') };
    default:
      return state.type === 'loading' && state.target === event.target ? progress(state, event) : state;
  }
}

function progress<Island>(state: Loading<Island>, event: Extract<Event<Island>, { target: Target }>): State<Island> {
  const { behind, target, part } = state;
  switch (event.type) {
    case 'discovered':
      return withSkeleton({ ...state, part: event.part });
    case 'delayed':
      return withSkeleton({ ...state, delayed: true });
    case 'mounted':
      if (!part) return state;
      return { type: 'page', path: target.path, part, island: event.island, announced: isAnnounced(state, 'page') };
    case 'failed': {
      const failed = { path: target.path, reason: event.reason };
      if (event.part && isInPlace(state))
        return { type: 'stranded', ...failed, part: event.part, announced: isAnnounced(state, 'stranded') };
      const tries = behind.type === 'failure' && behind.path === target.path ? behind.tries + 1 : 1;
      return { type: 'failure', ...failed, part: event.part, tries, announced: isAnnounced(state, 'failure') };
    }
  }
}

/** The state of a visit that begins with a composed page, or with an empty slot while the site is being developed. */
export function firstLoad<Island>(path: string, readable: boolean): State<Island> {
  return loading({ path, moved: false }, { type: 'document', path, readable });
}

/** The state of a visit that begins with the document for an unknown path. */
export function firstNotFound<Island>(path: string): State<Island> {
  return { type: 'notFound', path, announced: false };
}

/** The path that the slot shows or is about to show. */
export function pathOf<Island>(state: State<Island>): string {
  return state.type === 'loading' ? state.target.path : state.path;
}

export function screenOf<Island>(state: State<Island>): Screen<Island> {
  return state.type === 'loading' ? state.behind : state;
}

/** What the shell shows around the slot. `title` is the document's, which the announcement repeats. */
export function shellOf<Island>(state: State<Island>, title: string) {
  const busy = state.type === 'loading' && !isInPlace(state);
  const announcement =
    state.type === 'loading' ? busy && state.delayed && loadingMessage : state.announced && titleOf(state, title);
  return { loading: busy, announcement: announcement || '', cart: showsCart(state) };
}

export const loadingMessage = 'Loading the page';

/** The titles of the host's own views. A remote that is late to leave may have put its title before theirs in the document. */
export const viewTitles = { notFound: 'Page not found | Furrow', failure: 'This part could not be loaded | Furrow' };

function titleOf<Island>(state: Settled<Island>, documentTitle: string): string {
  return state.type === 'notFound' || state.type === 'failure' ? viewTitles[state.type] : documentTitle;
}

/** The header shows the cart, unless the page draws the cart itself. The document says so for its own page. */
function showsCart<Island>(state: State<Island>): boolean | undefined {
  const screen = screenOf(state);
  switch (screen.type) {
    case 'document':
      return undefined;
    case 'page':
      return screen.part.cart;
    case 'skeleton':
      return state.type === 'loading' && state.part?.cart !== false;
    default:
      return true;
  }
}

function loading<Island>(target: Target, behind: Screen<Island>): Loading<Island> {
  return { type: 'loading', target, behind, delayed: false };
}

/** Whether the page of the target stands in the slot already, as prerendered HTML. */
function isInPlace<Island>({ behind, target }: Loading<Island>): boolean {
  if (behind.type === 'document') return behind.readable && behind.path === target.path;
  return behind.type === 'stranded' && behind.path === target.path;
}

/** A navigation that takes long replaces what is behind it by a skeleton, except where the same remote or the same view will show the result. */
function withSkeleton<Island>(state: Loading<Island>): Loading<Island> {
  const { behind, target, part, delayed } = state;
  if (!delayed || !part || isInPlace(state)) return state;
  if (behind.type === 'skeleton' && behind.kind === part.skeleton) return state;
  if (behind.type === 'page' && behind.part.name === part.name && behind.part.version === part.version) return state;
  if ((behind.type === 'failure' || behind.type === 'notFound') && behind.path === target.path) return state;
  return { ...state, behind: { type: 'skeleton', kind: part.skeleton } };
}

/**
 * Whether the focus moves to the result. It does after every navigation; but a page that comes to life where it stands, and a view
 * that shows the same as before Retry, leave the focus where it is.
 */
function isAnnounced<Island>(state: State<Island>, result: Settled<Island>['type']): boolean {
  if (state.type !== 'loading' || state.target.moved) return true;
  const { behind, target } = state;
  const isSameView = behind.type === result && result !== 'page' && behind.path === target.path;
  return !isInPlace(state) && !isSameView;
}
