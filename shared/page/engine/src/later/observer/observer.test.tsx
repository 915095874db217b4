import { parseFailureReports } from '@furrow/formats/report.schema';
import type { Reported } from './reported';

/** The observer of a page of shop, on a site that has its reports sent to `/_reports`. */

const file = '/shop/1.1.0-0123456789abcdef/page.js';
const place = `${file}:1:20`;
/** An error with a stack of its own: `message` is what is told of it. */
const failed = (kind: ErrorConstructor, message: string) =>
  Object.assign(new kind(message), { stack: `${message}\n at press (${location.origin}${place})` });
const thrown = (message: string) => new ErrorEvent('error', { error: failed(TypeError, message) });

/** What the page has sent, by signal. */
let sent: { url: string; body: unknown }[];
let hearNotes: (reports: object[]) => void;

const bodiesOf = (signal: 'logs' | 'metrics') =>
  sent.filter(({ url }) => url === `/_reports/v1/${signal}`).map(({ body }) => body);
const failures = () => bodiesOf('logs').flatMap((body) => parseFailureReports(body));
const errors = () => failures().map(({ error }) => error);
const report = (reported: Reported) => window.furrowReports?.report(reported);

function setHidden(isHidden: boolean): void {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Runs the observer in a page in which this was heard before. */
async function startObserver(...heard: Reported[]): Promise<void> {
  const script = document.createElement('script');
  script.dataset.to = '/_reports';
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  window.furrowReports = { heard, report: (reported) => window.furrowReports?.take?.(reported) };
  const add = jest.spyOn(document, 'addEventListener');
  await jest.isolateModulesAsync(async () => void (await import('./observer')));
  for (const [type, listener] of add.mock.calls) leaving.push(() => document.removeEventListener(type, listener));
  add.mockRestore();
}

/** What jsdom does not have: a browser that measures nothing. */
class NothingMeasured {
  static supportedEntryTypes = [];
  observe() {}
}
class Note extends NothingMeasured {
  constructor(hear: typeof hearNotes) {
    super();
    hearNotes = hear;
  }
}
class Sent {
  constructor(readonly parts: readonly string[]) {}
}

/** Ends the observers of a test. */
const leaving: (() => void)[] = [];
const usual = { Blob: window.Blob, sendBeacon: navigator.sendBeacon };
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  Object.assign(window, {
    Blob: Sent,
    PerformanceObserver: NothingMeasured,
    ResizeObserver: NothingMeasured,
    ReportingObserver: Note,
  });
  Object.assign(navigator, {
    sendBeacon: (url: string, { parts }: Sent) => sent.push({ url, body: JSON.parse(parts.join('')) as unknown }),
  });
  document.body.innerHTML = `<div id="slot"><main data-island="shop" data-version="1.1.0" data-path="/orders/4711"
    data-route="/orders/:id"><h1>Order</h1><input value="Ana Ruiz"><textarea>Ring twice</textarea></main></div>`;
  setHidden(false);
});
afterEach(() => {
  leaving.splice(0).forEach((leave) => leave());
  jest.useRealTimers();
  delete window.furrowReports;
  Object.assign(window, { Blob: usual.Blob });
  Object.assign(navigator, { sendBeacon: usual.sendBeacon });
});

it('sends what was heard before it ran and what comes later, with team, version, frame and the pattern of the route', async () => {
  await startObserver(thrown('lots'));
  const reason = failed(Error, 'no cart');
  report(Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent);
  report({ remote: 'giving', version: '1.2.4', path: '/orders/4711', phase: 'render', error: 'no rain' });
  const ofShop = { remote: 'shop', version: '1.1.0', path: '/orders/:id' };
  expect(failures()).toEqual([
    { ...ofShop, phase: 'error', error: 'TypeError: lots', frame: place },
    { ...ofShop, phase: 'unhandledrejection', error: 'Error: no cart', frame: place },
    { ...ofShop, remote: 'giving', version: '1.2.4', phase: 'render', error: 'no rain' },
  ]);
});

it('sends nothing that the visitor wrote, no query, and at most 200 characters', async () => {
  await startObserver();
  report(thrown('Ana Ruiz wrote "Ring twice" at /checkout?voucher=spring#pay'));
  report(thrown('x'.repeat(500)));
  expect(errors()).toEqual(['TypeError: … wrote "…" at /checkout', `TypeError: ${'x'.repeat(189)}`]);
  const text = JSON.stringify(bodiesOf('logs'));
  expect(text).toContain('/orders/:id');
  for (const word of ['Ana', 'Ring', 'voucher', 'visitor', 'session']) expect(text).not.toContain(word);
});

it('sends each failure once in a page view, and twenty at most', async () => {
  await startObserver();
  for (let time = 0; time < 3; time += 1) report(thrown('lots'));
  expect(errors()).toEqual(['TypeError: lots']);
  for (let number = 0; number < 50; number += 1) report(thrown(`number ${number}`));
  expect(errors()).toHaveLength(20);
});

it('counts what does not name any release as nobody’s', async () => {
  await startObserver();
  const stack = 'Error: no\n at inject (chrome-extension://abc/content.js:1:1)';
  report(new ErrorEvent('error', { error: Object.assign(new Error('no'), { stack }) }));
  expect(failures()).toMatchObject([{ remote: 'unknown', version: '', error: 'Error: no' }]);
});

it('tells of violations of the policy and of what browsers will drop, by the file that did it', async () => {
  await startObserver();
  const at = { sourceFile: location.origin + file, lineNumber: 1, columnNumber: 20 };
  hearNotes([
    {
      type: 'csp-violation',
      body: { ...at, effectiveDirective: 'img-src', blockedURL: 'https://elsewhere.example/a' },
    },
    { type: 'deprecation', body: { ...at, message: 'unload is deprecated' } },
  ]);
  expect(failures()).toMatchObject([
    { remote: 'shop', version: '1.1.0', phase: 'csp-violation', error: 'img-src https://elsewhere.example/a' },
    { remote: 'shop', version: '1.1.0', phase: 'deprecation', error: 'unload is deprecated' },
  ]);
});

it('says once what the visitor waited for, when the page is first left', async () => {
  await startObserver();
  expect(bodiesOf('metrics')).toEqual([]);
  setHidden(true);
  expect(bodiesOf('metrics')).toHaveLength(1);
  expect(failures()).toEqual([]);
  setHidden(false);
  setHidden(true);
  expect(bodiesOf('metrics')).toHaveLength(1);
});

it('says that nothing was left of a page when it is left', async () => {
  await startObserver();
  document.querySelector('main')?.replaceChildren();
  setHidden(true);
  expect(failures()).toMatchObject([{ remote: 'shop', version: '1.1.0', phase: 'emptied', path: '/orders/:id' }]);
});

it('says that a page was frozen when its heartbeat comes more than five seconds late, and not while nobody sees it', async () => {
  await startObserver();
  const now = jest.spyOn(performance, 'now');
  jest.advanceTimersByTime(3000);
  expect(failures()).toEqual([]);
  const late = performance.now() + 6100;
  setHidden(true);
  now.mockReturnValue(late);
  jest.advanceTimersByTime(1000);
  expect(failures()).toEqual([]);
  setHidden(false);
  now.mockReturnValue(late + 6100);
  jest.advanceTimersByTime(1000);
  expect(failures()).toMatchObject([{ remote: 'shop', version: '1.1.0', phase: 'frozen', path: '/orders/:id' }]);
  now.mockRestore();
});
