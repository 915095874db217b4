import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCleared, itemAdded } from '@furrow/cart/model';
import { openPage, translatePage } from '@furrow/remote/testing';
import { featuredProducts } from '../../data/featured-products.data';
import { cartProductOf } from '../../data/featured-products.model';
import { routes } from '../../routes';

const honey = featuredProducts.find(({ id }) => id === 'wildflower-honey')!;
const animate = jest.fn();
Object.assign(Element.prototype, { animate });

beforeEach(() => act(() => cartCleared()));
afterEach(() => {
  for (const name of ['island', 'answered']) delete document.body.dataset[name];
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('adds a product, says so, and counts it on the cart button', async () => {
  const { toasts } = await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  expect(toasts).toHaveLength(2);
  expect(new Set(toasts.map(({ key }) => key)).size).toBe(1);
  for (const toast of toasts) expect(toast).toMatchObject({ title: 'Added to cart!', description: 'Wildflower honey' });
  expect(button(/^Cart ?2 items$/)).toHaveAttribute('aria-expanded', 'false');
});

it('says that the cart will be gone where the storage refuses it', async () => {
  const { toasts } = await openPage(routes, '/buy-food');
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  refused.mockRestore();
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  const refusedToast =
    'Wildflower honey. Your browser did not save the cart. It will be gone when you close or reload this page.';
  expect(toasts.map(({ title, description }) => ({ title, description }))).toEqual([
    { title: 'Added to cart!', description: refusedToast },
    { title: 'Added to cart!', description: 'Heirloom tomatoes' },
  ]);
  expect(button(/^Cart ?2 items$/)).toBeVisible();
});

it('ticks for a second on the button that was pressed', async () => {
  await openPage(routes, '/buy-food');
  const add = button('Add to Cart, Wildflower honey');
  animate.mockClear();
  await userEvent.click(add);
  const [words, tick] = [screen.getAllByText('Add to Cart')[1], add.querySelector('svg')];
  expect(add).toContainElement(words!);
  const changes = animate.mock.calls.map(([{ visibility }, time], index) => [
    animate.mock.contexts[index],
    visibility,
    time,
  ]);
  expect(changes).toEqual(
    expect.arrayContaining([
      [words, ['hidden', 'hidden'], 1000],
      [tick, ['visible', 'visible'], 1000],
    ]),
  );
});

it('says what was put into the cart before it was there, with a way back', async () => {
  act(() => void itemAdded(cartProductOf(honey)));
  act(() => void itemAdded(cartProductOf(honey)));
  Object.assign(document.body.dataset, { island: 'shop', answered: JSON.stringify([honey.id, honey.id, 'gone']) });
  const { toasts } = await openPage(routes, '/buy-food');
  expect(toasts.map(({ title, description }) => ({ title, description }))).toEqual([
    { title: 'Added to cart!', description: honey.name },
    { title: 'Added to cart!', description: honey.name },
  ]);
  expect(button(/^Cart ?2 items$/)).toBeVisible();
  expect(document.body).not.toHaveAttribute('data-answered');
  act(() => toasts.forEach(({ undo }) => undo?.()));
  expect(button('Cart')).toBeVisible();
});

describe('before its code is there', () => {
  const saved = () => localStorage.getItem('cart');

  /**
   * The page as it was sent, with its boot script, which comes after some presses. The test records presses, as the
   * host's script in the head does it.
   */
  async function openHtml(...pressed: string[]) {
    const { container, unmount } = await openPage(routes, '/buy-food');
    const html = container.innerHTML;
    unmount();
    document.body.innerHTML = `<div data-island="shop">${html}</div>`;
    const recorded = { clicked: pressed.map((name) => button(name)) };
    Object.assign(window, { furrowRecorded: recorded });
    await jest.isolateModulesAsync(async () => void (await import('./buy-food.boot')));
    const press = (name: string) => {
      recorded.clicked.push(button(name));
      button(name).click();
    };
    return { recorded, press };
  }
  afterEach(() => {
    document.body.innerHTML = '';
    localStorage.clear();
  });

  it('a press is answered and saved, and is left to nobody else', async () => {
    localStorage.clear();
    const { recorded } = await openHtml('Add to Cart, Wildflower honey');
    expect(recorded.clicked).toEqual([]);
    expect(button(/^Cart ?1 item$/)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Added to cart: Wildflower honey. 1 item in the cart.');
    expect(JSON.parse(saved() ?? '')).toEqual([{ ...cartProductOf(honey), quantity: 1 }]);
    expect(document.querySelector('[data-island]')).toHaveAttribute('data-answered', '["wildflower-honey"]');
  });

  it('a cart that cannot be read as a whole, a full storage and other buttons are left to the page', async () => {
    const broken = '[{"id":7}]';
    localStorage.setItem('cart', broken);
    const { recorded, press } = await openHtml('Add to Cart, Wildflower honey');
    expect(recorded.clicked).toHaveLength(1);
    expect(saved()).toBe(broken);
    localStorage.clear();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    press('Add to Cart, Heirloom tomatoes');
    refused.mockRestore();
    press('Cart');
    expect(recorded.clicked).toHaveLength(3);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(document.querySelector('[data-island]')).not.toHaveAttribute('data-answered');
  });
});

it('tells the share of a food bank in a page that the browser has translated', async () => {
  await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  await userEvent.click(button(/^Cart/));
  translatePage();
  for (let pieces = 1; pieces < 4; pieces += 1) await userEvent.click(button('Increase Heirloom tomatoes'));
  expect(screen.getByText('$1.20 of this goes to a food bank')).toBeVisible();
  expect(screen.getByText('5% of every purchase, about 2 meals.')).toBeVisible();
});

it('shows an empty cart as empty', async () => {
  await openPage(routes, '/buy-food');
  await userEvent.click(button('Cart'));
  expect(within(screen.getByRole('dialog')).getByText('Your cart is empty')).toBeVisible();
  await userEvent.click(button('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('lists the cart with its total, and leads to the checkout', async () => {
  await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  await userEvent.click(button(/^Cart/));
  const cart = within(screen.getByRole('dialog', { name: 'Your cart 3 items' }));
  const [tomatoes] = cart.getAllByRole('listitem');
  expect(tomatoes).toHaveTextContent('Heirloom tomatoesGreen Valley Farm2$11.98$5.99 / kg');
  expect(cart.getByText('Total').closest('p')).toHaveTextContent('Total $26.48');
  expect(cart.getByText('$1.32 of this goes to a food bank')).toBeVisible();
  expect(cart.getByRole('link', { name: 'Proceed to Checkout' })).toHaveAttribute('href', '/checkout');
});

it('changes quantities, and removes an item that is decreased to zero', async () => {
  await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  await userEvent.click(button(/^Cart/));
  await userEvent.click(button('Increase Heirloom tomatoes'));
  expect(screen.getByText('Total').closest('p')).toHaveTextContent('Total $26.48');
  await userEvent.click(button('Decrease Wildflower honey'));
  expect(screen.queryByRole('button', { name: 'Remove Wildflower honey' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Your cart 2 items' })).toHaveFocus();
  await userEvent.click(button('Remove Heirloom tomatoes'));
  expect(screen.getByText('Your cart is empty')).toBeVisible();
});

it('takes back what was just added', async () => {
  const { toasts } = await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  act(() => toasts[1]?.undo?.());
  expect(button(/^Cart ?1 item$/)).toBeVisible();
  act(() => toasts[0]?.undo?.());
  expect(button('Cart')).toBeVisible();
});

it.each(['Remove Heirloom tomatoes', 'Decrease Heirloom tomatoes'])('takes back what %s took out', async (name) => {
  const { toasts } = await openPage(routes, '/buy-food');
  await userEvent.click(button('Add to Cart, Heirloom tomatoes'));
  await userEvent.click(button('Add to Cart, Wildflower honey'));
  await userEvent.click(button(/^Cart/));
  await userEvent.click(button(name));
  expect(toasts.at(-1)).toMatchObject({ title: 'Removed from cart', description: 'Heirloom tomatoes' });
  await userEvent.click(button('Increase Wildflower honey'));
  act(() => toasts.at(-1)?.undo?.());
  const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(lines.map((line) => within(line).getByRole('heading').textContent)).toEqual([
    'Heirloom tomatoes',
    'Wildflower honey',
  ]);
  expect(screen.getByText('Total').closest('p')).toHaveTextContent('Total $34.99');
});

it('keeps the keyboard inside the open cart', async () => {
  // jsdom lays nothing out, so that nothing would count as visible.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  await openPage(routes, '/buy-food');
  await userEvent.click(button('Cart'));
  button('Shop This Week').focus();
  await userEvent.tab();
  expect(button('Close')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Shop This Week')).toHaveFocus();
  jest.restoreAllMocks();
});

it('features six products, each with its farm, price, badges, rating and description', async () => {
  await openPage(routes, '/buy-food');
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(6);
  expect(cards[4]).toHaveTextContent(
    'Small lotFirst-press olive oilMasseria VerdePressed within six hours of picking. Green, peppery, best on something plain.This harvestRating4.9 of 5SeasonKept from Nov 2024$28.99 / 500 mlAdd to Cart',
  );
});
