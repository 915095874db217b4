import { createBrowserNavigation } from '@furrow/remote/navigation';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '../shell/header';
import { withRouter } from '@furrow/engine/host-view';
import { markCurrentLinks } from '@furrow/engine/current-links';
import { enhanceMenus } from './menus';
import { pageShownEvent } from '@furrow/engine/page-events';

const header = () => document.querySelector('header') as HTMLElement;
const summary = (name: string) => within(header()).getByText(name, { selector: 'summary' });
/** As the style sheet has it where there is no room for the menus beside each other. */
const becomeSmall = () => header().querySelector<HTMLElement>('[popover]')?.style.setProperty('position', 'fixed');
const isOpen = (name: string) => (summary(name).parentElement as HTMLDetailsElement).open;
/** A link of the header; both menus end with the same ones. */
const link = (name: string | RegExp, menu?: string) =>
  within(menu ? (summary(menu).parentElement as HTMLElement) : header()).getByRole('link', { name });

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = renderToStaticMarkup(
    <>
      {withRouter(<Header />, createBrowserNavigation())}
      <button>Elsewhere</button>
    </>,
  );
  // Nobody loads documents here.
  document.body.addEventListener('click', (event) => {
    if ((event.target as Element).closest('a')) event.preventDefault();
  });
});

