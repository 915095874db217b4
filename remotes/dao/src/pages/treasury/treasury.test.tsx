import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';
import { monthlyReports, reportYear } from './treasury.data';

it('answers the question of each chart in a sentence that everybody sees', async () => {
  await openPage(routes, '/governance/treasury');
  expect(screen.getByText('45% of the $8.42M is in stablecoins.')).toBeVisible();
  expect(screen.getByText('The treasury grew from $6.42M in Oct 2024 to $8.42M.')).toBeVisible();
  for (const month of ['Jan', 'Apr', 'Sep 2025']) expect(screen.getAllByText(month)[0]).toBeInTheDocument();
});

it('names each download after its month, so that no two are heard alike', async () => {
  await openPage(routes, '/governance/treasury');
  const downloads = screen.getAllByRole('button', { name: /Download PDF/ });
  expect(downloads.map((button) => button.getAttribute('aria-label'))).toEqual(
    monthlyReports.map((month) => `Download PDF, ${month} ${reportYear}`),
  );
});

it('has the type and the page of the transactions in its address, and begins another type with its first page', async () => {
  await openPage(routes, '/governance/treasury?page=2');
  expect(screen.getByText('8 to 12 of 12')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(window.location.search).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(window.location.search).toBe('?page=2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Grant');
  expect(window.location.search).toBe('?type=grant');
});

it('says how many transactions a choice of type has found', async () => {
  await openPage(routes, '/governance/treasury');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('12 transactions');
  const [count] = screen.getAllByRole('status').filter(({ textContent }) => textContent === '12 transactions');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Grant');
  expect(count).toBeInTheDocument();
  expect(count).toHaveTextContent(/^\d of 12 transactions$/);
});

it('says what the figures of its neighbors count', async () => {
  await openPage(routes, '/governance/treasury');
  expect(screen.getByRole('link', { name: 'Voting 42 open proposals' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Forum 3,842 discussions' })).toBeVisible();
});

it('shows the transactions of the type that the address names, and all of them for a type that there is not', async () => {
  const { unmount } = await openPage(routes, '/governance/treasury?type=expense');
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('Expense');
  const types = () => [...document.querySelectorAll('tbody tr td:nth-child(2)')].map(({ textContent }) => textContent);
  expect(new Set(types().filter((type) => /^[A-Z][a-z]+$/.test(type)))).toEqual(new Set(['Expense']));
  unmount();
  await openPage(routes, '/governance/treasury?type=lottery&page=9');
  expect(screen.getByRole('combobox', { name: 'Show' })).toHaveValue('');
  expect(screen.getByText('8 to 12 of 12')).toBeVisible();
});
