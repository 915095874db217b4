import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AmountField } from './amount-field';

const field = () => screen.getByRole('spinbutton', { name: 'Goal' });
const twoWays = '“12,50” could mean two amounts. Write 12.50 or 1,250.';

function Goal({ onAmount, from = null }: { onAmount?: (amount: number | null) => void; from?: number | null }) {
  const [amount, setAmount] = useState<number | null>(from);
  return (
    <>
      <AmountField
        label="Goal"
        value={amount}
        onChange={(given) => {
          setAmount(given);
          onAmount?.(given);
        }}
      />
      <button type="button" onClick={() => setAmount(30_000)}>
        Slide
      </button>
    </>
  );
}

it('groups thousands as they are typed and taken away, key by key', async () => {
  const amounts: (number | null)[] = [];
  render(<Goal onAmount={(amount) => amounts.push(amount)} />);
  await userEvent.type(field(), '12500');
  expect(field()).toHaveValue('12,500');
  await userEvent.type(field(), '{Backspace}');
  expect(field()).toHaveValue('1,250');
  expect(amounts.at(-1)).toBe(1250);
  await userEvent.clear(field());
  expect(amounts.at(-1)).toBeNull();
});

it('writes the cents of what was typed with both digits, once the field is left', async () => {
  render(<Goal />);
  await userEvent.type(field(), '1120.5');
  expect(field()).toHaveValue('1,120.5');
  await userEvent.tab();
  expect(field()).toHaveValue('1,120.50');
  await userEvent.type(field(), '{Backspace}{Backspace}');
  expect(field()).toHaveValue('1,120');
});

it.each([
  ['99999999999999999999', { whole: false }],
  ['1000000001', { whole: true }],
])('refuses %s, which is more than any field takes, and shows no other figure for it', async (typed, kind) => {
  const amounts: (number | null)[] = [];
  const noted = (given: number | null) => void amounts.push(given);
  const { rerender } = render(<AmountField label="Goal" value={null} onChange={noted} {...kind} />);
  await userEvent.type(field(), typed);
  await userEvent.tab();
  expect(field()).toHaveValue(typed);
  expect(field()).toHaveAccessibleDescription('This is more than the field takes: write 1,000,000,000 or less.');
  expect(amounts.at(-1)).toBeNaN();
  rerender(<AmountField key="draft" label="Goal" value={1e20} onChange={noted} {...kind} />);
  expect(field()).toHaveValue('');
});

it('keeps what it cannot read, says how to write it, and holds no amount until then', async () => {
  const amounts: (number | null)[] = [];
  render(<Goal onAmount={(amount) => amounts.push(amount)} />);
  await userEvent.type(field(), '12,50');
  await userEvent.tab();
  expect(field()).toHaveValue('12,50');
  expect(field()).toHaveAccessibleDescription(twoWays);
  expect(amounts.at(-1)).toBeNaN();
  await userEvent.type(field(), '0');
  expect(amounts.at(-1)).toBe(12_500);
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('is empty again when what it could not read is taken away', async () => {
  const amounts: (number | null)[] = [];
  render(<Goal onAmount={(amount) => amounts.push(amount)} />);
  fireEvent.input(field(), { target: { value: 'much' } });
  expect(field()).toHaveAccessibleDescription('“much” is not an amount. Use digits, such as 12,500.00.');
  await userEvent.clear(field());
  expect(amounts.at(-1)).toBeNull();
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('shows an amount that comes from elsewhere instead of what it refused', async () => {
  render(<Goal from={25_000} />);
  fireEvent.input(field(), { target: { value: '7,50' } });
  await userEvent.click(screen.getByRole('button', { name: 'Slide' }));
  expect(field()).toHaveValue('30,000');
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('takes an amount that is typed in the place of a refused one, though it begins below the range', async () => {
  const amounts: number[] = [];
  function Loan() {
    const [amount, setAmount] = useState(10_000);
    // Like the loan, it keeps the amount before while a new one cannot be read.
    const take = (given: number | null) => {
      if (given === null || Number.isNaN(given)) return;
      amounts.push(given);
      setAmount(given);
    };
    return <AmountField label="Goal" value={amount} onChange={take} range={[1000, 100_000, 1000]} />;
  }
  render(<Loan />);
  await userEvent.clear(field());
  await userEvent.type(field(), '12,50');
  expect(field()).toHaveValue('12,50');
  await userEvent.type(field(), '25000', { initialSelectionStart: 0, initialSelectionEnd: 5 });
  expect(field()).toHaveValue('25,000');
  await userEvent.tab();
  expect(field()).toHaveValue('25,000');
  expect(amounts.at(-1)).toBe(25_000);
});

it('counts in another unit than dollars, and refuses parts of what has none', async () => {
  const onAmount = jest.fn();
  render(<AmountField label="Duration in days" unit="days" whole value={null} onChange={onAmount} />);
  const days = screen.getByRole('spinbutton', { name: 'Duration in days' });
  expect(days).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(days, '4.5');
  expect(days).toHaveValue('4.5');
  expect(days).toHaveAccessibleDescription('“4.5” is not a whole number. Use digits only, such as 45.');
  expect(onAmount).toHaveBeenLastCalledWith(Number.NaN);
});

it('leaves what is being typed alone when the page draws it late, after the key was let go', async () => {
  let draw = () => {};
  function SlowGoal() {
    const [amount, setAmount] = useState<number | null>(null);
    return <AmountField label="Goal" value={amount} onChange={(given) => (draw = () => setAmount(given))} />;
  }
  render(<SlowGoal />);
  for (const key of '120.55') {
    await userEvent.type(field(), key);
    act(() => draw());
  }
  expect(field()).toHaveValue('120.55');
  fireEvent.blur(field());
  expect(field()).toHaveValue('120.55');
});

it('describes dollars by their sign after the help, and what is wrong by its message alone', () => {
  const props = { label: 'Goal', value: null, onChange: () => {} };
  const { rerender } = render(<AmountField {...props} />);
  expect(field()).toHaveAccessibleDescription('$');
  rerender(<AmountField {...props} help="In steps of $50" />);
  expect(field()).toHaveAccessibleDescription('In steps of $50 $');
  rerender(<AmountField {...props} error="Enter an amount" />);
  expect(field()).toHaveAccessibleDescription('Enter an amount');
  rerender(<AmountField {...props} unit="gallons" />);
  expect(field()).not.toHaveAccessibleDescription();
});
