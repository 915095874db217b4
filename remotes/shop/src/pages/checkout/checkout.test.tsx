import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLoaded, type CartItem } from '@furrow/cart/model';
import { savedItems } from '@furrow/cart/storage';
import { openPage } from '@furrow/remote/testing';
import { placeOrder as keepOrder } from '../../data/place-order';
import { lotList } from '../../data/lot-list';
import { routes } from '../../routes';

const items: CartItem[] = [
  {
    id: 'tomatoes',
    name: 'Heirloom tomatoes',
    farm: 'Green Valley Farm',
    image: '/picture.svg',
    price: '5.99',
    unit: 'kg',
    quantity: 2,
  },
  {
    id: 'honey',
    name: 'Wildflower honey',
    farm: 'Prairie Bee Co-op',
    image: '/picture.svg',
    price: '14.50',
    unit: 'jar',
    quantity: 1,
  },
];
const filled = {
  Email: 'lucia@greenvalley.farm',
  'First name': 'Lucía',
  'Last name': 'Herrera',
  Address: '12 Mill Road',
  City: 'Corvallis',
  State: 'Oregon',
  'ZIP code': '97330',
};
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const placeOrder = () => screen.getByRole('button', { name: 'Place Order' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  act(() => void cartLoaded(items));
});

async function fill(values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(field(label));
    await userEvent.paste(value);
  }
}

it('has nothing to check out while the cart is empty', async () => {
  act(() => void cartLoaded([]));
  await openPage(routes, '/checkout');
  expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/buy-food');
  expect(screen.queryByRole('button', { name: 'Place Order' })).not.toBeInTheDocument();
});

it.each([
  ['leads to the receipt of the last order', true],
  ['offers no order to who has placed none', false],
])('%s while the cart is empty', async (_what, hasOrdered) => {
  if (hasOrdered) for (const item of items) keepOrder([item]);
  act(() => void cartLoaded([]));
  await openPage(routes, '/checkout');
  expect(screen.queryAllByText(/^Your last order: ORD-744\./)).toHaveLength(hasOrdered ? 1 : 0);
  const receipts = screen.queryAllByRole('link', { name: 'View receipt' });
  expect(receipts.map((link) => link.getAttribute('href'))).toEqual(hasOrdered ? ['/orders?id=ORD-744'] : []);
});

