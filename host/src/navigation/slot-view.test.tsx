import type { Entry } from '@furrow/discovery/discovery';
import type { LifecycleProps, Lifecycles } from '@furrow/remote/contract';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { islandElement, type Island } from '../islands/island';
import { within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Notice } from '../shell/notice';
import type { Failure, Part, Screen, Stranded } from './slot-state';
import { createSlotView, type SlotView } from './slot-view';

jest.mock('../federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const part: Part = { name: 'shop', version: '1.0.0', cart: false, skeleton: 'list' };
const at = { path: '/buy-food', part, announced: true };
const failure: Failure = { type: 'failure', ...at, reason: 'no answer in 8 s', tries: 1 };
const stranded: Stranded = { type: 'stranded', ...at, reason: 'no answer in 8 s' };

let slot: HTMLElement;
let slotView: SlotView;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.title = '';
  document.body.innerHTML = `<div id="slot"></div>${renderToStaticMarkup(<Notice />)}`;
  slot = document.body.firstElementChild as HTMLElement;
  slotView = createSlotView({ element: slot, navigation: createBrowserNavigation(), onRetry: () => Promise.resolve() });
});

/** An island with a heading and a link. Its unmount never ends. */
function island(name: string): Island & { unmount: jest.Mock } {
  const domElement = islandElement(name);
  domElement.innerHTML = `<h1>${name}</h1><a href="/">Home</a>`;
  const unmount = jest.fn(() => new Promise(() => {}));
  const props = { name, domElement } as LifecycleProps;
  return { name, entry: {} as Entry, lifecycles: { unmount } as unknown as Lifecycles, props, unmount };
}

const pageOf = (shown: Island): Screen<Island> => ({ type: 'page', ...at, island: shown });

it('shows one thing at a time, at once, and unmounts an island that leaves', () => {
  const shop = island('shop');
  slotView.show(pageOf(shop));
  expect(slot).toHaveTextContent(/^shopHome$/);
  slotView.show({ type: 'skeleton', kind: 'list' });
  expect(shop.unmount).toHaveBeenCalledTimes(1);
  expect(slot).toHaveTextContent(/^Loading the page$/);
  expect(document.title).toBe('Loading the page | Furrow');
  slotView.show(pageOf(island('giving')));
  expect(slot).toHaveTextContent(/^givingHome$/);
  slotView.show({ type: 'notFound', path: '/nope', announced: true });
  expect(slot.querySelector('h1')).toHaveTextContent('Oops! Page not found');
  slotView.show(failure);
  expect(slot.querySelector('h1')).toHaveTextContent('This part could not be loaded');
  expect(document.title).toBe('This part could not be loaded | Furrow');
});

it('updates an explanation that stands already, so that the focus stays on Retry', () => {
  slotView.show(failure);
  const retry = slot.querySelector('button');
  retry?.focus();
  slotView.show({ ...failure, tries: 2 });
  expect(slot).toHaveTextContent('2 times');
  expect(document.activeElement).toBe(retry);
});

it('leaves a page where it is that comes to life where it stands, and takes the notice away', () => {
  const shop = island('shop');
  slot.append(shop.props.domElement);
  slotView.show({ type: 'document', path: '/buy-food', readable: true });
  slotView.show(stranded);
  slotView.show({ ...stranded, reason: 'unreachable' });
  const notice = document.getElementById('notice') as HTMLElement;
  expect(slot).toHaveTextContent(/^shopHome$/);
  within(notice).getByRole('button', { name: 'Try again' }).focus();
  slotView.show(pageOf(shop));
  expect(slot).toHaveTextContent(/^shopHome$/);
  expect(document.activeElement).toHaveTextContent('shop');
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});

it('keeps a place for the focus when what had it leaves, and takes none from elsewhere', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  slotView.show(pageOf(island('shop')));
  expect(document.activeElement).toBe(button);
  slot.querySelector('a')?.focus();
  slotView.show({ type: 'skeleton', kind: 'list' });
  expect(document.activeElement).toBe(slot);
  slotView.show(pageOf(island('dao')));
  expect(document.activeElement).toBe(slot);
});
