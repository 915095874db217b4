import { act, render, screen } from '@testing-library/react';
import { createEvent, createStore } from 'effector';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useClientUnit, useClientValue } from './client-unit';

const rained = createEvent<number>();
const $rain = createStore(0).on(rained, (_, rain) => rain);

function Rain() {
  return <output>{useClientUnit($rain, -1)}</output>;
}

const stored = () => 'from storage';

function Draft() {
  return <output>{useClientValue(stored, 'nothing yet')}</output>;
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
  await act(async () => {
    hydrateRoot(container, page, { onRecoverableError: problem });
    await Promise.resolve();
  });
  expect(problem).not.toHaveBeenCalled();
  expect(container.firstElementChild).toBe(output);
  expect(output).toHaveTextContent(live);
});
