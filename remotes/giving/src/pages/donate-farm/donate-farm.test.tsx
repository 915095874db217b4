import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leaveQuestion } from '@furrow/forms/use-leave-question';
import { expectAmountsRead, openPage, translatePage } from '@furrow/remote/testing';
import { readYou } from '@furrow/you/model';
import { campaigns } from '../../data/campaigns.data';
import { isActive } from '../../data/campaigns.model';
import { routes } from '../../routes';

const press = (role: string, name: string | RegExp) => userEvent.click(screen.getByRole(role, { name }));
const leave = () => press('link', 'Back to Farm');

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('asks before an amount that was typed is lost, until it is given', async () => {
  const { toasts } = await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', 'Custom');
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Custom amount' }), '120.5');
  await leave();
  expect(await screen.findByRole('dialog', { name: leaveQuestion })).toBeVisible();
  await press('button', 'Stay on Page');
  await press('button', 'Donate $120.50');
  expect(toasts).toHaveLength(1);
  await leave();
  await waitFor(() => expect(window.location.pathname).toBe('/farm-details/oak-creek'));
});

it('is one gift of the ledger, however often the button is pressed, until an amount is chosen again', async () => {
  await openPage(routes, '/donate-farm/oak-creek');
  const gifts = () => readYou().entries.filter(({ kind }) => kind === 'gift');
  await press('radio', '$50');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Donate $50' }));
  expect(gifts()).toHaveLength(1);
  await press('radio', '$25');
  await press('radio', '$50');
  await press('button', 'Donate $50');
  expect(gifts()).toHaveLength(2);
});

it('asks nobody who chose one of the amounts', async () => {
  await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', '$50');
  await leave();
  await waitFor(() => expect(window.location.pathname).toBe('/farm-details/oak-creek'));
});

it('asks for an amount from $1 in steps of a cent, and leaves less as it was typed, to refuse it', async () => {
  const { toasts } = await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', 'Custom');
  const field = screen.getByRole('spinbutton', { name: 'Custom amount' });
  expect(field).toHaveAttribute('aria-valuemin', '1');
  await userEvent.type(field, '25{ArrowUp}');
  expect(field).toHaveValue('25.01');
  await userEvent.clear(field);
  await userEvent.type(field, '0.5');
  await press('button', 'Donate $0.50');
  expect(field).toHaveValue('0.50');
  expect(toasts).toMatchObject([{ title: 'Invalid Amount', description: 'Please enter a valid donation amount.' }]);
});

it('says at the field what is wrong with the amount, until it is changed', async () => {
  await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', 'Custom');
  const field = screen.getByRole('spinbutton', { name: 'Custom amount' });
  await userEvent.type(field, '0.5');
  await press('button', 'Donate $0.50');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter an amount of $1 or more');
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, '5');
  expect(field).toBeValid();
});

it('reads an amount of the visitor’s own as all forms do', async () => {
  await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', 'Custom');
  expectAmountsRead('Custom amount');
});

it('says where a gift goes before one is chosen, and where the chosen one goes', async () => {
  await openPage(routes, '/donate-farm/green-valley');
  expect(screen.getByRole('heading', { name: 'Where would $50 go?' })).toBeVisible();
  await press('radio', '$100');
  expect(screen.getByRole('heading', { name: 'Where does your $100 go?' })).toBeVisible();
  const rows = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Green Valley Farm', '$91.80'],
      ['Card processing, 2.9% + $0.30', '$3.20'],
      ['Platform fee, 5%', '$5.00'],
      ['You give', '$100.00'],
    ]),
  );
});

it('names the amount of the reward in a page that the browser has translated', async () => {
  await openPage(routes, '/donate-farm/oak-creek');
  await press('radio', '$50');
  translatePage();
  await press('radio', '$100');
  expect(screen.getByText('Your reward at $100')).toBeVisible();
});

it('writes an amount that is chosen before its code is there on the button', async () => {
  const { container, unmount } = await openPage(routes, '/donate-farm/oak-creek');
  const html = container.innerHTML;
  unmount();
  document.body.innerHTML = `<main>${html}</main>`;
  const recorded = { typed: new Map<HTMLElement, unknown>() };
  document.addEventListener('input', ({ target }) => recorded.typed.set(target as HTMLElement, {}), true);
  Object.assign(window, { furrowRecorded: recorded });
  const donate = screen.getByRole('button', { name: 'Donate' });
  await press('radio', '$25');
  await jest.isolateModulesAsync(async () => void (await import('./donate-farm.boot')));
  expect(donate).toHaveTextContent(/^Donate \$25$/);
  expect(donate).toBeEnabled();
  await press('radio', '$500');
  expect(donate).toHaveTextContent(/^Donate \$500$/);
  await press('radio', 'Custom');
  expect(donate).toHaveTextContent(/^Donate$/);
  expect(donate).toBeDisabled();
  document.body.innerHTML = '';
});

it.each(campaigns.filter((campaign) => !isActive(campaign)))(
  'takes no gift for $id, whose campaign has ended, and leads to those that are open',
  async ({ id }) => {
    await openPage(routes, `/donate-farm/${id}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This campaign has ended.');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Donate/ })).toBeNull();
    expect(screen.queryByText(/Choose an amount/)).toBeNull();
    await press('link', 'See Other Campaigns');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Active 11' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
);
