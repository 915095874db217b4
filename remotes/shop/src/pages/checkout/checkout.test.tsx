import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartLoaded, type CartItem } from '@furrow/cart/model';
import { openPage } from '@furrow/remote/testing';
import { placeOrder as keepOrder } from '../../data/orders';
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
  ['leads to the orders of this browser', true],
  ['offers no order to who has placed none', false],
])('%s while the cart is empty', async (_what, hasOrdered) => {
  if (hasOrdered) keepOrder(items);
  act(() => void cartLoaded([]));
  await openPage(routes, '/checkout');
  expect(screen.queryAllByRole('link', { name: 'See Your Orders' })).toHaveLength(hasOrdered ? 1 : 0);
  localStorage.clear();
});

it('says that lots of the marketplace are in a list of their own, and leads there', async () => {
  act(() => void cartLoaded([]));
  act(() => lotList.add('nantes-carrots'));
  await openPage(routes, '/checkout');
  expect(screen.getByText(/Your 1 lot is on the marketplace list/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your lots' })).toHaveAttribute('href', '/marketplace');
  act(() => lotList.clear());
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
