import { fireEvent, screen, within } from '@testing-library/react';
import { expectAmountsRead, openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const quantity = (name: string) => screen.getByRole('spinbutton', { name });
const type = (name: string, value: string) => fireEvent.input(quantity(name), { target: { value } });

beforeEach(() => sessionStorage.clear());

it('reads each of its quantities as all forms do', async () => {
  await openPage(routes, '/carbon-calculator');
  expectAmountsRead(
    'Diesel, gallons',
    'Electricity, kWh',
    'Nitrogen, pounds',
    'Dairy cows, head',
    'Other cattle, head',
    'Cover crops, acres',
    'Trees',
  );
});

it('names the table of its factors after the heading above it', async () => {
  await openPage(routes, '/carbon-calculator');
  expect(screen.getByRole('table', { name: 'Where the factors come from' })).toBeVisible();
});

it('leaves out of the estimate what it cannot read', async () => {
  await openPage(routes, '/carbon-calculator');
  type('Diesel, gallons', '1000');
  expect(screen.getByRole('status')).toHaveTextContent('10.2 t');
  type('Diesel, gallons', '1.000');
  expect(screen.getByRole('status')).toHaveTextContent('0.0 t');
});

it('has its numbers again after a reload, until they are taken out', async () => {
  const { unmount } = await openPage(routes, '/carbon-calculator');
  type('Diesel, gallons', '1000');
  type('Trees', '0');
  unmount();
  const { unmount: leave } = await openPage(routes, '/carbon-calculator');
  expect(quantity('Diesel, gallons')).toHaveValue('1,000');
  expect(quantity('Trees')).toHaveValue('0');
  expect(screen.getByRole('status')).toHaveTextContent('10.2 t');
  for (const name of ['Diesel, gallons', 'Trees']) type(name, '');
  leave();
  expect(sessionStorage).toHaveLength(0);
});

it('shows a net that is the difference of the two figures above it', async () => {
  await openPage(routes, '/carbon-calculator');
  // 1.7357 tons less 0.48 are 1.2557.
  type('Diesel, gallons', '170');
  type('Trees', '80');
  const estimate = within(screen.getByRole('region', { name: 'Estimate' }));
  expect(estimate.getByText('1.7 t')).toBeVisible();
  expect(estimate.getByText('0.5 t')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1.2 t');
});
