import { act, render, screen } from '@testing-library/react';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydratedUnit } from './hydrated-unit';
import { useClientValue } from './hydration';

const rained = createEvent<number>();
const $rain = createStore(0).on(rained, (_, rain) => rain);

function Rain() {
  return <output>{useHydratedUnit($rain, -1)}</output>;
}

function Draft() {
  return <output>{useClientValue(() => 'from storage', 'nothing yet')}</output>;
}

it('renders the prerendered value on the server, and the live one in the browser', () => {
  expect(renderToString(<Rain />)).toBe('<output>-1</output>');
  render(<Rain />);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  act(() => void rained(7));
  expect(screen.getByRole('status')).toHaveTextContent('7');
});

it.each([
  [<Rain key="rain" />, '7'],
  [<Draft key="draft" />, 'from storage'],
])('hydrates with the prerendered value and then shows the live one', async (page, live) => {
  rained(7);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const output = container.firstElementChild;
  const problem = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: problem }));
  expect(problem).not.toHaveBeenCalled();
  expect(container.firstElementChild).toBe(output);
  expect(output).toHaveTextContent(live);
  act(() => root.unmount());
});

it('a change that arrives while the page hydrates is on screen afterwards', async () => {
  rained(0);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Rain />);
  const root = await act(async () => {
    const hydrating = hydrateRoot(container, <Rain />);
    rained(3);
    return hydrating;
  });
  expect(container).toHaveTextContent('3');
  act(() => root.unmount());
});

it('shows the values of a fork, and not the page’s own', async () => {
  rained(1);
  const scope = fork();
  render(
    <Provider value={scope}>
      <Rain />
    </Provider>,
  );
  await act(() => allSettled(rained, { scope, params: 9 }));
  expect(screen.getByRole('status')).toHaveTextContent('9');
});
