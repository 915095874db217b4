import { giveUpLateStyles } from './late-styles.inline';

const link = (rel: string, sheet: object | null) => {
  const element = Object.assign(document.createElement('link'), { rel });
  Object.defineProperty(element, 'sheet', { value: sheet });
  return document.head.appendChild(element);
};

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('gives up a stylesheet that failed at once, and one that never came past the limit', () => {
  giveUpLateStyles(8000);
  const failed = link('stylesheet', {});
  const late = link('stylesheet', null);
  const here = link('stylesheet', {});
  const preload = link('preload', null);
  const later = link('stylesheet', null);
  later.dataset.rspack = 'almanac:chunk-7';
  failed.dispatchEvent(new Event('error'));
  expect([failed, late, here, preload, later].map(({ disabled }) => disabled === true)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  jest.advanceTimersByTime(8000);
  expect([failed, late, here, preload, later].map(({ disabled }) => disabled === true)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
