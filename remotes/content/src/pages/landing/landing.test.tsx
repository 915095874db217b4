import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const link = (name: string) => screen.getByRole('link', { name });

it('leads to everything one can do here', async () => {
  await openPage(routes, '/');
  for (const [name, target] of [
    ['Buy Food', '/buy-food'],
    ['Support a Farm', '/support-farm'],
    ['Start Onboarding', '/onboarding'],
    ['Request DeFi Loan', '/loan-application'],
    ['Start Making Impact', '/impact-dashboard'],
    ['Browse Marketplace', '/marketplace'],
    ['View All Products', '/marketplace'],
    ['Join the DAO', '/onboarding'],
  ] as const) {
    expect(link(name)).toHaveAttribute('href', target);
  }
  const more = within(screen.getByRole('navigation', { name: 'More ways in' }));
  expect(more.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/dashboard',
    '/donate-food',
    '/food-rescue',
    '/onboarding',
  ]);
});

it('connects a wallet that is none, and lets it go', async () => {
  await openPage(routes, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(screen.getByText(/^0x/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
});

it('subscribes by logging the address and clearing the field', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  await openPage(routes, '/');
  const email = screen.getByRole('textbox', { name: 'Email address' });
  expect(email).toBeRequired();
  await userEvent.type(email, 'amina@farm.example');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(log).toHaveBeenCalledWith('Newsletter subscription:', 'amina@farm.example');
  expect(email).toHaveValue('');
  log.mockRestore();
});