describe('with lots on the marketplace’s list', () => {
  const listed = ['heirloom-tomatoes', 'stone-milled-flour', 'farmhouse-cheese'];
  const list = () => within(screen.getByRole('region', { name: 'On your marketplace list' }));
  const cart = () => savedItems()?.map(({ id, quantity }) => [id, quantity]);

  async function openEmpty(ids = listed) {
    act(() => void cartLoaded([]));
    act(() => ids.forEach((id) => lotList.add(id)));
    const page = await openPage(routes, '/checkout');
    await screen.findByRole('region', { name: 'On your marketplace list' });
    return page;
  }
  afterEach(() => act(() => lotList.clear()));

  it('says beside the empty cart what the shop has of each, and moves nothing on its own', async () => {
    await openEmpty();
    expect(screen.getByText(/^Nothing to pay for yet\./)).toBeVisible();
    expect(list().getByText('The shop sells one of these lots and bakes bread from another.')).toBeVisible();
    expect(
      list()
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'Heirloom tomatoesGreen Valley Farm$5.99 / kg in the shopMove to Cart',
      'Stone-milled bread flourGolden Ear MillSold as sourdough, $8.40 / loafAdd the Bread',
      'Farmhouse cheese boxMeadowbrook DairyThe shop does not carry this one yet. It stays on your list.Open the lot',
    ]);
    expect(list().getByRole('link')).toHaveAttribute('href', '/marketplace/lot/farmhouse-cheese');
    expect(list().getByText('$14.39')).toBeVisible();
    expect(cart()).toEqual([]);
    expect(lotList.current()).toEqual(listed);
  });

  it('moves one, turns into the form with the focus on its title, and folds the rest above it', async () => {
    const { toasts } = await openEmpty();
    await userEvent.click(list().getByRole('button', { name: 'Move to Cart, Heirloom tomatoes' }));
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
    expect(placeOrder()).toBeVisible();
    expect(cart()).toEqual([['heirloom-tomatoes', 1]]);
    expect(lotList.current()).toEqual(['stone-milled-flour', 'farmhouse-cheese']);
    expect(toasts).toMatchObject([{ title: 'Heirloom tomatoes moved to your cart.', description: undefined }]);
    expect((await screen.findByText('On your marketplace list')).closest('details')).toHaveTextContent(
      '2 lots, 1 in the shop',
    );
    act(() => toasts[0]?.undo?.());
    expect(cart()).toEqual([]);
    expect(lotList.current()).toEqual(listed);
    expect(await screen.findByRole('region', { name: 'On your marketplace list' })).toBeVisible();
  });

  it('goes on at the next row of the folded list', async () => {
    act(() => listed.forEach((id) => lotList.add(id)));
    await openPage(routes, '/checkout');
    await userEvent.click(await screen.findByText('On your marketplace list'));
    await userEvent.click(screen.getByRole('button', { name: 'Move to Cart, Heirloom tomatoes' }));
    expect(screen.getByRole('heading', { name: 'Stone-milled bread flour' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Add the Bread, Stone-milled bread flour' }));
    expect(screen.getByRole('heading', { name: 'Farmhouse cheese box' })).toHaveFocus();
    expect(lotList.current()).toEqual(['farmhouse-cheese']);
  });

  it('moves all that the shop sells, and takes all of it back at once', async () => {
    const { toasts } = await openEmpty();
    await userEvent.click(list().getByRole('button', { name: 'Move Both' }));
    expect(cart()).toEqual([
      ['heirloom-tomatoes', 1],
      ['stone-milled-sourdough', 1],
    ]);
    expect(lotList.current()).toEqual(['farmhouse-cheese']);
    expect(toasts).toMatchObject([{ title: 'Two things moved to your cart.' }]);
    act(() => toasts[0]?.undo?.());
    expect(cart()).toEqual([]);
    expect(lotList.current()).toEqual(listed);
  });
});

it('sums the order up, with free delivery and what a food bank gets', async () => {
  await openPage(routes, '/checkout');
  const summary = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(summary.getAllByRole('listitem')[0]).toHaveTextContent('Heirloom tomatoes2 × $5.99 / kg$11.98');
  expect(summary.getByText('Delivery').parentElement).toHaveTextContent('Free');
  expect(summary.getByText('Total').parentElement).toHaveTextContent('$26.48');
  expect(summary.getByText('$1.32 of this goes to a food bank')).toBeVisible();
});

it('clears the cart, says thanks and goes home', async () => {
  const { toasts } = await openPage(routes, '/checkout');
  await fill(filled);
  await userEvent.click(placeOrder());
  expect(toasts).toEqual([
    {
      title: 'Order placed!',
      description: 'Thank you, Lucía. $1.32 of your order goes to a food bank.',
      link: { to: '/orders?id=ORD-743', label: 'View Receipt' },
    },
  ]);
  expect(window.location.pathname).toBe('/');
  expect(sessionStorage.getItem('checkout')).toBeNull();
});

it('places one order for a double click', async () => {
  const { toasts } = await openPage(routes, '/checkout');
  await fill(filled);
  await userEvent.dblClick(placeOrder());
  expect(toasts).toHaveLength(1);
});

it('tells each missing field under it, raises the toast and focuses the first', async () => {
  const { toasts } = await openPage(routes, '/checkout');
  await fill({ Email: filled.Email, 'First name': 'Lucía', 'Last name': 'Herrera', City: '  ' });
  await userEvent.click(placeOrder());
  expect(toasts).toEqual([
    { title: 'Missing Information', description: 'Please fill in all required fields.', tone: 'destructive' },
  ]);
  expect(field('Address')).toHaveFocus();
  for (const [label, instruction] of [
    ['Address', 'Enter your street address'],
    ['City', 'Enter your city'],
    ['State', 'Enter your state'],
    ['ZIP code', 'Enter your ZIP code'],
  ] as const) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(instruction);
  }
  expect(field('Phone')).toBeValid();
  expect(window.location.pathname).toBe('/checkout');
});

it('tells a misspelled email under its field only', async () => {
  const { toasts } = await openPage(routes, '/checkout');
  await fill({ ...filled, Email: 'lucia' });
  await userEvent.click(placeOrder());
  expect(field('Email')).toHaveAccessibleDescription('Enter an email address, such as you@farm.com');
  expect(field('Email')).toHaveFocus();
  expect(toasts).toEqual([]);
  expect(window.location.pathname).toBe('/checkout');
});

it('keeps what was typed over a reload', async () => {
  const { unmount } = await openPage(routes, '/checkout');
  await fill({ City: 'Corvallis' });
  unmount();
  await openPage(routes, '/checkout');
  expect(field('City')).toHaveValue('Corvallis');
});

it('offers the states while one is typed, and takes any other place', async () => {
  await openPage(routes, '/checkout');
  const { list } = field('State') as HTMLInputElement;
  expect(Array.from(list?.options ?? [], ({ value }) => value)).toContain('New Mexico');
  await fill({ ...filled, State: 'Baja California' });
  await userEvent.click(placeOrder());
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

describe('before its code is there', () => {
  /** The form as it was sent, with the page's boot script. */
  async function openHtml(cart: unknown) {
    document.body.innerHTML = '<div data-order hidden><form aria-label="Checkout"><b data-total>$0.00</b></form></div>';
    localStorage.setItem('cart', JSON.stringify(cart));
    await jest.isolateModulesAsync(async () => void (await import('./checkout.boot')));
    return document.querySelector<HTMLElement>('[data-order]');
  }
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('the form of a cart that holds something is shown with its total', async () => {
    expect(await openHtml(items)).toBeVisible();
    expect(screen.getByRole('form')).toHaveTextContent('$26.48');
  });

  it.each([
    ['an empty cart', []],
    ['a cart that cannot be read as a whole', [...items, { id: 7 }]],
  ])('%s is left to the page', async (_what, cart) => {
    expect(await openHtml(cart)).not.toBeVisible();
  });

  it('a form that was begun before is left to the page', async () => {
    sessionStorage.setItem('checkout', '{}');
    expect(await openHtml(items)).not.toBeVisible();
  });
});
