import { render, screen } from '@testing-library/react';
import { FurrowProgress } from './furrow-progress';

describe('FurrowProgress', () => {
  test('names itself, its value and its words', () => {
    render(<FurrowProgress label="Raised" value={32500} max={50000} valueText="$32,500 of $50,000" />);
    const bar = screen.getByRole('progressbar', { name: 'Raised' });
    expect(bar).toHaveAttribute('aria-valuenow', '32500');
    expect(bar).toHaveAttribute('aria-valuemax', '50000');
    expect(bar).toHaveAttribute('aria-valuetext', '$32,500 of $50,000');
  });

  test('speaks in percent when it is given no words', () => {
    render(<FurrowProgress label="Raised" value={1} max={3} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '33%');
  });

  test.each([
    [120, 100],
    [-5, 0],
  ])('draws %s as %s percent', (value, drawn) => {
    render(<FurrowProgress label="Raised" value={value} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', String(drawn));
  });

  test('is empty when nothing is asked for', () => {
    render(<FurrowProgress label="Raised" value={0} max={0} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  });
});
