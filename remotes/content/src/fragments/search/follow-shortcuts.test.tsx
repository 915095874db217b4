import { followShortcuts } from './follow-shortcuts';

const pressed = jest.fn();
let stops: (() => void)[] = [];

beforeEach(() => {
  pressed.mockClear();
  document.body.innerHTML = '<button>Search</button><input aria-label="Name">';
  const button = document.querySelector('button')!;
  button.addEventListener('click', pressed);
  stops = [followShortcuts(button), followShortcuts(button)];
});
afterEach(() => stops.forEach((stop) => stop()));

function press(init: KeyboardEventInit, target: Element = document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
}

it.each([{ key: '/' }, { key: 'k', ctrlKey: true }, { key: 'k', metaKey: true }, { key: 'K', ctrlKey: true }])(
  'opens by %o, once, and the browser does nothing on its own',
  (key) => {
    expect(press(key)).toBe(false);
    expect(pressed).toHaveBeenCalledTimes(1);
  },
);

it.each([{ key: 'k' }, { key: '/', ctrlKey: true }, { key: 'k', ctrlKey: true, shiftKey: true }])(
  'leaves %o alone',
  (key) => {
    expect(press(key)).toBe(true);
    expect(pressed).not.toHaveBeenCalled();
  },
);

it('lets a slash be typed into a field, from which Ctrl+K still opens it', () => {
  const field = document.querySelector('input')!;
  expect(press({ key: '/' }, field)).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  press({ key: 'k', ctrlKey: true }, field);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('stays shut under an open dialog', () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" aria-modal="true"></div>');
  expect(press({ key: '/' })).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
});
