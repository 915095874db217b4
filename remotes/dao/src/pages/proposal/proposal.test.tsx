import { screen } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('offers inert votes while a proposal is active, which do not wake the page', async () => {
  await openPage(routes, '/governance/voting/prop-2025-014');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Vote For', 'Vote Against']);
  for (const button of buttons) expect(button).toHaveAttribute('data-inert');
});

it('counts the days that are left', async () => {
  await openPage(routes, '/governance/voting/prop-2025-014');
  expect(screen.getByText('Days left').nextElementSibling).toHaveTextContent(/^6$/);
});

it('offers no vote once a proposal has passed', async () => {
  await openPage(routes, '/governance/voting/prop-2025-011');
  expect(screen.getByText('Passed')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
