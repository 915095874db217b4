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

it('lists what is wrong in the order of the page, and each leads to its field', async () => {
  render(<Form errors={{ State: 'State is required', Email: 'Email is required' }} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Email: Email is required',
    'State: State is required',
  ]);
  await userEvent.click(screen.getByRole('link', { name: /^State/ }));
  expect(screen.getByRole('textbox', { name: 'State' })).toHaveFocus();
});

it('is not there for one that is wrong, and goes with the errors', () => {
  const { rerender } = render(<Form errors={{ City: 'City is required', Email: 'Email is required' }} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  rerender(<Form errors={{ City: 'City is required' }} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('brings the focused field back into view, which it pushes down as it comes', () => {
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function () {
    seen.push(this);
  };
  const { rerender } = render(<Form errors={{}} />);
  screen.getByRole('textbox', { name: 'Email' }).focus();
  rerender(<Form errors={{ Email: 'Email is required', City: 'City is required' }} />);
  rerender(<Form errors={{ Email: 'Email is no address', City: 'City is required' }} />);
  expect(seen).toEqual([screen.getByRole('textbox', { name: 'Email' })]);
});
