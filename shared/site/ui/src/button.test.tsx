import { render, screen } from '@testing-library/react';
import type { FormEvent } from 'react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  test('never submits a form by accident', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('is out of use and says what it does while busy, and keeps the focus', async () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
    const form = (busy: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" busy={busy} disabled={busy} busyLabel="Submitting Application..." onClick={onClick}>
          Submit
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Submitting Application...' });
    // A browser takes the focus from a disabled button, which jsdom does not.
    expect(button).toBeEnabled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Name'), '{Enter}');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('keeps the focus once it is done', async () => {
    const { rerender } = render(<Button>Add to Cart</Button>);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Button done>Added</Button>);
    expect(screen.getByRole('button', { name: 'Added' })).toBeEnabled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  });

  test('is disabled where a rule says so', () => {
    render(<Button disabled>Submit</Button>);
    expect(screen.getByRole('button')).toBeDisabled();
  });

  test('keeps room for the other label in both states', () => {
    const { rerender } = render(<Button busyLabel="Sending...">Send</Button>);
    expect(screen.getByText('Send').parentElement).toHaveAttribute('data-reserve', 'Sending...');
    expect(screen.getByRole('button')).toHaveTextContent(/^Send$/);
    rerender(
      <Button busy busyLabel="Sending...">
        Send
      </Button>,
    );
    expect(screen.getByText('Sending...')).toHaveAttribute('data-reserve', 'Send');
  });
});
