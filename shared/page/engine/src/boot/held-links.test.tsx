import { controlsInPage } from '@furrow/formats/controls';
import { takeHeldLinks } from '../common/early-input';
import { recordEarlyInput } from '../head/record.inline';
import { holdLinks } from './held-links';

const place = () => document.querySelector<HTMLElement>('furrow-fragment')!;
const link = () => document.querySelector<HTMLElement>('a')!;
let wake: jest.Mock<Promise<boolean>>;

/** Whether the browser would follow the link. */
function press(how: MouseEventInit = {}): boolean {
  return link().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
}

beforeAll(() => {
  jest.useFakeTimers();
  recordEarlyInput(controlsInPage);
  holdLinks(() => wake());
});
afterAll(() => {
  jest.useRealTimers();
});
beforeEach(() => {
  wake = jest.fn(() => Promise.resolve(true));
  window.history.replaceState(null, '', '/');
  document.body.innerHTML =
    '<header><furrow-fragment><a href="#checkout" aria-haspopup="dialog"><b>Cart</b></a></furrow-fragment></header>';
});

it('holds a press until the fragment takes it', () => {
  expect(press()).toBe(false);
  expect(wake).toHaveBeenCalledTimes(1);
  expect(takeHeldLinks(place())).toEqual([link()]);
  expect(takeHeldLinks(place())).toEqual([]);
  jest.runAllTimers();
  expect(location.hash).toBe('');
});

it('follows the link when nothing takes the press in time', () => {
  press();
  jest.advanceTimersByTime(7999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#checkout');
  takeHeldLinks(place());
});

it('follows the link at once when the page cannot be woken', async () => {
  wake.mockResolvedValue(false);
  press();
  await jest.advanceTimersByTimeAsync(0);
  expect(location.hash).toBe('#checkout');
  takeHeldLinks(place());
});

it('leads nobody away who went on meanwhile', () => {
  press();
  window.history.replaceState(null, '', '/about');
  jest.runAllTimers();
  expect(location.hash).toBe('');
  takeHeldLinks(place());
});

it('forgets a press whose visitor went to another document, and comes back to this one as it was left', () => {
  press();
  window.dispatchEvent(new Event('pagehide'));
  jest.runAllTimers();
  expect(location.hash).toBe('');
  expect(takeHeldLinks(place())).toEqual([]);
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a press with %s to the browser', (key) => {
  expect(press({ [key]: true })).toBe(true);
  expect(wake).not.toHaveBeenCalled();
});

it('leaves a press to a fragment that is alive, and to every other link', () => {
  Object.assign(place(), { __reactContainer$1: {} });
  expect(press()).toBe(true);
  document.body.innerHTML = '<main id="slot"><a href="#there" aria-haspopup="dialog">There</a></main>';
  expect(press()).toBe(true);
});
