import { Router } from '@furrow/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PartFailed } from './part-failed';

const navigator = { push: () => {}, replace: () => {}, go: () => {}, createHref: String };

function show(tries: number, onRetry: () => Promise<void> = async () => {}) {
  render(
    <Router location="/campaigns" navigator={navigator}>
      <PartFailed
        part="giving"
        version="1.2.3"
        reason="no response after 8 s"
        tries={tries}
        onRetry={onRetry}
        href="/campaigns"
      />
    </Router>,
  );
}

describe('a part that could not be loaded', () => {
  it('says what did not load, what still works and why', () => {
    show(2);
    const alert = screen.getByRole('alert');
    for (const text of [
      'This part could not be loaded',
      'so does your cart',
      'giving',
      '1.2.3',
      'no response after 8 s',
    ]) {
      expect(alert).toHaveTextContent(text);
    }
    expect(alert).toHaveTextContent('Attempts2 times');
  });

  it('says that it retries, and can be retried again when that failed', async () => {
    const user = userEvent.setup();
    let fail = () => {};
    const onRetry = jest.fn(() => new Promise<void>((_, reject) => (fail = () => reject(new Error('no answer')))));
    show(1, onRetry);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await user.click(screen.getByRole('button', { name: 'Retrying...' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Retrying...' })).toHaveFocus();
    await act(async () => fail());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(onRetry).toHaveBeenCalledTimes(2);
  });

  it('offers only the full page after the third failure', () => {
    show(3);
    expect(screen.queryByRole('button')).toBeNull();
    const link = screen.getByRole('link', { name: 'Open as a full page' });
    expect(link).toHaveAttribute('href', '/campaigns');
    expect(link).toHaveAttribute('data-full-load');
  });
});
