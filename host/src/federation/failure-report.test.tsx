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
