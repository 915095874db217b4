import { screen } from '@testing-library/react';
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
