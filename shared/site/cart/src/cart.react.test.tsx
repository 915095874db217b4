import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { cartCleared, itemAdded, type CartProduct } from './cart.model';
import { CartProvider, useCart } from './cart.react';

const eggs: CartProduct = {
  id: 'eggs',
  name: 'Eggs',
  farm: 'Sunrise Homestead',
  image: '',
  price: '7.25',
  unit: 'dozen',
};

function Cart() {
  const { items, total, itemCount, add, remove, setQuantity, clear } = useCart();
  return (
    <>
      <output>{`${itemCount} for ${total}: ${items.map(({ id, quantity }) => `${quantity} ${id}`).join()}`}</output>
      <button onClick={() => add(eggs)}>add</button>
      <button onClick={() => setQuantity('eggs', 5)}>five</button>
      <button onClick={() => remove('eggs')}>remove</button>
      <button onClick={clear}>clear</button>
    </>
  );
}

afterEach(() => act(() => cartCleared()));

it('shows the cart and changes it', async () => {
  render(<Cart />, { wrapper: CartProvider });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('status')).toHaveTextContent('0 for 0:');
  await press('add');
  await press('add');
  expect(screen.getByRole('status')).toHaveTextContent('2 for 14.5: 2 eggs');
  await press('five');
  expect(screen.getByRole('status')).toHaveTextContent('5 for 36.25: 5 eggs');
  await press('remove');
  expect(screen.getByRole('status')).toHaveTextContent('0 for 0:');
  await press('add');
  await press('clear');
  expect(screen.getByRole('status')).toHaveTextContent('0 for 0:');
});

it('is an error outside a CartProvider', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Cart />)).toThrow(new Error('useCart must be used within a CartProvider'));
  logged.mockRestore();
});

it('hydrates the empty cart of the prerendered page, then shows the real one', async () => {
  const page = (
    <CartProvider>
      <Cart />
    </CartProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  act(() => void itemAdded(eggs));
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('0 for 0:');
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) }),
  );
  expect(container).toHaveTextContent('1 for 7.25: 1 eggs');
  expect(recovered).toEqual([]);
  act(() => root.unmount());
});
