import { createFailures } from '../../first/islands/failures';
import type { Documents } from './documents';
import { prefetcher } from './prefetch';

/** Pages are fetched ahead when a visitor means a link, and not otherwise. */

const fetched = jest.fn((_path: string) => Promise.resolve('elsewhere' as const));
const stylesFetched = jest.fn();
const connection = { saveData: false };
const documents = { fetch: fetched, styles: { fetch: stylesFetched } } as unknown as Documents;

document.body.innerHTML =
  '<a href="/honey"><b>Honey</b></a><a href="https://other.example/">Other</a><a href="/report.pdf" data-full-load>Report</a>';
const link = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const send = (type: string, target: HTMLElement, init: EventInit = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { button: 0 }, init));
const asked = () => fetched.mock.calls.map(([path]) => path);

let start: (to: string) => void;
beforeAll(() => {
  Object.assign(navigator, { connection });
  start = prefetcher(documents, createFailures(jest.fn()));
  expect(asked()).toEqual([]);
});
beforeEach(() => {
  jest.clearAllMocks();
  connection.saveData = false;
});

it.each(['pointerover', 'focusin'])('%s on a link fetches its document, and a press its styles as well', (type) => {
  send(type, link('b'));
  expect(asked()).toEqual(['/honey']);
  expect(stylesFetched).not.toHaveBeenCalled();
  send('pointerdown', link('b'));
  expect(stylesFetched.mock.calls).toEqual([['/honey']]);
});

it('fetches nothing for a link to elsewhere, for the page on screen, and for what is no page', () => {
  send('pointerover', link('[href*=other]'));
  send('pointerover', link('[href$=pdf]'));
  start(location.pathname);
  expect(asked()).toEqual([]);
});

it('fetches nothing for a visitor who saves data', () => {
  connection.saveData = true;
  for (const type of ['pointerover', 'focusin', 'pointerdown']) send(type, link('b'));
  start('/honey');
  expect(asked()).toEqual([]);
  expect(stylesFetched).not.toHaveBeenCalled();
});
