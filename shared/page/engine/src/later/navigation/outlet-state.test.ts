import fc from 'fast-check';
import {
  firstEmpty,
  firstNotFound,
  firstPage,
  outletPath,
  reduce,
  contentOf,
  shellOf,
  type RemoteVersion,
  type OutletEvent,
  type State,
  type Destination,
} from './outlet-state';

type Island = { name: string; hides: readonly string[] };
type S = State<Island>;
type E = OutletEvent<Island>;

const shop: RemoteVersion = { name: 'shop', version: '1.0.0' };
const olderShop: RemoteVersion = { ...shop, version: '0.9.0' };
const dao: RemoteVersion = { name: 'dao', version: '1.0.0' };

const forum: Island = { name: 'forum', hides: [] };
const market: Island = { name: 'market', hides: ['shop/mini-cart'] };
const older: Island = { name: 'older', hides: [] };

const nowhere: Destination = { path: 'nowhere', moved: true, back: false };

/** Events after which a loading state has its destination, for readable histories. */
const given = (state: S, ...steps: ((destination: Destination) => E)[]): S =>
  steps.reduce((now, step) => reduce(now, step(now.type === 'loading' ? now.destination : nowhere)), state);

const goTo = (path: string) => () => ({ type: 'navigated', path, back: false }) as const;
const retry = () => ({ type: 'retried' }) as const;
const notFound = (path: string) => () => ({ type: 'notFound', path }) as const;
const delayed = (destination: Destination) => ({ type: 'delayed', destination }) as const;
const opened = (island: Island) => (destination: Destination) => ({ type: 'opened', destination, island }) as const;
const failed = (part: RemoteVersion) => (destination: Destination) =>
  ({ type: 'failed', destination, part, reason: 'no answer' }) as const;
const stuck = (island: Island) => () => ({ type: 'stuck', island }) as const;
const ran =
  (island: Island, as = island) =>
  () =>
    ({ type: 'ran', island, as }) as const;

const titles = { notFound: 'No page | Orchard', failure: 'Not loaded | Orchard' };
const shell = (state: S) => shellOf(state, 'Title', titles);
const home: S = firstPage('/forum', forum);

it('leaves the page of the document where it stands: no bar, no focus moved, nothing announced', () => {
  expect(home).toMatchObject({ type: 'page', isStuck: false, announced: false });
  expect(shell(home)).toEqual({ loading: false, announcement: '', hides: [] });
  expect(given(home, ran(forum))).toBe(home);
});

it('keeps the page on screen while another page loads, and announces a slow one', () => {
  const slow = given(home, goTo('/buy-food'), delayed);
  expect(contentOf(slow)).toBe(home);
  expect(shell(slow)).toEqual({ loading: true, announcement: 'Loading the page', hides: [] });
  const shown = given(slow, opened(market));
  expect(shown).toMatchObject({ type: 'page', path: '/buy-food', island: market, announced: true });
  expect(shell(shown)).toEqual({ loading: false, announcement: 'Title', hides: ['shop/mini-cart'] });
});

it('shows the page before again at once on Back while the next one loads', () => {
  const back = given(home, goTo('/buy-food'), delayed, goTo('/forum'));
  expect(back).toEqual({ ...home, announced: true });
  expect(shell(back)).toEqual({ loading: false, announcement: 'Title', hides: [] });
});

it('ends a navigation to nowhere with the 404 page, and announces it once', () => {
  const missing = given(home, goTo('/nope'), notFound('/nope'));
  expect(missing).toEqual({ type: 'notFound', path: '/nope', announced: true });
  expect(given(missing, notFound('/nope'))).toBe(missing);
  expect(given(home, notFound('/voting'))).toBe(home);
  expect(given(home, notFound('/forum'))).toMatchObject({ type: 'notFound', announced: true });
});

it('keeps the 404 page of the document while its path is tried, and its focus when nothing is there after all', () => {
  const trying = given(firstNotFound<Island>('/grower/nope'), retry, delayed);
  expect(contentOf(trying).type).toBe('notFound');
  expect(given(trying, notFound('/grower/nope'))).toMatchObject({ announced: false });
  expect(given(trying, opened(older))).toMatchObject({ type: 'page', announced: true });
});

it('says of a page that its code does not run, and no more once that of some version does, and moves no focus', () => {
  const page = given(home, goTo('/buy-food'), opened(market));
  const broken = given(page, stuck(market));
  expect(broken).toEqual({ ...page, isStuck: true });
  expect(given(broken, ran(market))).toEqual(page);
  expect(given(page, ran(market, older))).toEqual({ ...page, island: older });
});

it('pays no attention to the code of a page that has left, and to that of the page behind only there', () => {
  const next = given(home, goTo('/buy-food'));
  expect(contentOf(given(next, stuck(forum)))).toEqual({ ...home, isStuck: true });
  expect(given(next, stuck(forum))).toMatchObject({ type: 'loading', destination: { path: '/buy-food' } });
  const shown = given(next, opened(market));
  expect(given(shown, stuck(forum))).toBe(shown);
  expect(given(shown, ran(forum, older))).toBe(shown);
});

it('explains a failure, counts the tries, and keeps the explanation and its focus while it tries again', () => {
  const once = given(home, goTo('/buy-food'), failed(olderShop));
  expect(once).toMatchObject({ type: 'failure', part: olderShop, tries: 1, announced: true });
  const retrying = given(once, retry, delayed);
  expect(contentOf(retrying)).toBe(once);
  expect(shell(retrying).loading).toBe(true);
  expect(given(retrying, failed(shop))).toMatchObject({ type: 'failure', tries: 2, announced: false });
  expect(given(retrying, opened(market))).toMatchObject({ type: 'page', announced: true });
});

it('explains a failure of an empty outlet, which has no content to keep', () => {
  expect(given(firstEmpty<Island>('/forum'), failed(dao)).type).toBe('failure');
});

const paths = fc.constantFrom('/forum', '/voting', '/buy-food', '/nope');
const islands = fc.constantFrom(forum, market, older);
const step = fc.oneof(
  paths.map(goTo),
  paths.map(notFound),
  fc.constant(retry),
  fc.constant(delayed),
  fc.constantFrom(shop, dao).map(failed),
  islands.map(opened),
  islands.map(stuck),
  fc.tuple(islands, islands).map(([island, as]) => ran(island, as)),
);

it('is where the last navigation went, whatever happens, and shows the bar only while something loads', () => {
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, isEmpty) => {
      let state: S = isEmpty ? firstEmpty('/forum') : home;
      let path = '/forum';
      for (const next of steps) {
        const event = next(state.type === 'loading' ? state.destination : nowhere);
        if (event.type === 'navigated') ({ path } = event);
        state = reduce(state, event);
        expect(outletPath(state)).toBe(path);
        if (state.type !== 'loading') expect(shell(state).loading).toBe(false);
      }
    }),
  );
});

it('pays no attention to events of a navigation that another one overtook', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (before, late) => {
      const state = given(home, ...before, goTo('/elsewhere'), goTo('/last'));
      const overtaken: Destination = { path: '/elsewhere', moved: true, back: false };
      for (const next of late) {
        const event = next(overtaken);
        if ('destination' in event) expect(reduce(state, event)).toBe(state);
      }
    }),
  );
});
