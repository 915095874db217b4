import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCopy } from './use-copy';

function CopyButton({ onDone }: { onDone: (done: boolean) => void }) {
  const { copied, copy } = useCopy();
  return <button onClick={() => void copy('lot 7').then(onDone)}>{copied ? 'Copied' : 'Copy'}</button>;
}

async function pressCopy() {
  const onDone = jest.fn();
  render(<CopyButton onDone={onDone} />);
  await act(async () => screen.getByRole('button').click());
  return onDone;
}

beforeEach(() => userEvent.setup());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('copies the text and says so for two seconds', async () => {
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  jest.useFakeTimers();
  const done = await pressCopy();
  expect(write).toHaveBeenCalledWith('lot 7');
  expect(done).toHaveBeenCalledWith(true);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});

it('says no when the browser does not let it', async () => {
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  expect(await pressCopy()).toHaveBeenCalledWith(false);
  expect(screen.getByRole('button')).toHaveTextContent(/^Copy$/);
});
