import { fadeOver } from './page-transition';

type Start = (change: () => void) => object;

function setUp(start: Start | undefined, still: boolean) {
  window.matchMedia = (() => ({ matches: still })) as unknown as typeof window.matchMedia;
  if (start) Object.assign(document, { startViewTransition: start });
  else Reflect.deleteProperty(document, 'startViewTransition');
}

async function expectAtOnce() {
  const change = jest.fn();
  const done = fadeOver(change);
  expect(change).toHaveBeenCalledTimes(1);
  await done;
}

it('changes the page at once where the browser cannot fade', async () => {
  setUp(undefined, false);
  await expectAtOnce();
});

it('changes the page at once where the visitor wants no motion', async () => {
  const start = jest.fn<object, Parameters<Start>>();
  setUp(start, true);
  await expectAtOnce();
  expect(start).not.toHaveBeenCalled();
});

it('waits for the change, and not for the fade, which may be cut short', async () => {
  const start: Start = (change) => ({
    ready: Promise.reject(new DOMException('cut short', 'AbortError')),
    updateCallbackDone: Promise.resolve().then(change),
  });
  setUp(start, false);
  const change = jest.fn();
  await fadeOver(change);
  expect(change).toHaveBeenCalledTimes(1);
});

it('changes the page at once where the browser fails to fade', async () => {
  setUp(() => {
    throw new DOMException('no fade', 'InvalidStateError');
  }, false);
  await expectAtOnce();
});

it('leaves the name of the large picture to the first of a page that has two', async () => {
  setUp((change) => ({ ready: Promise.resolve(), updateCallbackDone: Promise.resolve().then(change) }), false);
  await fadeOver(() => {
    document.body.innerHTML = '<main><img fetchpriority="high"><img fetchpriority="high"><img></main>';
  });
  const names = [...document.querySelectorAll('img')].map(({ style }) => style.viewTransitionName);
  expect(names).toEqual(['', 'none', '']);
});
