import { createBrowserNavigation } from '@furrow/remote/navigation';
import { within } from '@testing-library/react';
import type { Failures } from '../../first/islands/failures';
import { PageIsland } from '../../first/islands/page-island';
import type { Failure, Page } from './slot-state';
import { SlotView } from './slot-view';
import { notice as noticeHtml, views } from '../../testing/views';

jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const at = { path: '/buy-food', announced: true };
const part = { name: 'shop', version: '1.0.0' };
const failure: Failure = { type: 'failure', ...at, part, reason: 'no response after 8 s', tries: 1 };

let slot: HTMLElement;
let slotView: SlotView;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.title = '';
  document.body.innerHTML = `<div id="slot"></div>${noticeHtml}`;
  slot = document.body.firstElementChild as HTMLElement;
  const again = () => Promise.resolve();
  slotView = new SlotView({
    element: slot,
    navigation: createBrowserNavigation(),
    views,
    onRetry: again,
    onTryAgain: again,
  });
});

/** A page with a heading and a link. */
function page(name: string): Page<PageIsland> {
  const island = new PageIsland({
    name,
    version: '1.0.0',
    path: '/buy-food',
    hides: [],
    head: [],
    policy: 'load',
    services: {
      navigation: createBrowserNavigation(),
      notify() {},
      theme: { current: () => 'light', subscribe: () => () => {} },
      notFound() {},
    },
    failures: {} as Failures,
    element: document.createElement('div'),
    load: () => Promise.reject(new Error('not asked for')),
  });
  island.element.innerHTML = `<h1>${name}</h1><a href="/">Home</a>`;
  return { type: 'page', ...at, island, isStuck: false };
}

it('shows one thing at a time, at once, and ends a page that leaves', () => {
  const shop = page('shop');
  slotView.show(shop);
  expect(slot).toHaveTextContent(/^shopHome$/);
  slotView.show(page('giving'));
  expect(shop.island.hasLeft).toBe(true);
  expect(slot).toHaveTextContent(/^givingHome$/);
  slotView.show({ type: 'notFound', path: '/nope', announced: true });
  expect(slot.querySelector('h1')).toHaveTextContent('No page');
  slotView.show(failure);
  expect(slot.querySelector('h1')).toHaveTextContent('Not loaded');
  expect(document.title).toBe('Not loaded | Orchard');
});

it('updates an explanation that stands already, so that the focus stays on Retry', () => {
  slotView.show(failure);
  const retry = slot.querySelector('button');
  retry?.focus();
  slotView.show({ ...failure, tries: 2 });
  expect(slot).toHaveTextContent('2 tries');
  expect(document.activeElement).toBe(retry);
});

it('says over a page that its code does not run, leaves the page where it is, and takes the notice away', () => {
  const shop = page('shop');
  slotView.show(shop);
  const before = [...slot.children];
  slotView.show({ ...shop, isStuck: true });
  const notice = document.getElementById('notice') as HTMLElement;
  expect(notice).toHaveTextContent('You can read this page, but some of its buttons aren’t working.');
  within(notice).getByRole('button', { name: 'Try Again' }).focus();
  slotView.show({ ...shop, isStuck: false });
  expect([...slot.children]).toEqual(before);
  expect(document.activeElement).toHaveTextContent('shop');
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});

it('keeps a place for the focus when what had it leaves, and takes none from elsewhere', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  slotView.show(page('shop'));
  expect(document.activeElement).toBe(button);
  slot.querySelector('a')?.focus();
  slotView.show(page('dao'));
  expect(document.activeElement).toHaveTextContent('dao');
});
