import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartCleared, type CartItem } from '@furrow/cart/model';
import { openPage } from '@furrow/remote/testing';
import { readYou } from '@furrow/you/model';
import { featuredProducts } from '../../data/featured-products.data';
import { placeOrder } from '../../data/place-order';
import { routes } from '../../routes';

function ordered(id: string, quantity = 1): CartItem {
  const { name, farm, image, price, unit } = featuredProducts.find((product) => product.id === id)!;
  return { id, name, farm, image, price, unit, quantity };
}

const basket = [ordered('heirloom-tomatoes', 2), ordered('wildflower-honey'), ordered('stone-milled-sourdough')];
const title = () => screen.getByRole('heading', { level: 1 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  act(() => void cartCleared());
});

it('shows the lines, each with its lot and trace, and where the money goes', async () => {
  placeOrder(basket);
  await openPage(routes, '/orders?id=ORD-743');
  const [tomatoes] = within(screen.getByText('What you ordered').closest('section')!).getAllByRole('listitem');
  expect(tomatoes).toHaveTextContent('Green Valley Farm, 2 × $5.99 / kg');
  expect(tomatoes).toHaveTextContent('Picked Sep 17, 2025 by Lucía Herrera');
  expect(tomatoes).toHaveTextContent('$11.98');
  expect(within(tomatoes!).getByRole('link')).toHaveAttribute('href', '/marketplace/lot/heirloom-tomatoes');
  const money = screen.getByRole('region', { name: 'Money' });
  for (const row of ['Growers$27.90', 'Shipping and packing$4.19', 'Riverside Pantry, 5%$1.74', 'Furrow, 3%$1.05'])
    expect(money).toHaveTextContent(row);
  for (const row of [
    'Three growers, $27.90',
    'Green Valley Farm$9.58',
    'Prairie Bee Co-op$11.60',
    'Golden Ear Mill$6.72',
  ])
    expect(money).toHaveTextContent(row);
  expect(await screen.findByTitle('QR code for order ORD-743')).toBeInTheDocument();
});

it('shows pictures of this release, whatever address was stored with what was ordered', async () => {
  placeOrder([{ ...ordered('heirloom-tomatoes'), image: '/shop/0.9.0/assets/of-a-release-that-is-gone.svg' }]);
  const { container } = await openPage(routes, '/orders?id=ORD-743');
  expect(container.querySelector(`img[src="${ordered('heirloom-tomatoes').image}"]`)).toBeInTheDocument();
  expect(container.innerHTML).not.toContain('gone.svg');
});

it('leads back to the visitor’s furrow', async () => {
  placeOrder(basket);
  await openPage(routes, '/orders?id=ORD-743');
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getByRole('link', { name: 'Your activity' })).toHaveAttribute('href', '/you');
  expect(trail.getByText('Order ORD-743')).toHaveAttribute('aria-current', 'page');
});

it('is moved along by the visitor until it has arrived, which can be undone', async () => {
  placeOrder(basket);
  await openPage(routes, '/orders?id=ord-743');
  expect(title()).toHaveTextContent('Your order is placed.');
  await press('It Was Packed');
  await press('It Is on Its Way');
  expect(title()).toHaveTextContent('Your order is on its way.');
  expect(screen.getAllByRole('img', { name: 'Four of five handovers' })).toHaveLength(3);
  await press('It Arrived');
  expect(title()).toHaveTextContent('It arrived. Enjoy your meal.');
  expect(screen.getByRole('status')).toHaveTextContent('Arrived, 4 of 4');
  expect(screen.getAllByRole('img', { name: 'Five of five handovers' })).toHaveLength(3);
  await press('Undo');
  expect(title()).toHaveTextContent('Your order is on its way.');
});

it('fills the cart with the same again', async () => {
  placeOrder(basket);
  const { toasts } = await openPage(routes, '/orders?id=ORD-743');
  // The page offers it, and the bar of phones does.
  await userEvent.click(screen.getAllByRole('button', { name: 'Order This Again' })[0]!);
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(basket);
  expect(toasts).toMatchObject([{ title: 'Added to cart!', link: { to: '/checkout' } }]);
});

it('is ordered again from the list, too', async () => {
  placeOrder(basket);
  placeOrder([ordered('wildflower-honey')]);
  const { toasts } = await openPage(routes, '/orders');
  await press('Order Again order ORD-743');
  expect(JSON.parse(localStorage.getItem('cart') ?? '')).toEqual(basket);
  expect(toasts).toMatchObject([{ title: 'Added to cart!', description: '4 items of order ORD-743' }]);
});

