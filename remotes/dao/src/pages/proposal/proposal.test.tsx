import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('says before a vote and after each press that it does not count', async () => {
  await openPage(routes, '/governance/voting/prop-2025-014');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Vote For', 'Vote Against']);
  for (const button of buttons) {
    expect(button).toHaveAccessibleDescription('Sample site: no vote is cast or counted.');
    const before = screen.getByRole('status').firstChild;
    await userEvent.click(button);
    expect(screen.getByRole('status')).toHaveTextContent('This sample site counts no votes.');
    expect(screen.getByRole('status').firstChild).not.toBe(before);
  }
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
