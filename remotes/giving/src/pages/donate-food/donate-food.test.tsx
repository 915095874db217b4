import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('places the food banks where they are, not near a visitor of whom it knows no place', async () => {
  const { container } = await openPage(routes, '/donate-food');
  expect(container).toHaveTextContent('Three food banks in Oregon');
  expect(container).not.toHaveTextContent(/near you|nearby/);
});

it('puts the kind and the food bank that were pressed into the form', async () => {
  sessionStorage.clear();
  const { unmount } = await openPage(routes, '/donate-food');
  const form = () => [
    screen.getByRole('combobox', { name: /^Donation type/ }),
    screen.getByRole('combobox', { name: 'Preferred food bank' }),
  ];
  await userEvent.click(screen.getByRole('link', { name: 'Prepared meals' }));
  expect(form()[0]).toHaveValue('prepared');
  await userEvent.click(screen.getByRole('link', { name: 'Give to Riverside Pantry' }));
  expect(form()[1]).toHaveValue('riverside');
  expect(window.location.hash).toBe('#schedule');
  unmount();
  await openPage(routes, '/donate-food');
  expect(form().map((field) => (field as HTMLSelectElement).value)).toEqual(['prepared', 'riverside']);
});
