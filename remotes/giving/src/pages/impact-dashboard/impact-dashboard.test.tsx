import { screen, within } from '@testing-library/react';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

it('names the first and the last week of the chart as its table does', async () => {
  await openPage(routes, '/impact-dashboard');
  const table = screen.getByRole('table', { name: 'Impact streak', hidden: true });
  const weeks = within(table)
    .getAllByRole('rowheader', { hidden: true })
    .map(({ textContent }) => textContent);
  const ends = screen.getByText('This week', { selector: 'p > *' }).parentElement;
  expect([...(ends?.children ?? [])].map(({ textContent }) => textContent)).toEqual([weeks[0], weeks.at(-1)]);
});