it('leads to every place the specification names', () => {
  const places = within(screen.getByRole('navigation', { name: 'Main', hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((anchor) => anchor.getAttribute('href'));
  expect(new Set(places)).toEqual(
    new Set([
      '/',
      '/about',
      '/case-studies',
      '/community',
      '/contact',
      '/donate-food',
      '/solutions/supply-chain',
      '/solutions/carbon-markets',
      '/solutions/farmer-empowerment',
      '/solutions/food-safety',
      '/resources/blog',
      '/resources/docs',
      '/resources/whitepapers',
      '/farms',
      '/season',
      '/buy-food',
      '/marketplace',
      '/campaigns',
      '/login',
      // Composition writes the addresses of the page in each language of the site.
      '/language-link-en',
      '/language-link-es',
      '/language-link-und',
    ]),
  );
});

it('leads to the shop, the marketplace, the campaigns and the sign-in in one press, and in two from the menu of a phone', () => {
  const quick = within(screen.getByRole('navigation', { name: 'Shop and account' })).getAllByRole('link');
  const places = ['/buy-food', '/marketplace', '/campaigns', '/login'];
  expect(quick.map((anchor) => anchor.getAttribute('href'))).toEqual(places);
  const sheet = within(screen.getByRole('navigation', { name: 'Main', hidden: true }));
  const first = sheet.getAllByRole('link', { hidden: true }).slice(0, places.length);
  expect(first.map((anchor) => anchor.getAttribute('href'))).toEqual(places);
});

it('marks the links to the current page, also after a navigation', () => {
  expect(document.querySelector('[aria-current]')).toBeNull();
  window.history.replaceState(null, '', '/about');
  markCurrentLinks(header());
  expect(link('About')).toHaveAttribute('aria-current', 'page');
  window.history.replaceState(null, '', '/contact');
  document.dispatchEvent(new Event(pageShownEvent));
  expect(link('About')).not.toHaveAttribute('aria-current');
  expect(link('Contact')).toHaveAttribute('aria-current', 'page');
});

it('marks the section that the current page belongs to', () => {
  const marked = () => [...document.querySelectorAll('[aria-current="true"]')].map((element) => element.textContent);
  window.history.replaceState(null, '', '/case-studies/green-valley');
  markCurrentLinks(header());
  expect(marked()).toContain('Case studies');
  window.history.replaceState(null, '', '/blog/dao-governed-farms');
  document.dispatchEvent(new Event(pageShownEvent));
  expect(marked()).toEqual(['Resources']);
});

describe('a menu', () => {
  beforeEach(() => enhanceMenus(header()));

  it('opens and closes on its own', async () => {
    const user = userEvent.setup();
    expect(isOpen('Solutions')).toBe(false);
    await user.click(summary('Solutions'));
    expect(isOpen('Solutions')).toBe(true);
    expect(within(summary('Solutions').parentElement as HTMLElement).getAllByRole('link')).toHaveLength(6);
    await user.click(summary('Solutions'));
    expect(isOpen('Solutions')).toBe(false);
  });

  it('closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    await user.click(summary('Solutions'));
    link(/Supply chain/).focus();
    await user.keyboard('{Escape}');
    expect(isOpen('Solutions')).toBe(false);
    expect(summary('Solutions')).toHaveFocus();
  });

  it('moves through its links with the arrow keys', async () => {
    const user = userEvent.setup();
    await user.click(summary('Solutions'));
    summary('Solutions').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link(/Carbon markets/)).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(link('What is in season', 'Solutions')).toHaveFocus();
  });

  it('closes when the focus leaves it and when something else is pressed', async () => {
    const user = userEvent.setup();
    await user.click(summary('Solutions'));
    link(/Supply chain/).focus();
    screen.getByRole('button', { name: 'Elsewhere' }).focus();
    expect(isOpen('Solutions')).toBe(false);
    await user.click(summary('Solutions'));
    await user.click(document.body);
    expect(isOpen('Solutions')).toBe(false);
  });

  it('closes when a link is followed, and when another page comes on screen', async () => {
    const user = userEvent.setup();
    await user.click(summary('Solutions'));
    await user.click(link(/Carbon markets/));
    expect(isOpen('Solutions')).toBe(false);
    await user.click(summary('Solutions'));
    document.dispatchEvent(new Event(pageShownEvent));
    expect(isOpen('Solutions')).toBe(false);
  });
});

it('keeps a menu of a small screen open when the focus leaves it: its links do not move under the finger', async () => {
  becomeSmall();
  enhanceMenus(header());
  const user = userEvent.setup();
  await user.click(summary('Solutions'));
  link(/Supply chain/).focus();
  link('About').focus();
  expect(isOpen('Solutions')).toBe(true);
});

describe('a menu beside the sheet of a small screen', () => {
  beforeEach(() => {
    becomeSmall();
    header().insertAdjacentHTML(
      'beforeend',
      `<details name="header-menu"><summary>Nora</summary><ul>
        <li><a href="/you">Your activity</a></li><li hidden><a href="/orders">Orders</a></li>
        <li><input type="radio" aria-label="Color" /></li><li><a href="/dashboard">Dashboard</a></li>
      </ul></details>`,
    );
    enhanceMenus(header());
  });

  it('closes on Escape, and on a press elsewhere, as on a wide screen', async () => {
    const user = userEvent.setup();
    await user.click(summary('Nora'));
    link('Dashboard').focus();
    await user.keyboard('{Escape}');
    expect(isOpen('Nora')).toBe(false);
    expect(summary('Nora')).toHaveFocus();
    await user.click(summary('Nora'));
    await user.click(document.body);
    expect(isOpen('Nora')).toBe(false);
  });

  it('leaves the arrow keys to a field in it, and passes over rows that are not there', async () => {
    const user = userEvent.setup();
    await user.click(summary('Nora'));
    link('Your activity').focus();
    await user.keyboard('{ArrowDown}');
    expect(link('Dashboard')).toHaveFocus();
    screen.getByRole('radio', { name: 'Color' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Color' })).toHaveFocus();
  });
});

it('closes what is open once the menus stand elsewhere, because the window or the text has another size', async () => {
  enhanceMenus(header());
  await userEvent.setup().click(summary('Solutions'));
  window.dispatchEvent(new Event('resize'));
  expect(isOpen('Solutions')).toBe(true);
  becomeSmall();
  window.dispatchEvent(new Event('resize'));
  expect(isOpen('Solutions')).toBe(false);
});
