import { sendFailure } from './failure-report';
import { LoadError } from './load-error';

const address = () => Promise.resolve('/failures');
const failure = { remote: 'shop', version: '1.0.0', path: '/buy-food' };
const sent: unknown[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  navigator.sendBeacon = (address, body) => sent.push([address, JSON.parse(body as string)]) > 0;
});
afterEach(() => jest.useRealTimers());

const didNotLoad = () => sendFailure({ ...failure, phase: 'page', error: new LoadError('page', 'no answer') }, address);

test('a failed load is reported while the visitor stays', async () => {
  void didNotLoad();
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([['/failures', expect.objectContaining({ ...failure, phase: 'page' })]]);
});

test('a load that ended because the page is being left is no failure', async () => {
  void didNotLoad();
  await jest.advanceTimersByTimeAsync(500);
  window.dispatchEvent(new Event('pagehide'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test('an error of code that runs is reported at once', async () => {
  void sendFailure({ ...failure, phase: 'render', error: new Error('no rain') }, address);
  await jest.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([['/failures', { ...failure, phase: 'render', error: 'Error: no rain' }]]);
});

describe('in a browser that says when the visitor leaves', () => {
  const navigation = new EventTarget();
  let send: typeof sendFailure;

  beforeAll(async () => {
    Object.defineProperty(window, 'navigation', { value: navigation, configurable: true });
    await jest.isolateModulesAsync(async () => {
      ({ sendFailure: send } = await import('./failure-report'));
    });
  });
  afterAll(() => {
    Reflect.deleteProperty(window, 'navigation');
  });

  const fail = () => send({ ...failure, phase: 'page', error: new LoadError('page', 'no answer') }, address);
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
