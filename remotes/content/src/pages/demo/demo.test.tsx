import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const submit = () => screen.getByRole('button', { name: 'Request Demo' });
const choice = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

async function fillIn() {
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Walt Brenner');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'walt@wheat.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Brenner Farms');
  await userEvent.selectOptions(choice('Role'), 'farmer');
  await userEvent.selectOptions(choice('Interest'), 'carbon-credits');
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('offers the roles and interests', async () => {
  await openPage(routes, '/demo');
  const values = (name: string) => [...choice(name).options].map(({ value }) => value).filter(Boolean);
  expect(values('Role')).toEqual(['farmer', 'distributor', 'retailer', 'food-bank', 'investor', 'other']);
  expect(values('Interest')).toEqual(['supply-chain', 'carbon-credits', 'marketplace', 'dao', 'all']);
});

it('asks for everything but the message, in a summary of the errors that has the focus', async () => {
  const { toasts } = await openPage(routes, '/demo');
  await userEvent.click(submit());
  expect(await screen.findByRole('heading', { name: '5 answers need another look' })).toHaveFocus();
  for (const message of [
    'Enter your name',
    'Enter your email address',
    'Enter your company',
    'Choose a role',
    'Choose what you want to see',
  ]) {
    expect(screen.getAllByText(message, { selector: 'p' })).toHaveLength(2);
  }
  expect(toasts).toEqual([]);
});

it('takes a request and empties the form', async () => {
  const { toasts } = await openPage(routes, '/demo');
  await fillIn();
  await userEvent.click(submit());
  expect(toasts).toEqual([
    {
      title: 'Demo Request Received!',
      description: "We'll contact you within 24 hours to schedule your personalized demo.",
    },
  ]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['a double click', () => userEvent.dblClick(submit())],
  ['Enter pressed twice', () => userEvent.type(screen.getByRole('textbox', { name: 'Company' }), '{Enter}{Enter}')],
])('takes one request for %s, and misses nothing in the form that it has emptied', async (_, send) => {
  const { toasts } = await openPage(routes, '/demo');
  await fillIn();
  await send();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  expect(toasts).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: /another look/ })).not.toBeInTheDocument();
});

it('has what was typed again after a reload, and asks nobody who leaves', async () => {
  const { unmount } = await openPage(routes, '/demo');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Walt Brenner');
  await userEvent.selectOptions(choice('Role'), 'farmer');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  unmount();
  await openPage(routes, '/demo');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Walt Brenner');
  expect(choice('Role')).toHaveValue('farmer');
});
