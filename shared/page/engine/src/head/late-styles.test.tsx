import { giveUpLateStyles } from './late-styles.inline';

const link = (rel: string) => document.head.appendChild(Object.assign(document.createElement('link'), { rel }));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});
afterEach(() => jest.useRealTimers());

it('gives up a stylesheet that failed at once, and one that never came past the limit', () => {
  giveUpLateStyles(8000);
  const failed = link('stylesheet');
  const late = link('stylesheet');
  const here = link('stylesheet');
  const preload = link('preload');
  const later = link('stylesheet');
  later.dataset.rspack = 'almanac:chunk-7';
  const ofNextPage = link('stylesheet');
  ofNextPage.dataset.added = '';
  here.dispatchEvent(new Event('load'));
  failed.dispatchEvent(new Event('error'));
  expect([failed, late, here, preload, later, ofNextPage].map(({ disabled }) => disabled === true)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  jest.advanceTimersByTime(8000);
  expect([failed, late, here, preload, later, ofNextPage].map(({ disabled }) => disabled === true)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
