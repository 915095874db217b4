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
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    asked.push(String(address));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  navigator.sendBeacon = (address, body) => sent.push([address, JSON.parse(String(body))]) > 0;
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pageData = (data: object) =>
  (document.body.innerHTML = `<script type="application/json" id="furrow-page">${JSON.stringify(data)}</script>`);

it('reports a script of the host that did not load where the document says, and reads nothing more of the site', async () => {
  pageData({ path: '/', discovery: null, inParts: true, failuresTo: '/_reports' });
  fail(`${folder}main.js`);
  await jest.advanceTimersByTimeAsync(3000);
  expect(sent).toEqual([
    [
      '/_reports',
      {
        remote: 'host',
        version: '1.4.0',
        path: '/',
        phase: 'entry',
        error: 'main.js is unreachable or not as released',
      },
    ],
  ]);
  expect(asked).toEqual([]);
});

it('reports nothing where the site names no address, and nothing of scripts of others', async () => {
  pageData({ path: '/', discovery: null });
  fail(`${folder}main.js`);
  pageData({ path: '/', discovery: null, failuresTo: '/_reports' });
  fail('http://localhost/shop/1.0.0-0123456789abcdef/page.js');
  await jest.advanceTimersByTimeAsync(3000);
  expect([sent, asked]).toEqual([[], []]);
});
