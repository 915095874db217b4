import { createBrowserNavigation } from '@furrow/remote/navigation';
import { within } from '@testing-library/react';
import type { PageIsland } from '../../first/islands/page-island';
import type { Failure, Page } from './outlet-state';
import { OutletView } from './outlet-view';
import { testedIsland } from '../../testing/page-island';
import { notice as noticeHtml, views } from '../../testing/views';

jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

const at = { path: '/buy-food', announced: true };
const part = { name: 'shop', version: '1.0.0' };
const failure: Failure = { type: 'failure', ...at, part, reason: 'no response after 8 s', tries: 1 };

let outlet: HTMLElement;
let outletView: OutletView;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  document.title = '';
  document.body.innerHTML = `<div id="slot"></div>${noticeHtml}`;
  outlet = document.body.firstElementChild as HTMLElement;
  const again = () => Promise.resolve();
  outletView = new OutletView({
    element: outlet,
    navigation: createBrowserNavigation(),
    views,
    onRetry: again,
    onRestart: again,
  });
});

/** A page with a heading and a link. */
function page(name: string): Page<PageIsland> {
  const element = document.createElement('div');
  const island = testedIsland({
    name,
    path: '/buy-food',
    element,
    load: () => Promise.reject(new Error('not asked for')),
  });
  element.innerHTML = `<h1>${name}</h1><a href="/">Home</a>`;
  return { type: 'page', ...at, island, isStuck: false };
}

it('shows one thing at a time, at once, and ends a page that leaves', () => {
  const shop = page('shop');
  outletView.show(shop);
  expect(outlet).toHaveTextContent(/^shopHome$/);
  outletView.show(page('giving'));
  expect(shop.island.hasLeft).toBe(true);
  expect(outlet).toHaveTextContent(/^givingHome$/);
  outletView.show({ type: 'notFound', path: '/nope', announced: true });
  expect(outlet.querySelector('h1')).toHaveTextContent('No page');
  outletView.show(failure);
  expect(outlet.querySelector('h1')).toHaveTextContent('Not loaded');
  expect(document.title).toBe('Not loaded | Orchard');
});

it('updates an explanation that stands already, so that the focus stays on Retry', () => {
  outletView.show(failure);
  const retry = outlet.querySelector('button');
  retry?.focus();
  outletView.show({ ...failure, tries: 2 });
  expect(outlet).toHaveTextContent('2 tries');
  expect(document.activeElement).toBe(retry);
});

it('says over a page that its code does not run, leaves the page where it is, and takes the notice away', () => {
  const shop = page('shop');
  outletView.show(shop);
  const before = [...outlet.children];
  outletView.show({ ...shop, isStuck: true });
  const notice = document.getElementById('notice') as HTMLElement;
  expect(notice).toHaveTextContent('You can read this page, but some of its buttons aren’t working.');
  within(notice).getByRole('button', { name: 'Try Again' }).focus();
  outletView.show({ ...shop, isStuck: false });
  expect([...outlet.children]).toEqual(before);
  expect(document.activeElement).toHaveTextContent('shop');
  expect(within(notice).queryByRole('button')).not.toBeInTheDocument();
});

it('keeps a place for the focus when what had it leaves, and takes none from elsewhere', () => {
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  outletView.show(page('shop'));
  expect(document.activeElement).toBe(button);
  outlet.querySelector('a')?.focus();
  outletView.show(page('dao'));
  expect(document.activeElement).toHaveTextContent('dao');
});
