import type { Entry } from '@furrow/discovery/discovery';
import { allDone, drawn, expectSettled, renderAsInBrowser, siteAt, type Later } from '../../testing/site-at';

jest.mock('../../first/painted');
jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

/** Each test holds one step of a navigation back until the visitor is on another page: the step must change nothing there. */

renderAsInBrowser();

/** Lets every step happen at once, except the one that is held back. */
function holdBack(held: string) {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const later: Later = async (what, value) => {
    if (what === held) await gate;
    return value;
  };
  return { later, release };
}

for (const knowsSignal of [true, false]) {
  describe(knowsSignal ? 'a remote that stops when its signal is aborted' : 'a remote that knows no signal', () => {
    it.each([
      ['a failure', '/broken', 'page /broken', '/voting'],
      ['a failure of the same remote', '/broken/too', 'page /broken/too', '/broken'],
      ['a page that does not exist', '/grower/nope', 'page /grower/nope', '/buy-food'],
      ['a page that does not exist, of the same remote', '/grower/nope', 'page /grower/nope', '/grower/green-valley'],
      ['code that loads', '/loan', 'farmer@1.1.0', '/marketplace'],
    ])('%s says nothing on the page that overtakes it', async (_what, path, held, next) => {
      const { later, release } = holdBack(held);
      const site = siteAt('/forum', later, { knowsSignal });
      await allDone();
      site.navigation.push(path);
      await allDone();
      site.navigation.push(next);
      await allDone();
      const { title } = document;
      release();
      await allDone();
      expectSettled(site);
      expect(document.title).toBe(title);
      expect(site.current()).toBe(next);
    });
  });
}

it.each([true, false])(
  'Back before the code of the outlet has come leads to the page of the document',
  async (exists) => {
    const { later, release } = holdBack('outlet');
    const site = siteAt(exists ? '/forum' : '/nobody', later, { exists });
    site.navigation.push('/buy-food');
    site.navigation.go(-1);
    release();
    await allDone();
    expectSettled(site);
  },
);

it('an unknown path says nothing on the page that overtakes it while its document comes', async () => {
  const { later, release } = holdBack('document /nobody');
  const site = siteAt('/forum', later);
  await allDone();
  site.navigation.push('/nobody');
  await allDone();
  site.navigation.push('/voting');
  await allDone();
  release();
  await allDone();
  expectSettled(site);
  expect(console.error).not.toHaveBeenCalled();
});

it('a page that does not exist says nothing on the page that the visitor opens while it says so', async () => {
  const { later, release } = holdBack('page /grower/nope');
  const site = siteAt('/forum', later);
  await allDone();
  site.navigation.push('/grower/nope');
  await allDone();
  const microtasks: VoidFunction[] = [];
  const spy = jest.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => void microtasks.push(task));
  release();
  await allDone();
  expect(microtasks).toHaveLength(1);
  spy.mockRestore();
  site.navigation.push('/voting');
  for (const task of microtasks) task();
  await allDone();
  expectSettled(site);
  expect(console.error).not.toHaveBeenCalled();
});

it('a page that has its title in the document but is not shown yet does not announce it when the visitor goes back', async () => {
  let next = Promise.resolve();
  const site = siteAt('/forum', async (what, value) => {
    if (what === 'fade' || what === 'unmount shop') await next;
    return value;
  });
  await allDone();
  site.navigation.push('/buy-food');
  await allDone();
  const entry = { metadata: { version: drawn }, extras: { routes: ['/marketplace'] } } as unknown as Entry;
  site.overrides.set('shop', entry);
  next = new Promise<void>(() => {});
  site.navigation.push('/marketplace');
  await allDone();
  expect(document.title).toBe('/marketplace');
  site.navigation.go(-1);
  await allDone();
  expect(site.state.current().announcement).toBe('/buy-food');
});
