import { cartCleared, itemAdded, startPersistence } from '@furrow/cart/model';
import { createBrowserNavigation } from '@furrow/remote/navigation';
import { toNavigator } from '@furrow/remote/navigator';
import { Router } from '@furrow/router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Header } from './header';
import { createTheme } from './theme.model';

function Site({ cart = false, at = '/' }: { cart?: boolean; at?: string }) {
  const [location, setLocation] = useState(at);
  const navigation = { ...createBrowserNavigation(), createHref: String, push: setLocation, replace: setLocation };
  const [covered, setCovered] = useState(false);
  return (
    <Router location={location} navigator={toNavigator(navigation)}>
      <Header theme={createTheme()} cart={cart} onCover={setCovered} />
      <main inert={covered}>
        <button>Elsewhere</button>
      </main>
    </Router>
  );
}

const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bee Co-op', image: '/h.svg', price: '14.50', unit: 'jar' };
const solutions = () => screen.getByRole('button', { name: 'Solutions' });
const menu = () => screen.getByRole('button', { name: 'Menu' });

const addHoney = () => act(() => void itemAdded(honey));

afterEach(() => act(() => void cartCleared()));

describe('the header', () => {
  it('leads to every place the specification names', () => {
    render(<Site />);
    const nav = screen.getByRole('navigation', { name: 'Main' });
    const places = within(nav)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
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
      ]),
    );
  });

  it('marks the current page after hydration, not in the prerendered shell', () => {
    expect(renderToString(<Site at="/about" />)).not.toContain('aria-current');
    render(<Site at="/about" />);
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  });

  it('marks the section that the current page belongs to', () => {
    const { unmount } = render(<Site at="/case-studies/green-valley" />);
    const nav = () => screen.getByRole('navigation', { name: 'Main' });
    const marked = () => [...nav().querySelectorAll('[aria-current="true"]')].map((element) => element.textContent);
    expect(marked()).toContain('Case studies');
    unmount();
    render(<Site at="/blog/dao-governed-farms" />);
    expect(marked()).toEqual(['Resources']);
  });

  it('is the same HTML for every page', () => {
    expect(renderToString(<Site at="/buy-food" />)).toBe(renderToString(<Site at="/contact" />));
  });
});

describe('a menu', () => {
  it('opens on click, shows its links and closes on the second click', async () => {
    const user = userEvent.setup();
    render(<Site />);
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    await user.click(solutions());
    expect(solutions()).toHaveAttribute('aria-expanded', 'true');
    const panel = document.getElementById(solutions().getAttribute('aria-controls')!)!;
    expect(within(panel).getAllByRole('link')).toHaveLength(4);
    await user.click(solutions());
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on Enter, closes on Escape and gives the focus back', async () => {
    const user = userEvent.setup();
    render(<Site />);
    solutions().focus();
    await user.keyboard('{Enter}');
    expect(solutions()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: /Supply chain/ })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    expect(solutions()).toHaveFocus();
  });

  it('moves through its links with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<Site />);
    await user.click(solutions());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: /Carbon markets/ })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: /Food safety/ })).toHaveFocus();
  });

  it('closes when the focus leaves it and when something else is pressed', async () => {
    const user = userEvent.setup();
    render(<Site />);
    await user.click(solutions());
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    await user.click(solutions());
    await user.click(document.body);
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
  });

  it('gives way to the other menu', async () => {
    const user = userEvent.setup();
    render(<Site />);
    await user.click(solutions());
    await user.click(screen.getByRole('button', { name: 'Resources' }));
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('button', { name: 'Resources' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when a link is followed, also to the page that is shown', async () => {
    const user = userEvent.setup();
    render(<Site at="/solutions/food-safety" />);
    await user.click(solutions());
    await user.click(screen.getByRole('link', { name: /Carbon markets/ }));
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
    await user.click(solutions());
    await user.click(screen.getByRole('link', { name: /Carbon markets/ }));
    expect(solutions()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the sheet of a small screen', () => {
  it('makes the page it covers inert until Escape closes it', async () => {
    const user = userEvent.setup();
    render(<Site />);
    const page = screen.getByRole('main');
    await user.click(menu());
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
    expect(page).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(page).not.toHaveAttribute('inert');
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(menu()).toHaveFocus();
  });

  it('opens a menu in place, which stays when the focus leaves it', async () => {
    const user = userEvent.setup();
    render(<Site />);
    await user.click(menu());
    await user.click(solutions());
    act(() => screen.getByRole('link', { name: 'About' }).focus());
    expect(solutions()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes when a link is followed', async () => {
    const user = userEvent.setup();
    render(<Site />);
    await user.click(menu());
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(menu()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });
});

describe('the cart link', () => {
  beforeAll(startPersistence);

  it('is there only while the cart holds something', async () => {
    render(<Site cart />);
    addHoney();
    expect(await screen.findByRole('link', { name: 'Cart 1 item' })).toHaveAttribute('href', '/checkout');
    addHoney();
    expect(await screen.findByRole('link', { name: 'Cart 2 items' })).toBeInTheDocument();
    act(() => void cartCleared());
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });

  it('is not there on a page that draws the cart itself', async () => {
    addHoney();
    const { rerender } = render(<Site cart />);
    await screen.findByRole('link', { name: 'Cart 1 item' });
    rerender(<Site />);
    expect(screen.queryByRole('link', { name: /^Cart/ })).toBeNull();
  });
});
