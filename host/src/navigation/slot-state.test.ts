import fc from 'fast-check';
import {
  firstLoad,
  firstNotFound,
  pathOf,
  reduce,
  screenOf,
  shellOf,
  type Event,
  type Part,
  type State,
  type Target,
} from './slot-state';

type S = State<string>;
type E = Event<string>;

const shop: Part = { name: 'shop', version: '1.0.0', cart: false, skeleton: 'list' };
const olderShop: Part = { ...shop, version: '0.9.0' };
const dao: Part = { name: 'dao', version: '1.0.0', cart: true, skeleton: 'dashboard' };

/** Events after which a loading state has its target, for readable histories. */
const given = (state: S, ...steps: ((target: Target) => E)[]): S =>
  steps.reduce(
    (now, step) => reduce(now, step(now.type === 'loading' ? now.target : { path: 'nowhere', moved: true })),
    state,
  );

const goTo = (path: string) => () => ({ type: 'navigated', path }) as const;
const retry = () => ({ type: 'retried' }) as const;
const notFound = (path: string) => () => ({ type: 'notFound', path }) as const;
const delayed = (target: Target) => ({ type: 'delayed', target }) as const;
const discovered = (part: Part) => (target: Target) => ({ type: 'discovered', target, part }) as const;
const mounted = (island: string) => (target: Target) => ({ type: 'mounted', target, island }) as const;
const failed = (part: Part) => (target: Target) => ({ type: 'failed', target, part, reason: 'no answer' }) as const;

const shell = (state: S) => shellOf(state, 'Title');
const home = given(firstLoad<string>('/forum', true), discovered(dao), mounted('forum'));

it('brings the page of the document to life where it stands: no bar, no focus moved, then the cart', () => {
  const first = firstLoad<string>('/forum', true);
  expect(shell(given(first, discovered(dao), delayed))).toEqual({ loading: false, announcement: '', cart: undefined });
  expect(screenOf(given(first, discovered(dao), delayed)).type).toBe('document');
  expect(home).toEqual({ type: 'page', path: '/forum', part: dao, island: 'forum', announced: false });
  expect(shell(home)).toEqual({ loading: false, announcement: '', cart: true });
});

it('keeps the page on screen while another page of the same version loads, and announces a slow one', () => {
  const slow = given(home, goTo('/voting'), discovered(dao), delayed);
  expect(screenOf(slow)).toBe(home);
  expect(shell(slow)).toEqual({ loading: true, announcement: 'Loading the page', cart: true });
  expect(given(slow, mounted('forum'))).toMatchObject({ type: 'page', path: '/voting', announced: true });
});

it('puts a skeleton in the place of a page that another remote replaces, once it is slow and known whose it is', () => {
  const unknown = given(home, goTo('/buy-food'), delayed);
  expect(screenOf(unknown)).toBe(home);
  const slow = given(unknown, discovered(shop));
  expect(screenOf(slow)).toEqual({ type: 'skeleton', kind: 'list' });
  expect(shell(slow)).toEqual({ loading: true, announcement: 'Loading the page', cart: false });
  expect(shell(given(slow, mounted('shop')))).toEqual({ loading: false, announcement: 'Title', cart: false });
});

it('puts a skeleton in the place of a page whose version failed on the way to the next one', () => {
  const slow = given(home, goTo('/voting'), discovered(dao), delayed);
  expect(screenOf(given(slow, discovered({ ...dao, version: '0.9.0' })))).toEqual({
    type: 'skeleton',
    kind: 'dashboard',
  });
});

it('gives the skeleton the shape of the page that is on its way now', () => {
  const atSkeleton = given(home, goTo('/buy-food'), discovered(shop), delayed);
  const onward = given(atSkeleton, goTo('/voting'), discovered(dao), delayed);
  expect(screenOf(onward)).toEqual({ type: 'skeleton', kind: 'dashboard' });
});

it.each([
  ['before the skeleton', [goTo('/buy-food'), goTo('/forum'), discovered(dao)]],
  ['at the skeleton', [goTo('/buy-food'), discovered(shop), delayed, goTo('/forum'), discovered(dao)]],
])('Back %s shows the page before', (_, steps) => {
  const back = given(home, ...steps, mounted('forum again'));
  expect(back).toMatchObject({ type: 'page', path: '/forum', island: 'forum again', announced: true });
  expect(shell(back)).toEqual({ loading: false, announcement: 'Title', cart: true });
});

