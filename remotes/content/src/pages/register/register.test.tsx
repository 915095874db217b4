import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

// jsdom has no CSS.escape; the ids of React hold nothing to escape.
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

const field = (name: string) => screen.getByRole('textbox', { name });
const password = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' });
const submit = () => screen.getByRole('button', { name: /Create Account/ });

beforeEach(() => sessionStorage.clear());

async function fillIn(user: ReturnType<typeof userEvent.setup>, repeated: string) {
  await user.type(field('First name'), 'Lucía');
  await user.type(field('Last name'), 'Herrera');
  await user.type(field('Email'), 'lucia@farm.example');
  await user.type(field('Farm or organization name'), 'Green Valley');
  await user.type(field('Location'), 'Corvallis, Oregon');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Farm type' }), 'crops');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Farm size' }), 'medium');
  await user.type(password('Password'), 'orchard');
  await user.type(password('Confirm password'), repeated);
}

it('says under each field what is missing', async () => {
  const { toasts } = await openPage(routes, '/register');
  await userEvent.click(submit());
  expect(screen.getByText('Enter your first name')).toBeVisible();
  expect(screen.getByText('Choose a farm size')).toBeVisible();
  expect(screen.queryByText(/^Enter your phone/)).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

it('lists what is missing, each with a link to its field', async () => {
  await openPage(routes, '/register');
  await userEvent.click(submit());
  expect(await screen.findByRole('heading', { name: /answers need another look$/ })).toHaveFocus();
  const location = screen.getByRole('link', { name: 'Location' });
  expect(location.nextSibling).toHaveTextContent('Enter your city and state, or city and country');
  await userEvent.click(location);
  expect(field('Location')).toHaveFocus();
});

it('shows a password when asked, and says how strong it is', async () => {
  await openPage(routes, '/register');
  await userEvent.type(password('Password'), 'orchard');
  expect(password('Password')).toHaveAttribute('type', 'password');
  expect(password('Password')).toHaveAccessibleDescription(/^Strength: weak/);
  const reveal = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(reveal);
  expect(reveal).toHaveAttribute('aria-pressed', 'true');
  expect(password('Password')).toHaveAttribute('type', 'text');
  expect(password('Password')).toHaveValue('orchard');
});

it('offers the sizes and types of farm', async () => {
  await openPage(routes, '/register');
  const values = (name: string) =>
    [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ value }) => value).filter(Boolean);
  expect(values('Farm size')).toEqual(['small', 'medium', 'large', 'enterprise']);
  expect(values('Farm type')).toEqual(['crops', 'livestock', 'dairy', 'mixed', 'organic', 'other']);
});

it('refuses two different passwords', async () => {
  const { toasts } = await openPage(routes, '/register');
  await fillIn(userEvent.setup(), 'meadow');
  await userEvent.click(submit());
  expect(toasts).toEqual([
    {
      title: 'Password mismatch',
      description: 'Passwords do not match. Please try again.',
      tone: 'destructive',
    },
  ]);
  expect(window.location.pathname).toBe('/register');
});

it('registers without the terms being ticked, and goes on to onboarding after two seconds', async () => {
  const { toasts } = await openPage(routes, '/register');
  await fillIn(userEvent.setup(), 'orchard');
  jest.useFakeTimers();
  await act(async () => {
    submit().click();
    await jest.advanceTimersByTimeAsync(1999);
  });
  expect(toasts.map(({ title }) => title)).toEqual(['Registration Successful!']);
  expect(window.location.pathname).toBe('/register');
  expect(sessionStorage).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(window.location.pathname).toBe('/onboarding');
  jest.useRealTimers();
});

it('has what was typed again after a reload, without a password or an agreement, and asks nobody who leaves', async () => {
  const { unmount } = await openPage(routes, '/register');
  await fillIn(userEvent.setup(), 'meadow');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/orchard|meadow|agree/);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  unmount();
  await openPage(routes, '/register');
  expect(field('First name')).toHaveValue('Lucía');
  expect(field('Location')).toHaveValue('Corvallis, Oregon');
  expect(screen.getByRole('combobox', { name: 'Farm size' })).toHaveValue('medium');
  for (const label of ['Password', 'Confirm password']) expect(password(label)).toHaveValue('');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
