import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChartReader } from './chart-reader';

const points = ['Week 1', 'Week 2', 'Week 3'].map((name, index) => ({ name, values: [`${index + 1} meals`] }));

function show() {
  render(
    <ChartReader label="Week" points={points} at={(index) => index * 50}>
      {(read) => <p>{read === undefined ? 'nobody reads' : `point ${read}`}</p>}
    </ChartReader>,
  );
  return screen.getByRole('slider', { name: 'Week' });
}

/** A finger touches the chart, the browser moves the slider to it, and the finger is lifted. */
function tap(slider: HTMLElement, value: number) {
  const finger = { pointerType: 'touch' };
  fireEvent.pointerDown(slider, finger);
  fireEvent.change(slider, { target: { value } });
  fireEvent.pointerUp(slider, finger);
  fireEvent.pointerOut(slider, finger);
}

it('keeps the point that was tapped once the finger is lifted, until the focus has left it', () => {
  const slider = show();
  tap(slider, 1);
  expect(screen.getByText('point 1')).toBeVisible();
  expect(screen.getByText('2 meals')).toBeVisible();
  fireEvent.blur(slider);
  expect(screen.getByText('nobody reads')).toBeVisible();
});

it('reads the newest point when it is tapped, where the slider stands already', () => {
  tap(show(), 2);
  expect(screen.getByText('point 2')).toBeVisible();
});

it('forgets the point when the mouse has left', async () => {
  const slider = show();
  await userEvent.hover(slider);
  fireEvent.change(slider, { target: { value: 1 } });
  expect(screen.getByText('point 1')).toBeVisible();
  await userEvent.unhover(slider);
  expect(screen.getByText('nobody reads')).toBeVisible();
});
