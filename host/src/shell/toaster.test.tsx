import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Toasts } from './toaster';
import { createToaster } from './toaster.model';

function show() {
  const toaster = createToaster();
  render(
    <>
      <button>Add to Cart</button>
      <Toasts toaster={toaster} />
    </>,
  );
  return toaster;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts on the page', () => {
  it('says an ordinary toast politely', () => {
    const toaster = show();
    const status = screen.getByRole('status');
    act(() => toaster.notify({ title: 'Link copied!', description: 'Article link has been copied to clipboard.' }));
    expect(within(status).getByText('Link copied!')).toBeVisible();
    expect(within(status).getByText('Article link has been copied to clipboard.')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says a destructive toast at once', () => {
    const toaster = show();
    act(() => toaster.notify({ title: 'Invalid Amount', tone: 'destructive' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid Amount');
  });

  it('stays while the pointer is over it', () => {
    const toaster = show();
    act(() => toaster.notify({ title: 'Added to cart!' }));
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.pointerEnter(region);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByText('Added to cart!')).toBeVisible();
    fireEvent.pointerLeave(region);
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.queryByText('Added to cart!')).toBeNull();
  });

  it('stays while its button has the focus, and gives the focus back when closed', () => {
    const toaster = show();
    screen.getByRole('button', { name: 'Add to Cart' }).focus();
    act(() => toaster.notify({ title: 'Added to cart!' }));
    const close = screen.getByRole('button', { name: 'Close' });
    act(() => close.focus());
    act(() => jest.advanceTimersByTime(20_000));
    fireEvent.click(close);
    expect(screen.queryByText('Added to cart!')).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
  });

  it('runs the clocks of the other toasts again after one was closed', () => {
    const toaster = show();
    act(() => toaster.notify({ title: 'first' }));
    act(() => toaster.notify({ title: 'second' }));
    const close = within(screen.getByText('first').parentElement!.parentElement!).getByRole('button');
    act(() => close.focus());
    fireEvent.click(close);
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.queryByText('second')).toBeNull();
  });
});
