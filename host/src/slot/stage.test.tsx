import { act } from '@testing-library/react';
import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles } from '@furrow/remote/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { islandElement } from './island';
import { createStage, type Stage } from './stage';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));

let slot: HTMLElement;
let stage: Stage;

beforeEach(() => {
  document.body.innerHTML = '<div></div>';
  slot = document.body.firstElementChild as HTMLElement;
  stage = createStage(slot, createBrowserNavigation());
});

/** An island whose unmount takes as long as `leaving`. */
function island(name: string, leaving = Promise.resolve()) {
  const domElement = islandElement(name);
  domElement.textContent = name;
  const unmount = jest.fn(() => leaving);
  const props = { name, domElement } as LifecycleProps;
  return {
    name,
    entry: {} as Entry,
    lifecycles: { unmount } as unknown as Lifecycles,
    props,
    unmount,
  };
}

const show = (name: string, text: string) => act(() => stage.showView(name, <p>{text}</p>));

it('shows one thing at a time, and unmounts an island before it goes', async () => {
  const shop = island('shop');
  await stage.showIsland(shop);
  expect(slot).toHaveTextContent(/^shop$/);
  await show('skeleton', 'loading');
  expect(shop.unmount).toHaveBeenCalledTimes(1);
  expect(slot).toHaveTextContent(/^loading$/);
  await act(() => stage.showIsland(island('giving')));
  expect(slot).toHaveTextContent(/^giving$/);
  expect(stage.island()?.name).toBe('giving');
});

it('updates a view that is shown already, so that the focus stays in it', async () => {
  await show('failure', 'tried once');
  const paragraph = slot.querySelector('p');
  await show('failure', 'tried twice');
  expect(slot.querySelector('p')).toBe(paragraph);
  expect(slot).toHaveTextContent('tried twice');
  expect(stage.isShown('failure')).toBe(true);
});

it('takes over an island that came with the document', async () => {
  const shop = island('shop');
  slot.append(shop.props.domElement);
  stage.adopt(shop);
  await stage.showIsland(island('giving'));
  expect(shop.unmount).toHaveBeenCalledTimes(1);
  expect(slot).toHaveTextContent(/^giving$/);
});

it('puts a notice over the page, which goes with the page', async () => {
  await stage.showIsland(island('shop'));
  act(() => stage.showNotice(<p>not ready</p>));
  act(() => stage.showNotice(<p>still not ready</p>));
  expect(slot).toHaveTextContent('still not readyshop');
  act(() => stage.removeNotice());
  expect(slot).toHaveTextContent(/^shop$/);
});

it('holds what was shown last, even when the island before takes its time to leave', async () => {
  let leave = () => {};
  const shop = island('shop', new Promise((resolve) => (leave = resolve)));
  const dao = island('dao');
  await stage.showIsland(shop);
  const overtaken = stage.showIsland(dao);
  await stage.showIsland(island('giving'));
  leave();
  await overtaken;
  expect(slot).toHaveTextContent(/^giving$/);
  expect(stage.island()?.name).toBe('giving');
  expect(dao.unmount).toHaveBeenCalledTimes(1);
});
