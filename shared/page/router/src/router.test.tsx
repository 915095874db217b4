import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { Link, Router, type Navigator } from './router';

/** A link of the page `/buy-food`, and what the navigation service hears of it. */
function show(link: React.ReactNode) {
  const heard: [string, unknown, unknown][] = [];
  const note = (how: string) => (to: unknown, state?: unknown) => void heard.push([how, to, state]);
  const navigator: Navigator = {
    createHref: (to) => (typeof to === 'string' ? to : `${to.pathname}${to.search}${to.hash}`),
    go: () => undefined,
    push: note('push'),
    replace: note('replace'),
  };
  render(
    <Router location="/buy-food" navigator={navigator}>
      {link}
    </Router>,
  );
  return heard;
}

/** Clicks the link. Resolves to whether the browser would follow it on its own. */
function click(options: MouseEventInit = {}): boolean {
  const event = createEvent.click(screen.getByRole('link'), { button: 0, ...options });
  fireEvent(screen.getByRole('link'), event);
  return !event.defaultPrevented;
}

const where = { pathname: '/marketplace', search: '?tag=fruit', hash: '' };

describe('a link', () => {
  // jsdom goes nowhere, and says so.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('names its address, and goes through the navigation service', () => {
    const heard = show(<Link to="/marketplace?tag=fruit">Fruit</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/marketplace?tag=fruit');
    expect(click()).toBe(false);
    expect(heard).toEqual([['push', where, undefined]]);
  });

  test.each<[string, MouseEventInit]>([
    ['with the control key', { ctrlKey: true }],
    ['with the command key', { metaKey: true }],
    ['with the shift key', { shiftKey: true }],
    ['with the middle button', { button: 1 }],
  ])('is left to the browser when it is pressed %s', (_how, options) => {
    const heard = show(<Link to="/marketplace">Marketplace</Link>);
    expect(click(options)).toBe(true);
    expect(heard).toEqual([]);
  });

  test('of another window is left to the browser', () => {
    const heard = show(
      <Link to="/marketplace" target="_blank">
        Marketplace
      </Link>,
    );
    expect(click()).toBe(true);
    expect(heard).toEqual([]);
  });

  test('whose owner has dealt with the press goes nowhere', () => {
    const heard = show(
      <Link to="/marketplace" onClick={(event) => event.preventDefault()}>
        Marketplace
      </Link>,
    );
    click();
    expect(heard).toEqual([]);
  });

  test('to the page that is shown replaces its entry', () => {
    const heard = show(<Link to="/buy-food">Shop</Link>);
    click();
    expect(heard.map(([how]) => how)).toEqual(['replace']);
  });

  test('carries state, and replaces the entry when it says so', () => {
    const heard = show(
      <Link to="/marketplace?tag=fruit" state={{ from: 'shop' }} replace>
        Fruit
      </Link>,
    );
    click();
    expect(heard).toEqual([['replace', where, { from: 'shop' }]]);
  });
});
