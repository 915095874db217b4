import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const field = (name: string) => screen.getByRole('textbox', { name });
const password = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const submit = () => screen.getByRole('button', { name: /Create Account/ });

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
  expect(screen.getByText('First name is required')).toBeVisible();
  expect(screen.getByText('Farm size is required')).toBeVisible();
  expect(screen.queryByText('Phone is required')).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
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
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(window.location.pathname).toBe('/onboarding');
  jest.useRealTimers();
});
