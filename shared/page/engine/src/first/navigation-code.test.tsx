import type { RemoteFailure } from './islands/failures';
import { isBeingLeft } from '../common/failure-report';
import type { Site } from './site';
import { NavigationCode } from './navigation-code';
import { reloadOnce } from '../common/reload-once';
import type { RunningNavigation } from '../later/navigation/start-navigation';
import { notice as noticeHtml } from '../testing/views';

jest.mock('../common/failure-report', () => ({ isBeingLeft: jest.fn() }));
jest.mock('../common/reload-once', () => ({ reloadOnce: jest.fn(() => true) }));

const running = {} as RunningNavigation;
const startNavigation = jest.fn(() => running);
const fails = () => {
  throw new Error('no code');
};
const turn = () => new Promise((resolve) => setTimeout(resolve));
const notice = () => document.querySelector<HTMLElement>('#notice > div');

let pathname = '/forum';
let failed: RemoteFailure[] = [];

function navigationCode() {
  const site = { navigation: { current: () => ({ pathname, search: '', hash: '' }) } } as Site;
  const code = new NavigationCode(
    '/forum',
    (failure) => failed.push(failure),
    () => Promise.resolve({ startNavigation }),
  );
  code.give(site);
  return code;
}

Object.assign(globalThis, { __APP_VERSION__: '1.0.0' });

beforeEach(() => {
  document.body.innerHTML = `<div id="slot"></div>${noticeHtml}`;
  [pathname, failed] = ['/forum', []];
  jest.mocked(reloadOnce).mockClear();
  jest.mocked(isBeingLeft).mockResolvedValue(false);
  startNavigation.mockReset().mockReturnValue(running);
});

it('starts once, however often it is needed', async () => {
  const code = navigationCode();
  const used: RunningNavigation[] = [];
  code.use();
  code.use((navigation) => used.push(navigation));
  await turn();
  code.use((navigation) => used.push(navigation));
  await turn();
  expect(used).toEqual([running, running]);
  expect(startNavigation).toHaveBeenCalledTimes(1);
  expect(notice()?.hidden).toBe(true);
});

it('is reported once when it does not come, and each need and the button of the notice ask for it again', async () => {
  startNavigation.mockImplementation(fails);
  const code = navigationCode();
  const used = jest.fn();
  code.use(used);
  await turn();
  code.use(used);
  await turn();
  expect(failed).toEqual([expect.objectContaining({ remote: 'host', phase: 'entry' })]);
  expect(notice()?.hidden).toBe(false);
  expect(used).not.toHaveBeenCalled();
  expect(reloadOnce).not.toHaveBeenCalled();

  startNavigation.mockReturnValue(running);
  notice()?.querySelector('button')?.click();
  await turn();
  code.use(used);
  await turn();
  expect(startNavigation).toHaveBeenCalledTimes(3);
  expect(used).toHaveBeenCalledTimes(1);
});

it('says nothing on a page that is being left, and asks again when the visitor comes back to it', async () => {
  jest.mocked(isBeingLeft).mockResolvedValue(true);
  startNavigation.mockImplementation(fails);
  const code = navigationCode();
  code.use();
  await turn();
  expect(failed).toEqual([]);
  expect(notice()?.hidden).toBe(true);
  startNavigation.mockReturnValue(running);
  const used = jest.fn();
  code.use(used);
  await turn();
  expect(used).toHaveBeenCalledTimes(1);
});

it.each([
  ['gets the document of that address', true, true, 1, true],
  ['stays where that document has been loaded before, with the notice', true, false, 1, false],
  ['stays without a network, with the notice', false, true, 0, false],
])('a visitor who has gone on %s', async (_what, onLine, loads, times, hidden) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  jest.mocked(reloadOnce).mockReturnValue(loads);
  startNavigation.mockImplementation(fails);
  const code = navigationCode();
  pathname = '/buy-food';
  code.use();
  await turn();
  expect(reloadOnce).toHaveBeenCalledTimes(times);
  expect(notice()?.hidden).toBe(hidden);
});