it('is removed from the browser, says so, and comes back to its place', async () => {
  for (let each = 0; each < 3; each += 1) placeOrder(basket);
  const before = localStorage.getItem('furrow.orders');
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  const { toasts } = await openPage(routes, '/orders?id=ORD-744');
  expect(scrollTo).not.toHaveBeenCalled();
  await press('Remove This Order');
  expect(await screen.findByText('2 orders')).toBeVisible();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(toasts).toMatchObject([{ title: 'Order removed', description: 'Order ORD-744' }]);
  act(() => toasts[0]?.undo?.());
  expect(screen.getByText('3 orders')).toBeVisible();
  expect(localStorage.getItem('furrow.orders')).toBe(before);
  expect(readYou().entries.map(({ ref }) => ref)).toContain('ORD-744');
});

it('says that an order of another browser is not here', async () => {
  await openPage(routes, '/orders?id=ORD-900');
  expect(title()).toHaveTextContent('This order is not saved in this browser.');
  expect(screen.getByText('We keep orders only in the browser that placed them.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Your Orders' })).toHaveAttribute('href', '/orders');
  expect(screen.getByRole('link', { name: 'Back to shopping' })).toHaveAttribute('href', '/buy-food');
  expect(document.title).toBe('Order not found | Furrow');
});

it('lists all orders, and says when some cannot be read', async () => {
  placeOrder(basket);
  placeOrder([ordered('wildflower-honey')]);
  const stored = JSON.parse(localStorage.getItem('furrow.orders') ?? '') as { orders: unknown[] };
  localStorage.setItem('furrow.orders', JSON.stringify({ ...stored, orders: [...stored.orders, { number: 7 }] }));
  await openPage(routes, '/orders');
  const [newest, oldest] = within(screen.getByText('Newest first').closest('section')!).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/ORD-744.*1 itemPlaced\$14\.50/);
  expect(oldest).toHaveTextContent(/ORD-743.*4 itemsPlaced\$34\.88/);
  expect(screen.getByText('One stored order cannot be read. It was left as is.')).toBeVisible();
});

it('says of orders that the storage refuses that they end with the page', async () => {
  const lost = /^This browser’s storage is full or turned off, so your last changes are gone after a reload\./;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { number } = placeOrder(basket);
  jest.restoreAllMocks();
  const { unmount } = await openPage(routes, `/orders?id=${number}`);
  expect(title()).toHaveTextContent('Your order is placed.');
  expect(screen.getByText(lost)).toBeVisible();
  expect(screen.queryByText(/^It is stored in this browser only/)).toBeNull();
  unmount();
  await openPage(routes, '/orders');
  expect(screen.getByText(lost)).toBeVisible();
  await press(`Order Again order ${number}`);
});

it.each(['9999-06-01T10:00:00Z', '+275760-09-13T00:00:00Z'])(
  'shows the order of a machine whose clock says %s, in the list and on its way',
  async (clock) => {
    jest.useFakeTimers({ now: new Date(clock) });
    placeOrder(basket);
    jest.useRealTimers();
    const { unmount } = await openPage(routes, '/orders?id=ORD-743');
    await press('It Was Packed');
    expect(title()).toHaveTextContent('Your order is packed.');
    expect(screen.getByText(/^Placed [A-Z][a-z]+day, [A-Z][a-z]+ \d+, 9999, \d+:\d\d [AP]M$/)).toBeVisible();
    unmount();
    await openPage(routes, '/orders');
    expect(screen.getByText('Newest first').closest('section')).toHaveTextContent(/ORD-743.*4 items.*\$34\.88/);
    expect(screen.queryByText(/cannot be read/)).toBeNull();
  },
);

it('goes on below a short list with what the farms picked since, and says where other orders are', async () => {
  placeOrder(basket);
  await openPage(routes, '/orders');
  expect(screen.getByRole('heading', { name: 'The farms have picked again this week.' })).toBeVisible();
  expect(screen.getByText(/^Missing an order\? Each one stays in the browser that placed it/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Shop This Week' })).toHaveAttribute('href', '/buy-food');
});

it('ends with the last order of a long list', async () => {
  for (let order = 0; order < 4; order += 1) placeOrder(basket);
  await openPage(routes, '/orders');
  expect(screen.getByText('4 orders')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Shop This Week' })).toBeNull();
});

it('is found from its old address', async () => {
  await openPage(routes, '/checkout/order');
  await userEvent.click(screen.getByRole('link', { name: 'See Your Orders' }));
  expect(window.location.pathname).toBe('/orders');
});
