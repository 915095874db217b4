import fc from 'fast-check';
import {
  firstEmpty,
  firstNotFound,
  firstPage,
  slotPath,
  reduce,
  contentOf,
  shellOf,
  type PageRelease,
  type SlotEvent,
  type State,
  type Destination,
} from './slot-state';

type S = State<string>;
type E = SlotEvent<string>;

const shop: PageRelease = { name: 'shop', version: '1.0.0', hides: ['shop/mini-cart'] };
const olderShop: PageRelease = { ...shop, version: '0.9.0' };
const dao: PageRelease = { name: 'dao', version: '1.0.0', hides: [] };

/** Events after which a loading state has its destination, for readable histories. */
const given = (state: S, ...steps: ((destination: Destination) => E)[]): S =>
  steps.reduce(
    (now, step) => reduce(now, step(now.type === 'loading' ? now.destination : { path: 'nowhere', moved: true })),
    state,
  );

const goTo = (path: string) => () => ({ type: 'navigated', path }) as const;
const retry = () => ({ type: 'retried' }) as const;
const notFound = (path: string) => () => ({ type: 'notFound', path }) as const;
const delayed = (destination: Destination) => ({ type: 'delayed', destination }) as const;
const opened = (release: PageRelease, island: string) => (destination: Destination) =>
  ({ type: 'opened', destination, release, island }) as const;
const failed = (release: PageRelease) => (destination: Destination) =>
  ({ type: 'failed', destination, release, reason: 'no answer' }) as const;
const stuck = (island: string) => () => ({ type: 'stuck', island }) as const;
const ran =
  (island: string, as = island, release = dao) =>
  () =>
    ({ type: 'ran', island, as, release }) as const;

const shell = (state: S) => shellOf(state, 'Title');
const home: S = firstPage('/forum', dao, 'forum');

it('leaves the page of the document where it stands: no bar, no focus moved, nothing announced', () => {
  expect(home).toMatchObject({ type: 'page', isStuck: false, announced: false });
  expect(shell(home)).toEqual({ loading: false, announcement: '', hides: [] });
  expect(given(home, ran('forum'))).toBe(home);
});

it('keeps the page on screen while another page loads, and announces a slow one', () => {
  const slow = given(home, goTo('/buy-food'), delayed);
  expect(contentOf(slow)).toBe(home);
  expect(shell(slow)).toEqual({ loading: true, announcement: 'Loading the page', hides: [] });
  const shown = given(slow, opened(shop, 'shop'));
  expect(shown).toMatchObject({ type: 'page', path: '/buy-food', island: 'shop', announced: true });
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
  const trying = given(firstNotFound<string>('/grower/nope'), retry, delayed);
  expect(contentOf(trying).type).toBe('notFound');
  expect(given(trying, notFound('/grower/nope'))).toMatchObject({ announced: false });
  expect(given(trying, opened(dao, 'live by now'))).toMatchObject({ type: 'page', announced: true });
});

it('says of a page that its code does not run, and no more once that of some version does, and moves no focus', () => {
  const page = given(home, goTo('/buy-food'), opened(shop, 'shop'));
  const broken = given(page, stuck('shop'));
  expect(broken).toEqual({ ...page, isStuck: true });
  expect(given(broken, ran('shop', 'shop', shop))).toEqual(page);
  expect(given(page, ran('shop', 'older', olderShop))).toEqual({ ...page, island: 'older', release: olderShop });
});

it('pays no attention to the code of a page that has left, and to that of the page behind only there', () => {
  const next = given(home, goTo('/buy-food'));
  expect(contentOf(given(next, stuck('forum')))).toEqual({ ...home, isStuck: true });
  expect(given(next, stuck('forum'))).toMatchObject({ type: 'loading', destination: { path: '/buy-food' } });
  const shown = given(next, opened(shop, 'shop'));
  expect(given(shown, stuck('forum'))).toBe(shown);
  expect(given(shown, ran('forum', 'other'))).toBe(shown);
});

it('explains a failure, counts the tries, and keeps the explanation and its focus while it tries again', () => {
  const once = given(home, goTo('/buy-food'), failed(olderShop));
  expect(once).toMatchObject({ type: 'failure', release: olderShop, tries: 1, announced: true });
  const retrying = given(once, retry, delayed);
  expect(contentOf(retrying)).toBe(once);
  expect(shell(retrying).loading).toBe(true);
  expect(given(retrying, failed(shop))).toMatchObject({ type: 'failure', tries: 2, announced: false });
  expect(given(retrying, opened(shop, 'shop'))).toMatchObject({ type: 'page', announced: true });
});

it('explains a failure of an empty slot, which has no content to keep', () => {
  expect(given(firstEmpty<string>('/forum'), failed(dao)).type).toBe('failure');
});

const paths = fc.constantFrom('/forum', '/voting', '/buy-food', '/nope');
const islands = fc.constantFrom('forum', 'voting', 'shop');
const step = fc.oneof(
  paths.map(goTo),
  paths.map(notFound),
  fc.constant(retry),
  fc.constant(delayed),
  fc.constantFrom(shop, dao).map(failed),
  islands.map((island) => opened(dao, island)),
  islands.map(stuck),
  fc.tuple(islands, islands).map(([island, as]) => ran(island, as)),
);

it('is where the last navigation went, whatever happens, and shows the bar only while something loads', () => {
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, isEmpty) => {
      let state: S = isEmpty ? firstEmpty('/forum') : home;
      let path = '/forum';
      for (const next of steps) {
        const event = next(state.type === 'loading' ? state.destination : { path: 'nowhere', moved: true });
        if (event.type === 'navigated') ({ path } = event);
        state = reduce(state, event);
        expect(slotPath(state)).toBe(path);
        if (state.type !== 'loading') expect(shell(state).loading).toBe(false);
      }
    }),
  );
});

it('pays no attention to events of a navigation that another one overtook', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (before, late) => {
      const state = given(home, ...before, goTo('/elsewhere'), goTo('/last'));
      const overtaken: Destination = { path: '/elsewhere', moved: true };
      for (const next of late) {
        const event = next(overtaken);
        if ('destination' in event) expect(reduce(state, event)).toBe(state);
      }
    }),
  );
});
