import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const button = (name: string | RegExp) => screen.getByRole('button', { name });

it('“Get Started” opens the second step before the code of the page is there, and leaves other presses to the page', async () => {
  const { container, unmount } = await openPage(routes, '/onboarding');
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<div data-island="farmer">${html}</div>`;
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const recorded = { clicked: [button('Get Started')] };
  Object.assign(window, { furrowRecorded: recorded });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to Furrow.');

  await jest.isolateModulesAsync(async () => void (await import('./onboarding.boot')));
  expect(recorded.clicked).toEqual([]);
  expect(document.querySelector('[data-island]')).toHaveAttribute('data-answered', '["started"]');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Connect a wallet.');
  expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '20');
  expect(screen.getByRole('region', { name: 'Connect a wallet.' })).toHaveFocus();
  expect(scrolled).toHaveBeenCalledWith(0, 0);

  const tile = button(/^MetaMask/);
  recorded.clicked.push(tile);
  tile.click();
  expect(recorded.clicked).toEqual([tile]);
  document.body.innerHTML = '';
});
