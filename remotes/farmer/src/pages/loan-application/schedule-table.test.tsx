import { render, screen, within } from '@testing-library/react';
import { BalanceChart } from './balance-chart';

it('has each payment of a year', async () => {
  const { container } = render(<BalanceChart amount={25_000} months={24} />);
  for (const details of container.querySelectorAll('details')) details.open = true;
  const table = await screen.findByRole('table', { name: 'Balance, month by month' });
  expect(within(table).getAllByRole('row')).toHaveLength(13);
  expect(within(table).getAllByRole('cell')[0]).toHaveTextContent('$1,130.68');
});
