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
  const more = within(screen.getByRole('navigation', { name: 'More ways to start' }));
  expect(more.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
    '/dashboard',
    '/donate-food',
    '/food-rescue',
    '/onboarding',
  ]);
});

it('connects a wallet that does not exist, and lets it go', async () => {
  await openPage(routes, '/');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  expect(screen.getByText(/^0x/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Disconnect' }));
  expect(screen.getByRole('button', { name: 'Connect' })).toBeVisible();
});

it('connects the wallet before the code of the page is there, and leaves other presses to the page', async () => {
  const { container, unmount } = await openPage(routes, '/');
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div data-island="content">${html}</div>`;
  const pressed = screen.getByRole('button', { name: 'Connect' });
  const other = screen.getByRole('button', { name: 'Subscribe' });
  const recorded = { clicked: [other, pressed] };
  Object.assign(window, { furrowRecorded: recorded });

  await jest.isolateModulesAsync(async () => void (await import('./landing.boot')));
  expect(recorded.clicked).toEqual([other]);
  expect(pressed).toHaveAccessibleName('Disconnect');
  expect(screen.getByRole('heading', { name: 'Wallet connected' })).toBeVisible();
  expect(screen.getByText(/^0x/)).toBeVisible();
  expect(screen.getByText(/^Not connected/)).not.toBeVisible();

  expect(document.querySelector('[data-island]')).toHaveAttribute('data-answered', '["turned"]');
  document.body.innerHTML = '';
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
