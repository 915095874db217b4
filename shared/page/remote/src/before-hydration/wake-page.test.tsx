import { wakeEvent } from '@furrow/contract/hydrate-policy';
import { wakePage } from './wake-page';

const woken = jest.fn();

beforeEach(() => document.addEventListener(wakeEvent, woken));
afterEach(() => {
  document.removeEventListener(wakeEvent, woken);
  jest.restoreAllMocks();
  woken.mockClear();
});

it('wakes a page at once that is complete', () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  wakePage();
  expect(woken).toHaveBeenCalledTimes(1);
});

it.each(['loading', 'interactive'] as const)('waits while a page is %s, because nobody may listen yet', (state) => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
  wakePage();
  expect(woken).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  window.dispatchEvent(new Event('load'));
  expect(woken).toHaveBeenCalledTimes(1);
});
