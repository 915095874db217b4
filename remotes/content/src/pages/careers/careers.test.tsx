import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const openings = () => screen.getAllByRole('button', { name: /^Apply Now for/ });

it('shows six positions, and those of one team', async () => {
  await openPage(routes, '/careers');
  expect(openings()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Research' }));
  expect(openings().map((button) => button.textContent)).toEqual(['Apply Now for Carbon data scientist']);
  expect(screen.getByRole('status')).toHaveTextContent('1 of 6');
  await userEvent.click(screen.getByRole('button', { name: 'All teams' }));
  expect(openings()).toHaveLength(6);
});
