import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '@furrow/remote/testing';
import { routes } from '../../routes';

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

beforeEach(() => {
  sessionStorage.clear();
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('says by name that the message was not sent, keeps it, and gives it to take along', async () => {
  const user = userEvent.setup();
  await openPage(routes, '/contact');
  await user.type(field(/^First name/), 'Nora');
  await user.type(field(/^Message/), 'Who takes squash?');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(
    'Thanks, Nora.This is a sample site, so your message was not sent and nobody will write back. It is still in the form above.',
  );
  expect(screen.getByRole('button', { name: 'Send Message' })).toHaveFocus();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy the message' }));
  expect(copied).toHaveBeenCalledWith('Who takes squash?');
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
});

it('is there again until the tab closes, and is cleared after one question', async () => {
  const { unmount } = await openPage(routes, '/contact');
  await userEvent.type(field(/^Message/), 'Who takes squash?');
  unmount();
  await openPage(routes, '/contact');
  expect(field(/^Message/)).toHaveValue('Who takes squash?');
  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the form' }));
  await screen.findByRole('dialog', { name: 'Clear the form?' });
  await userEvent.click(screen.getByRole('button', { name: 'Clear It' }));
  await waitFor(() => expect(field(/^Message/)).toHaveValue(''));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(sessionStorage).toHaveLength(0);
});

it('begins with a topic, which names the subject and where the answer is', async () => {
  const { unmount } = await openPage(routes, '/contact');
  await userEvent.click(screen.getByRole('button', { name: 'An order' }));
  expect(screen.getByRole('button', { name: 'An order' })).toHaveAttribute('aria-pressed', 'true');
  expect(field(/^Subject/)).toHaveValue('An order');
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute('href', '/orders');
  await userEvent.click(screen.getByRole('button', { name: 'A loan' }));
  expect(field(/^Subject/)).toHaveValue('A loan');
  await userEvent.type(field(/^Subject/), ' for a cooler');
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(field(/^Subject/)).toHaveValue('A loan for a cooler');
  unmount();
  await openPage(routes, '/contact');
  expect(field(/^Subject/)).toHaveValue('A loan for a cooler');
});

it('has nothing to keep or copy of an empty form', async () => {
  await openPage(routes, '/contact');
  await send();
  expect(screen.getByRole('status')).toHaveTextContent(/^Thanks\.This is a sample site.*write back\.$/);
  expect(screen.queryByRole('button', { name: 'Copy the message' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear the form' })).toBeNull();
});
