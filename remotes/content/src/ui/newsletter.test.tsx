import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './newsletter';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email address' });

/** Whether the browser would say beside the field that it is empty. */
function isAskedFor(later = 0): boolean {
  const invalid = createEvent('invalid', field(), { cancelable: true });
  Object.defineProperty(invalid, 'timeStamp', { value: invalid.timeStamp + later });
  return fireEvent(field(), invalid);
}

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

it('does not ask for the address again when the button was pressed twice, and does later', async () => {
  render(<Newsletter />);
  expect(isAskedFor()).toBe(true);
  await userEvent.type(field(), 'walt@wheat.example{Enter}');
  expect(field()).toHaveValue('');
  expect(isAskedFor()).toBe(false);
  expect(isAskedFor(2000)).toBe(true);
});
