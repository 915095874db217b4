import type { LifecycleProps, Lifecycles } from '@furrow/contract';
import { testedIsland } from '../../testing/page-island';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A page that is hydrated. */
async function hydratedPage() {
  document.body.innerHTML = '<div id="slot"><div><h1>Voting</h1></div></div>';
  const unmount = jest.fn((_props: LifecycleProps) => Promise.resolve());
  const lifecycles: Lifecycles = { mount: () => Promise.resolve(), unmount };
  const element = document.querySelector('#slot > div') as HTMLElement;
  const island = testedIsland({ name: 'dao', path: '/voting', element, load: () => Promise.resolve(lifecycles) });
  await island.arm('load');
  return { island, unmount };
}

it('ends the code of a page that leaves once the page in its place is drawn', async () => {
  const { island, unmount } = await hydratedPage();
  island.element.remove();
  island.leave();
  expect(island.hasLeft).toBe(true);
  await Promise.resolve();
  expect(unmount).not.toHaveBeenCalled();
  await frame();
  expect(unmount).toHaveBeenCalledTimes(1);
});

it('ends the code at once in a tab that draws nothing', async () => {
  const { island, unmount } = await hydratedPage();
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  island.leave();
  await new Promise((resolve) => setTimeout(resolve));
  expect(unmount).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

it('takes a dialog away together with its page', async () => {
  const { island, unmount } = await hydratedPage();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
  island.leave();
  await Promise.resolve();
  expect(unmount).toHaveBeenCalledTimes(1);
});
