import { createBrowserNavigation } from '@furrow/remote/navigation';
import { followMoves, movesOf } from './first-moves';

const onIntent = jest.fn();
const shown = jest.fn();

beforeAll(() => {
  document.body.innerHTML =
    '<main><a href="/voting">Voting</a><a href="#top">Top</a><a href="/files" data-full-load>Files</a><p>Text</p></main>' +
    '<form data-asks><input><a href="/sent" data-sends>Send</a></form>';
  history.replaceState(null, '', '/forum');
  document.addEventListener('furrow:page-shown', shown);
  followMoves(createBrowserNavigation(), onIntent);
});

beforeEach(() => {
  history.pushState(null, '', '/forum');
  dispatchEvent(new PopStateEvent('popstate'));
  jest.clearAllMocks();
});

function dispatch(selector: string, type: string): Event {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
}

it('a press on a link moves the address bar at once, and asks for the code that shows its page', () => {
  expect(dispatch('a[href="/voting"]', 'click').defaultPrevented).toBe(true);
  expect(location.pathname).toBe('/voting');
  expect(onIntent).toHaveBeenCalledTimes(1);
  expect(shown).toHaveBeenCalledTimes(1);
});

it('leaves a link to the browser, which asks, while it would lose typed text, and not the link that sends', () => {
  const field = document.querySelector('input')!;
  field.value = 'Quinces';
  window.furrowRecorded = {
    clicked: [],
    typed: new Map([[field, { value: field.value, checked: false }]]),
    hydrated: new WeakSet(),
  };
  expect(dispatch('a[href="/voting"]', 'click').defaultPrevented).toBe(false);
  expect(location.pathname).toBe('/forum');
  expect(dispatch('a[data-sends]', 'click').defaultPrevented).toBe(true);
  expect(location.pathname).toBe('/sent');
  delete window.furrowRecorded;
});

it('Back before that code has come leads to the page of the document', () => {
  dispatch('a[href="/voting"]', 'click');
  history.replaceState(null, '', '/forum');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(location.pathname).toBe('/forum');
  expect(shown).toHaveBeenCalledTimes(2);
});

it.each([
  ['a link to a page of the site', 'a[href="/voting"]', 1],
  ['a link within the page', 'a[href="#top"]', 0],
  ['a link that always loads its document', 'a[data-full-load]', 0],
  ['a text', 'p', 0],
])('pointing at %s asks for that code as often as it is needed', (_what, selector, times) => {
  dispatch(selector, 'pointerover');
  expect(onIntent).toHaveBeenCalledTimes(times);
});

it.each([undefined, { over: true }])(
  'a page knows where it was scrolled when a link led away from it, with %p',
  (how) => {
    const navigation = createBrowserNavigation();
    history.replaceState({ from: 'elsewhere' }, '', '/forum');
    Object.assign(window, { scrollY: 420 });
    const { push } = movesOf(navigation, () => {});
    const replaced = jest.spyOn(history, 'replaceState');
    push('/voting', how);
    expect(replaced.mock.calls).toEqual([[{ from: 'elsewhere', top: 420 }, '']]);
    expect(location.pathname).toBe('/voting');
    expect(history.state).toEqual(how ? { over: '/forum' } : null);
    replaced.mockRestore();
  },
);
