import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
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
        <Modal title="Your cart" className="drawer" onClose={() => setOpen(false)}>
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

it('takes the focus to its title', async () => {
  await openCart(lines);
  expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
});

it('has the focus in the moment it is in the page, so that no key reaches the page beneath', async () => {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  global.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(document.createElement('div'));
  const focused = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve(document.activeElement?.textContent);
    });
    observer.observe(document.body, { childList: true });
  });
  root.render(
    <Modal title="Your cart" className="drawer" onClose={() => {}}>
      {lines}
    </Modal>,
  );
  expect(await focused).toBe('Your cart');
  root.unmount();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  global.IS_REACT_ACT_ENVIRONMENT = true;
});

it('closes with its button', async () => {
  const { dialog } = await openCart(lines);
  await userEvent.click(button('Close'));
  expect(dialog).not.toBeInTheDocument();
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

it('keeps the focus when it holds nothing else to stop at', async () => {
  await openCart();
  for (let presses = 0; presses < 2; presses++) {
    await userEvent.tab();
    expect(button('Close')).toHaveFocus();
  }
});

it('takes the focus back in when what held it is gone', async () => {
  const { rerender } = await openCart(lines);
  button('Remove').focus();
  rerender(
    <Page>
      <button>Shop This Week</button>
    </Page>,
  );
  expect(document.body).toHaveFocus();
  await userEvent.tab();
  expect(button('Close')).toHaveFocus();
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
  screen.getByRole('heading', { name: 'Your cart' }).blur();
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

it('stays open when a double click opened it, whose second click is beside the panel', async () => {
  const { dialog } = await openCart(lines);
  fireEvent.click(dialog.previousElementSibling!, { detail: 2 });
  expect(dialog).toBeInTheDocument();
  fireEvent.click(dialog.previousElementSibling!, { detail: 1 });
  expect(dialog).not.toBeInTheDocument();
});

it('makes all else inert while it is open, but for what is shown beside dialogs', async () => {
  const toasts = document.createElement('div');
  toasts.innerHTML = '<p id="shell"></p><div data-beside-dialogs><button>View Receipt</button></div>';
  const own = document.createElement('div');
  own.inert = true;
  document.body.append(toasts, own);
  const { container } = await openCart(lines);
  const shell = document.getElementById('shell') as HTMLElement;
  expect([container.inert, shell.inert, toasts.inert]).toEqual([true, true, undefined]);
  for (const name of ['Close', 'Remove', 'Checkout', 'View Receipt', 'Close']) {
    await userEvent.tab();
    expect(button(name)).toHaveFocus();
  }
  await userEvent.tab({ shift: true });
  expect(button('View Receipt')).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(button('Checkout')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect([container.inert, shell.inert, own.inert]).toEqual([false, false, true]);
  expect(button('Cart')).toHaveFocus();
  toasts.remove();
  own.remove();
});

it('goes on from its last stop to the first when what is beside it gives the focus back', async () => {
  const toasts = document.createElement('div');
  toasts.dataset.besideDialogs = '';
  toasts.innerHTML = '<button>Undo</button>';
  document.body.append(toasts);
  await openCart(lines);
  // As the host's toasts do it: Tab goes on from where it came, which is where the browser moves it then.
  toasts.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    button('Checkout').focus();
    if (event.shiftKey) event.preventDefault();
  });
  button('Checkout').focus();
  for (const name of ['Undo', 'Close', 'Remove', 'Checkout', 'Undo']) {
    await userEvent.tab();
    expect(button(name)).toHaveFocus();
  }
  await userEvent.tab({ shift: true });
  expect(button('Checkout')).toHaveFocus();
  toasts.remove();
});

it('leaves Escape to an input method', async () => {
  const { dialog } = await openCart(<input aria-label="Name" />);
  fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', isComposing: true });
  expect(dialog).toBeInTheDocument();
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

it.each([
  ['', 'en'],
  ['es', 'es'],
])('says that it speaks the language of the part that has opened it: built in "%s"', async (built, language) => {
  const globals = globalThis as unknown as { __LANGUAGE__: string };
  globals.__LANGUAGE__ = built;
  const { dialog } = await openCart();
  globals.__LANGUAGE__ = '';
  expect(dialog.closest('[lang]')).toHaveAttribute('lang', language);
});

it('leaves the page as wide as it is, where its scroll bar takes room', async () => {
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
  const { dialog } = await openCart();
  const { style } = document.documentElement;
  expect(style).toMatchObject({ overflow: 'hidden', paddingInlineEnd: '15px' });
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(style).toMatchObject({ overflow: '', paddingInlineEnd: '' }));
});
