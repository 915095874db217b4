import { render, screen } from '@testing-library/react';
import { BalanceChart } from './balance-chart';

jest.mock('./schedule-table', () => {
  throw new Error('404');
});

it('says that the table did not load, and shows the rest', async () => {
  render(<BalanceChart amount={25_000} months={24} />);
  expect(await screen.findByText(/^The table did not load/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
});
