import { act, render, screen } from '@testing-library/react';
import { Router } from '@furrow/router';
import { withDefaults } from '../island/default-services';
import { toNavigator } from '../navigation/navigator';
import { NotFound, ServicesProvider, useNotify } from './services';

function withoutHost() {
  const domElement = document.body.appendChild(document.createElement('div'));
  return withDefaults({ name: 'almanac', domElement }, () => true, '');
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

it('shows a toast as a line of its own where no host does, and takes it away', () => {
  const { notify } = withoutHost();
  notify({ title: 'Saved', description: 'as a draft' });
  expect(screen.getByRole('status')).toHaveTextContent('Saved as a draft');
  notify({ title: 'Not saved', tone: 'destructive' });
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  jest.advanceTimersByTime(4000);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  jest.advanceTimersByTime(4000);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('follows the color scheme of the system where no host says otherwise', () => {
  const listeners = new Set<() => void>();
  const query = {
    matches: true,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  const { theme } = withoutHost();
  expect(theme.current()).toBe('dark');
  const changed = jest.fn();
  const leave = theme.subscribe(changed);
  for (const listener of listeners) listener();
  leave();
  expect(changed).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});

it('logs errors where no host takes them', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const services = withoutHost();
  services.reportError(new Error('broken'));
  expect(logged).toHaveBeenCalledWith(new Error('broken'));
  logged.mockRestore();
});

it('uses what the host brings, and calls a page missing only while the visitor is there', () => {
  window.history.replaceState(null, '', '/');
  const notFound = jest.fn();
  const notify = jest.fn();
  const services = { ...withoutHost(), notFound, notify };
  function Page() {
    const notify = useNotify();
    return <button onClick={() => notify({ title: 'Hello' })}>say</button>;
  }
  render(
    <ServicesProvider value={services}>
      <Page />
      {['/', '/elsewhere'].map((pathname) => (
        <Router key={pathname} location={pathname} navigator={toNavigator(services.navigation)}>
          <NotFound />
        </Router>
      ))}
    </ServicesProvider>,
  );
  act(() => screen.getByRole('button').click());
  expect(notify).toHaveBeenCalledWith({ title: 'Hello' });
  expect(notFound).toHaveBeenCalledTimes(1);
});

it('is an error outside an island', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<NotFound />)).toThrow('Shell services are there only inside a page');
  logged.mockRestore();
});
