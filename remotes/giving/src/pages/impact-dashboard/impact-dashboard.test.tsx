import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { introduceVisitor, recordEntry } from '@furrow/you/model';
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

describe('with an order and a gift in this browser', () => {
  const bought = '3 items from 3 growers';
  beforeEach(() => {
    localStorage.clear();
    introduceVisitor({ first: 'Nora' });
    const [gift, order] = ['2025-09-20T10:00:00.000Z', '2025-09-20T18:20:00.000Z'];
    recordEntry({ kind: 'gift', ref: 'green-valley', at: gift, title: 'Gift', cents: 5000 });
    recordEntry({ kind: 'order', ref: 'ORD-743', at: order, title: 'Order ORD-743', line: bought, cents: 3488 });
  });
  afterEach(() => localStorage.clear());

  it('begins with what is the visitor’s own, and calls the rest a sample', async () => {
    await openPage(routes, '/impact');
    expect(await screen.findByRole('heading', { level: 1, name: 'About 3 meals so far, Nora.' })).toBeVisible();
    expect(
      screen.getByText('Counted from one order in this browser. No money moves on this sample site.'),
    ).toBeVisible();
    const own = within(screen.getByRole('region', { name: 'Yours, in this browser' }));
    expect(own.getByText('set aside for Riverside Pantry').parentElement).toHaveTextContent('$1.74');
    expect(own.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Order ORD-7433 items from 3 growers. 5% of $34.88+$1.74',
      'Gift to Green Valley Farm$50.00, not paid, so not counted$0.00',
    ]);
    expect(screen.getByText(/None of it is yours or is added to yours\.$/)).toBeInTheDocument();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'What a year of giving looks like' })).toBeVisible();
  });

  it('says that an order is worth less than a meal, rather than none', async () => {
    localStorage.clear();
    recordEntry({ kind: 'order', ref: 'ORD-744', at: '2025-09-20T18:20:00.000Z', title: 'Order', cents: 599 });
    await openPage(routes, '/impact');
    expect(await screen.findByRole('heading', { level: 1, name: 'Less than a meal so far.' })).toBeVisible();
    expect(screen.getByText('meals, at about 2 per dollar').parentElement).toHaveTextContent('< 1');
  });

  it('shares the visitor’s own figures', async () => {
    await openPage(routes, '/impact');
    await userEvent.click(screen.getByRole('button', { name: 'Share Your Impact' }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue(
      'On the Furrow sample site I ordered food for $34.88. Of that, 5% is set aside for Riverside Pantry in Salem, Oregon: $1.74, about 3 meals.',
    );
  });
});
