import { screen, within } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { keepOrder } from '../../data/kept-order';
import { routes } from '../../routes';

beforeEach(() => sessionStorage.clear());

it('shows the lines of the last order of this tab, to print', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  keepOrder({
    items: [
      { id: 'a', name: 'Wildflower honey', farm: 'Bees', image: '/a.svg', price: '14.50', unit: 'jar', quantity: 2 },
    ],
    itemCount: 2,
    totalCents: 2900,
  });
  await openPage(routes, '/checkout/order');
  const order = within(screen.getByRole('region', { name: 'Order' }));
  expect(order.getByRole('heading')).toHaveTextContent('2 items');
  expect(order.getByRole('listitem')).toHaveTextContent('Wildflower honey2 \u00d7 $14.50 / jar$29.00');
  expect(order.getByText('Total').parentElement).toHaveTextContent('Total $29.00');
  order.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledTimes(1);
});

it('says that there is no order in this tab', async () => {
  await openPage(routes, '/checkout/order');
  expect(screen.getByRole('heading', { name: 'No order in this tab' })).toBeVisible();
});
