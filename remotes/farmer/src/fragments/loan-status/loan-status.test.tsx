import { render, screen } from '@testing-library/react';
import LoanStatusFragment from './loan-status.fragment';

it('computes what Green Valley Farm pays each month and still owes', () => {
  render(<LoanStatusFragment farm="green-valley" />);
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual([
    ['Borrowed, Jul 2024', '25,000.00\u00a0USDC'],
    ['Rate, fixed', '8.0% APR'],
    ['Paid back', '14 of 24 months'],
    ['Monthly payment', '1,130.68\u00a0USDC'],
    ['Still owed', '10,903.06\u00a0USDC'],
  ]);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '14 of 24 months');
});

it('shows no loan of a farm that has not opened it', () => {
  const { container } = render(<LoanStatusFragment farm="maple-row" />);
  expect(container).toBeEmptyDOMElement();
});
