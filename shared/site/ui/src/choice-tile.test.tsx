import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChoiceTile, ChoiceTiles } from './choice-tile';

function Amounts() {
  const [amount, setAmount] = useState('25');
  return (
    <ChoiceTiles label="Amount">
      {['25', '50', '100'].map((value) => (
        <ChoiceTile
          key={value}
          name="amount"
          value={value}
          checked={value === amount}
          disabled={value === '100'}
          onChange={() => setAmount(value)}
        >
          ${value}
        </ChoiceTile>
      ))}
    </ChoiceTiles>
  );
}

describe('ChoiceTiles', () => {
  test('are radios of one named group', () => {
    render(<Amounts />);
    expect(screen.getByRole('radiogroup', { name: 'Amount' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '$25' })).toBeChecked();
  });

  test('move with the arrow keys and skip what cannot be chosen', async () => {
    const user = userEvent.setup();
    render(<Amounts />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '$50' })).toBeChecked();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: '$25' })).toBeChecked();
  });

  test('take a click anywhere on the tile', async () => {
    const user = userEvent.setup();
    render(<Amounts />);
    await user.click(screen.getByText('$50'));
    expect(screen.getByRole('radio', { name: '$50' })).toBeChecked();
    await user.click(screen.getByText('$100'));
    expect(screen.getByRole('radio', { name: '$100' })).not.toBeChecked();
  });
});
