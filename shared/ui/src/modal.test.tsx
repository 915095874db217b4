import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Modal } from './modal';

// jsdom lays nothing out, so that nothing would count as visible.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});
afterEach(() => jest.restoreAllMocks());

function Page({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <button onClick={() => setOpen(true)}>Cart</button>
      <a href="/marketplace">Marketplace</a>
      {open && (
        <Modal labelledBy="title" className="drawer" onClose={() => setOpen(false)}>
          <h2 id="title">Your cart</h2>
          {children}
        </Modal>
      )}
    </main>
  );
}

async function openCart(content?: ReactNode) {
  const view = render(<Page>{content}</Page>);
  await userEvent.click(button('Cart'));
  return { ...view, dialog: screen.getByRole('dialog', { name: 'Your cart' }) };
}

const button = (name: string) => screen.getByRole('button', { name });
const lines = (
  <>
    <button hidden>Undo</button>
    <button>Close</button>
    <button>Remove</button>
    <button>Checkout</button>
    <button disabled>Pay</button>
    <button style={{ visibility: 'hidden' }}>Help</button>
    <span tabIndex={-1}>Total</span>
  </>
);

it('stands outside the page and is named by its title', async () => {
  const { dialog, container } = await openCart(lines);
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  expect(container).not.toContainElement(dialog);
});

it('takes the focus to its panel', async () => {
  const { dialog } = await openCart(lines);
  expect(dialog).toHaveFocus();
});

it('takes the focus to the element that is marked', async () => {
  await openCart(
    <>
      <button>Close</button>
      <input aria-label="Promo code" data-focus-first />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Promo code' })).toHaveFocus();
});

it('leads Tab from the last stop to the first, past what is hidden or disabled', async () => {
  await openCart(lines);
  for (const name of ['Close', 'Remove', 'Checkout', 'Close']) {
    await userEvent.tab();
    expect(button(name)).toHaveFocus();
  }
});

it('leads Shift+Tab from where it opened to the last stop, and from the first', async () => {
  await openCart(lines);
  for (const name of ['Checkout', 'Remove', 'Close', 'Checkout']) {
    await userEvent.tab({ shift: true });
    expect(button(name)).toHaveFocus();
  }
});

it('keeps the focus when it holds nothing to stop at', async () => {
  const { dialog } = await openCart();
  await userEvent.tab();
  expect(dialog).toHaveFocus();
});

it('takes the focus back in when what held it is gone', async () => {
  const { rerender } = await openCart(lines);
  button('Remove').focus();
  rerender(
    <Page>
      <button>Shop this week</button>
    </Page>,
  );
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  expect(button('Shop this week')).toHaveFocus();
});

it('closes on Escape, which nothing behind it hears', async () => {
  const heard = jest.fn();
  render(
    <div onKeyDown={({ key }) => heard(key)}>
      <Page>{lines}</Page>
    </div>,
  );
  await userEvent.click(button('Cart'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(heard).not.toHaveBeenCalled();
});

it('closes on Escape even when nothing has the focus', async () => {
  const { dialog } = await openCart(lines);
  dialog.blur();
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
});

it('closes on a press beside the panel and stays on one inside', async () => {
  const { dialog } = await openCart(lines);
  await userEvent.click(screen.getByRole('heading', { name: 'Your cart' }));
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog.previousElementSibling!);
  expect(dialog).not.toBeInTheDocument();
});

it('gives the focus back when it closes', async () => {
  await openCart(lines);
  await userEvent.keyboard('{Escape}');
  expect(button('Cart')).toHaveFocus();
});

it('leaves the focus alone when what had it is gone', async () => {
  const { unmount } = await openCart(lines);
  unmount();
  expect(document.body).toHaveFocus();
});

it('keeps the page from scrolling until it closes', async () => {
  const { style } = document.documentElement;
  style.overflow = 'clip';
  await openCart(lines);
  expect(style.overflow).toBe('hidden');
  await userEvent.keyboard('{Escape}');
  expect(style.overflow).toBe('clip');
  style.overflow = '';
});
