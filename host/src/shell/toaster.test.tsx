import { Router } from '@furrow/router';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toaster';
import { createToaster } from '@furrow/engine/toaster';

const navigator = { createHref: String, push: jest.fn(), replace: () => {}, go: () => {} };

function show() {
  const toaster = createToaster();
  render(
    <Router location="/" navigator={navigator}>
      <button>Add to Cart</button>
      <a href="/next">Next</a>
      <Toasts toaster={toaster} />
    </Router>,
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

  it('is heard in the language of the part that raises it, and its own words in that of the shell', () => {
    const toaster = show();
    const notify = (...descriptions: string[]) =>
      act(() =>
        descriptions.forEach((description) =>
          toaster.notify({ title: 'Enlace copiado', description, key: 'link', lang: 'es' }),
        ),
      );
    notify('Artículo');
    expect(screen.getByText('Enlace copiado')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('Artículo')).toHaveAttribute('lang', 'es');
    notify('Finca');
    expect(screen.getByText('Artículo, Finca')).toHaveAttribute('lang', 'es');
    expect(screen.getByText('2 times').closest('[lang]')).toBeNull();
    notify('Lote', 'Receta');
    expect(screen.getByText('Artículo, Finca and 2 more').closest('[lang]')).toBeNull();
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

  it('has the next stop of Tab after the press that raised it, and goes on from there', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const toaster = show();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    act(() => toaster.notify({ title: 'Added to cart!', undo: () => {} }));
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
    act(() => toaster.notify({ title: 'Added to cart!', undo: () => {} }));
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  it('does not hold Tab up with nothing to press but Close', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const toaster = show();
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    act(() => toaster.notify({ title: 'Link copied!' }));
    await user.tab();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
  });

  it('runs the clocks of the other toasts again after one was closed', () => {
    const toaster = show();
    act(() => toaster.notify({ title: 'first' }));
    act(() => toaster.notify({ title: 'second' }));
    const close = screen.getAllByRole('button', { name: 'Close' })[0]!;
    act(() => close.focus());
    fireEvent.click(close);
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.queryByText('second')).toBeNull();
  });

  it('shows what was added as one toast, with its pictures and a count, and takes all of it back', () => {
    const toaster = show();
    const undone: string[] = [];
    const add = (name: string) =>
      act(() =>
        toaster.notify({
          title: 'Added to cart!',
          key: 'cart',
          description: name,
          picture: `/${name}.svg`,
          undo: () => undone.push(name),
        }),
      );
    for (const name of ['Tomatoes', 'Carrots', 'Cheese box', 'Tomatoes']) add(name);
    const status = within(screen.getByRole('status'));
    expect(status.getByText('Added to cart!')).toBeVisible();
    expect(status.getByText('4 items')).toBeVisible();
    expect(status.getByText('Tomatoes, Carrots, Cheese box')).toBeInTheDocument();
    expect(status.getByText('Tomatoes and 2 more')).toBeInTheDocument();
    expect(status.getAllByRole('presentation')).toHaveLength(3);
    add('Honey');
    expect(status.getByText('Tomatoes, Carrots and 2 more')).toBeInTheDocument();
    fireEvent.click(status.getByRole('button', { name: 'Undo' }));
    expect(undone).toEqual(['Honey', 'Tomatoes', 'Cheese box', 'Carrots', 'Tomatoes']);
    expect(status.queryByText('Added to cart!')).toBeNull();
  });

  it('counts an error that is raised again instead of stacking it', () => {
    const toaster = show();
    for (let press = 0; press < 3; press++) {
      act(() => toaster.notify({ title: 'Missing Information', tone: 'destructive' }));
    }
    expect(screen.getByRole('alert')).toHaveTextContent('Missing Information 3 times');
  });

  it('leads to a place to look at and goes', () => {
    const toaster = show();
    act(() => toaster.notify({ title: 'Order placed!', link: { to: '/order', label: 'See your order' } }));
    fireEvent.click(screen.getByRole('link', { name: 'See your order' }));
    expect(navigator.push).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/order' }),
      undefined,
      expect.anything(),
    );
    expect(screen.queryByText('Order placed!')).toBeNull();
  });
});
