import { LoadError } from './load-error';
import { reportFailure } from './failure-report';
import type { Reported } from '../later/observer/reported';

const failure = { remote: 'shop', version: '1.0.0', path: '/buy-food' };
const sent: Reported[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  window.furrowReports = { heard: [], report: (reported) => void sent.push(reported) };
});
afterEach(() => jest.useRealTimers());

const didNotLoad = () => reportFailure({ ...failure, phase: 'page', error: new LoadError('page', 'no answer') });

test('a failed load is reported while the visitor stays', async () => {
  void didNotLoad();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([expect.objectContaining({ ...failure, phase: 'page' })]);
});

test('a load that ended because the page is being left is no failure', async () => {
  void didNotLoad();
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test('an error of code that runs is reported at once', async () => {
  void reportFailure({ ...failure, phase: 'render', error: 'no rain' });
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([{ ...failure, phase: 'render', error: 'no rain' }]);
});

test('a load that ended because the visitor typed another address is no failure, in a browser that tells of links only', async () => {
  Object.defineProperty(window, 'navigation', { value: new EventTarget(), configurable: true });
  await jest.isolateModulesAsync(async () => {
    const { reportFailure: report } = await import('./failure-report');
    void report({ ...failure, phase: 'page', error: new LoadError('page', 'no answer') });
  });
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(10_000);
  Reflect.deleteProperty(window, 'navigation');
  expect(sent).toEqual([]);
});

describe('in a browser that says when the visitor leaves', () => {
  const navigation = new EventTarget();
  let report: typeof reportFailure;

  beforeAll(async () => {
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    Object.defineProperty(navigator, 'userAgentData', { value: {}, configurable: true });
    await jest.isolateModulesAsync(async () => {
      ({ reportFailure: report } = await import('./failure-report'));
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'navigation');
    Reflect.deleteProperty(navigator, 'userAgentData');
  });

  const fail = () => report({ ...failure, phase: 'page', error: new LoadError('page', 'no answer') });
  const navigate = (sameDocument: boolean, downloadRequest: string | null = null) =>
    navigation.dispatchEvent(Object.assign(new Event('navigate'), { destination: { sameDocument }, downloadRequest }));

  test('a failed load is reported at once, so that a visitor who gives up a moment later has told it', async () => {
    await fail();
    window.dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(1);
  });

  test('a load that ended while the visitor goes to another document is no failure', async () => {
    navigate(false);
    const reported = fail();
    await jest.advanceTimersByTimeAsync(500);
    window.dispatchEvent(new Event('pagehide'));
    await reported;
    expect(sent).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
  });

  test('a link inside the page and a download leave nothing', async () => {
    navigate(true);
    navigate(false, 'prices.csv');
    await fail();
    expect(sent).toHaveLength(1);
  });
});
