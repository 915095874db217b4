import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineRoutes } from '@furrow/remote/routes';
import { openPage } from '@furrow/remote/testing';
import { Link } from '@furrow/router';
import { leaveQuestion, useLeaveQuestion } from './use-leave-question';
import { useTyped } from './use-typed';

function Contact() {
  const { typed, typing, typedIsSent } = useTyped();
  const question = useLeaveQuestion(typed);
  return (
    <>
      <form {...typing}>
        <input aria-label="Name" name="name" />
        <input type="checkbox" aria-label="Weekly" />
        <Link to="/contact?topic=press">Press</Link>
        <Link to="/about" data-sends="">
          Send
        </Link>
        <button type="button" onClick={typedIsSent}>
          Send and stay
        </button>
      </form>
      <Link to="/about">About</Link>
      {question}
    </>
  );
}

const routes = defineRoutes('content', [
  { path: '/contact', page: async () => ({ default: Contact }) },
  { path: '/about', page: async () => ({ default: () => <h1>About</h1> }) },
]);
const type = (text: string) => userEvent.type(screen.getByRole('textbox'), text);
const press = (role: string, name: string) => userEvent.click(screen.getByRole(role, { name }));
const dialog = () => screen.findByRole('dialog', { name: leaveQuestion });
const closesTab = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('asks before a link loses what was typed, and stays when told so', async () => {
  await openPage(routes, '/contact');
  await type('Ada');
  await press('link', 'About');
  expect(await dialog()).toBeVisible();
  await press('button', 'Stay on Page');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  expect(window.location.pathname).toBe('/contact');
});

it('goes on when told to leave', async () => {
  await openPage(routes, '/contact');
  await type('Ada');
  await press('link', 'About');
  await dialog();
  await press('button', 'Leave Page');
  await waitFor(() => expect(window.location.pathname).toBe('/about'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks nobody who typed nothing, or took it back', async () => {
  await openPage(routes, '/contact');
  expect(closesTab()).toBe(true);
  await type('A');
  expect(closesTab()).toBe(false);
  await type('{Backspace}');
  expect(closesTab()).toBe(true);
  await press('checkbox', 'Weekly');
  expect(closesTab()).toBe(false);
  await press('checkbox', 'Weekly');
  expect(closesTab()).toBe(true);
  await press('link', 'About');
  expect(window.location.pathname).toBe('/about');
});

it('asks nobody who stays on the page, or sends the form', async () => {
  await openPage(routes, '/contact');
  await type('A');
  await press('link', 'Press');
  expect(window.location.search).toBe('?topic=press');
  await press('link', 'Send');
  expect(window.location.pathname).toBe('/about');
});

it('asks nobody about what was sent, until something else is typed', async () => {
  await openPage(routes, '/contact');
  await type('A');
  await press('button', 'Send and stay');
  expect(closesTab()).toBe(true);
  await type('d');
  expect(closesTab()).toBe(false);
  await type('{Backspace}');
  expect(closesTab()).toBe(true);
});
