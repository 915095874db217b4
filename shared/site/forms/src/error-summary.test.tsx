import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from '@furrow/ui/field';
import { TextInput } from '@furrow/ui/input';
import { ErrorSummary } from './error-summary';

function Form({ errors }: { errors: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <form ref={form}>
      <ErrorSummary form={form} errors={errors} />
      {['Email', 'City', 'State'].map((label) => (
        <Field key={label} label={label} required error={errors[label]}>
          <TextInput name={label} />
        </Field>
      ))}
    </form>
  );
}

beforeAll(() => {
  globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
});

const listed = () =>
  screen
    .getAllByRole('listitem')
    .map((item) => [item.querySelector('a')?.textContent, item.querySelector('p')?.textContent]);

it('lists what is wrong in the order of the page: the field as a link to it, then what to do', async () => {
  render(<Form errors={{ State: 'Choose a state', Email: 'Email is required' }} />);
  expect(screen.getByRole('heading', { name: '2 answers need another look' })).toHaveFocus();
  expect(listed()).toEqual([
    ['Email', 'Enter your email'],
    ['State', 'Choose a state'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'State' }));
  expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus();
});

it('takes the focus once, and leaves it where somebody mends a field', () => {
  const { rerender } = render(<Form errors={{ City: 'City is required', Email: 'Email is required' }} />);
  screen.getByRole('textbox', { name: 'Email' }).focus();
  rerender(<Form errors={{ City: 'City is required' }} />);
  expect(screen.getByRole('heading', { name: 'One answer needs another look' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  rerender(<Form errors={{}} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('tells a single wrong answer at its field alone, which takes the focus', () => {
  const { rerender } = render(<Form errors={{}} />);
  rerender(<Form errors={{ City: 'City is required' }} />);
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getAllByText('City is required')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'City' })).toHaveFocus();
});
