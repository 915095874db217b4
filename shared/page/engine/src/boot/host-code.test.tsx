import { watchHostCode } from './host-code';

const folder = 'http://localhost/host/1.4.0-0123456789abcdef/';
let asked: string[];
let sent: unknown[];

/** A script of the document that does not load. */
function fail(address: string): void {
  const script = document.body.appendChild(document.createElement('script'));
  script.src = address;
  script.dispatchEvent(new Event('error'));
}

beforeAll(() => {
  const boot = Object.assign(document.createElement('script'), { src: `${folder}boot.js` });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(boot);
  watchHostCode();
});
beforeEach(() => {
  [asked, sent] = [[], []];
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  window.furrowReports = { heard: [], report: (reported) => void sent.push(reported) };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('reports a script of the host that did not load, and does not read the site for it', async () => {
  fail(`${folder}main.js`);
  await jest.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([
    {
      remote: 'host',
      version: '1.4.0',
      path: '/',
      phase: 'entry',
      error: 'main.js is unreachable, or changed since release',
    },
  ]);
  expect(asked).toEqual([]);
});

it('reports no scripts of others, and nothing where the site does not name any address', async () => {
  fail('http://localhost/shop/1.0.0-0123456789abcdef/page.js');
  delete window.furrowReports;
  fail(`${folder}main.js`);
  await jest.advanceTimersByTimeAsync(3000);
  expect([sent, asked]).toEqual([[], []]);
});
