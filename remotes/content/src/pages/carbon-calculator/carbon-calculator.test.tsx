import { fireEvent, screen } from '@testing-library/react';
import { expectAmountsRead, openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

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

it('leaves out of the estimate what it cannot read', async () => {
  await openPage(routes, '/carbon-calculator');
  const type = (value: string) =>
    fireEvent.input(screen.getByRole('spinbutton', { name: 'Diesel, gallons' }), { target: { value } });
  type('1000');
  expect(screen.getByRole('status')).toHaveTextContent('10.2 t');
  type('1.000');
  expect(screen.getByRole('status')).toHaveTextContent('0.0 t');
});
