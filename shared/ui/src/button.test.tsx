import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  test('never submits a form by accident', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  test('is disabled and says what it does while busy', async () => {
    const onClick = jest.fn();
    render(
      <Button busy busyLabel="Submitting Application..." onClick={onClick}>
        Submit
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Submitting Application...' });
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
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