it('ends a navigation to nowhere with the 404 page, and announces it once', () => {
  const missing = given(home, goTo('/nope'), notFound('/nope'));
  expect(missing).toEqual({ type: 'notFound', path: '/nope', announced: true });
  expect(given(missing, notFound('/nope'))).toBe(missing);
  expect(given(home, notFound('/voting'))).toBe(home);
  expect(given(home, notFound('/forum'))).toMatchObject({ type: 'notFound', announced: true });
});

it('keeps the 404 page of the document while its path is tried, and its focus when nothing is there after all', () => {
  const trying = given(firstNotFound<string>('/grower/nope'), retry, discovered(dao), delayed);
  expect(screenOf(trying).type).toBe('notFound');
  expect(given(trying, notFound('/grower/nope'))).toMatchObject({ announced: false });
  expect(given(trying, mounted('live by now'))).toMatchObject({ type: 'page', announced: true });
});

it('keeps the document when its code fails, also when it fails again, and moves no focus', () => {
  const stranded = given(firstLoad<string>('/forum', true), discovered(dao), failed(dao));
  expect(stranded).toMatchObject({ type: 'stranded', reason: 'no answer', announced: false });
  expect(shell(stranded)).toEqual({ loading: false, announcement: '', cart: true });
  const retrying = given(stranded, retry, discovered(dao), delayed);
  expect(screenOf(retrying)).toBe(stranded);
  expect(shell(retrying).loading).toBe(false);
  expect(given(retrying, failed(dao))).toMatchObject({ type: 'stranded', announced: false });
  expect(given(retrying, mounted('forum'))).toMatchObject({ type: 'page', announced: false });
});

it('explains a failure, counts the tries, and keeps the explanation and its focus while it tries again', () => {
  const once = given(home, goTo('/buy-food'), discovered(shop), failed(olderShop));
  expect(once).toMatchObject({ type: 'failure', part: olderShop, tries: 1, announced: true });
  const retrying = given(once, retry, discovered(shop), delayed);
  expect(screenOf(retrying)).toBe(once);
  expect(shell(retrying).loading).toBe(true);
  expect(given(retrying, failed(shop))).toMatchObject({ type: 'failure', tries: 2, announced: false });
  expect(given(retrying, mounted('shop'))).toMatchObject({ type: 'page', announced: true });
});

it('explains a failure of an empty slot, which has no content to keep', () => {
  expect(given(firstLoad<string>('/forum', false), discovered(dao), failed(dao)).type).toBe('failure');
});

const paths = fc.constantFrom('/forum', '/voting', '/buy-food', '/nope');
const step = fc.oneof(
  paths.map(goTo),
  paths.map(notFound),
  fc.constant(retry),
  fc.constant(delayed),
  fc.constantFrom(shop, olderShop, dao).map(discovered),
  fc.constantFrom(shop, dao).map(failed),
  fc.string().map(mounted),
);

it('is where the last navigation went, whatever happens, and shows the bar only while something loads', () => {
  fc.assert(
    fc.property(fc.array(step), fc.boolean(), (steps, readable) => {
      let state: S = firstLoad('/forum', readable);
      let path = '/forum';
      for (const next of steps) {
        const event = next(state.type === 'loading' ? state.target : { path: 'nowhere', moved: true });
        if (event.type === 'navigated') ({ path } = event);
        state = reduce(state, event);
        expect(pathOf(state)).toBe(path);
        if (state.type !== 'loading') expect(shell(state).loading).toBe(false);
        if (screenOf(state).type === 'skeleton') expect(shell(state).loading).toBe(true);
      }
    }),
  );
});

it('pays no attention to events of a navigation that another one overtook', () => {
  fc.assert(
    fc.property(fc.array(step), fc.array(step), (before, late) => {
      const state = given(firstLoad('/forum', true), ...before, goTo('/elsewhere'), goTo('/last'));
      const overtaken: Target = { path: '/elsewhere', moved: true };
      for (const next of late) {
        const event = next(overtaken);
        if ('target' in event) expect(reduce(state, event)).toBe(state);
      }
    }),
  );
});
