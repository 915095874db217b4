import { answerEarlySearch } from './early-search';

const field = () => document.querySelector('input')!;
const shown = () => [...document.querySelectorAll('li:not([hidden])')].map(({ textContent }) => textContent);
const recorded = { typed: new Map<HTMLElement, unknown>() };
const tell = jest.fn();

beforeEach(() => {
  window.history.replaceState(null, '', '/lots');
  recorded.typed.clear();
  tell.mockClear();
  Object.assign(window, { furrowRecorded: recorded });
  document.body.innerHTML =
    '<input type="search"><input><ul><li data-search="honey">1</li><li data-search="hay">2</li></ul>';
});

/** The host's script in the head records what is typed until the page is hydrated. */
function type(value: string, isRecorded = true) {
  if (isRecorded) recorded.typed.set(field(), { value });
  else recorded.typed.clear();
  field().value = value;
  field().dispatchEvent(new Event('input', { bubbles: true }));
}
const start = () => answerEarlySearch(document, (query, text) => text.startsWith(query), tell);

it('shows what is found, by what was typed before it as well', () => {
  type('ho');
  start();
  expect(shown()).toEqual(['1']);
  expect(tell).toHaveBeenLastCalledWith(1, 'ho');
  type('h');
  expect(shown()).toEqual(['1', '2']);
  type('zz');
  expect(shown()).toEqual([]);
  expect(tell).toHaveBeenLastCalledWith(0, 'zz');
});

it('gives the list back when the host types again', () => {
  start();
  type('zz');
  tell.mockClear();
  type('zz', false);
  expect(shown()).toEqual(['1', '2']);
  expect(tell).not.toHaveBeenCalled();
});

it('does nothing for another field, or where the address has a query', () => {
  start();
  document.querySelectorAll('input')[1]?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(tell).not.toHaveBeenCalled();
  document.body.innerHTML += '';
  window.history.replaceState(null, '', '/lots?q=hay');
  start();
  type('zz');
  expect(shown()).toEqual(['1', '2']);
});
