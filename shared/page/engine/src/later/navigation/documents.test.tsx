import { LoadError } from '../../common/load-error';
import { expectStyles } from '../../first/islands/styles';
import { visitorCohort } from '../common/visitor';
import { Documents, FetchedDocument } from './documents';

jest.mock('../common/visitor', () => ({ visitorCohort: jest.fn(() => 0) }));

/** Each test has stylesheets of its own, because one that is on the way is not linked again. */
let version = 0;
const addresses = () => ['honey', 'bees'].map((name) => `/shop/${version}/${name}.css`);
const head = (attributes = '', host = '1') =>
  `<!doctype html><html${attributes}><head><script defer src="/host/${host}/boot.js"></script>` +
  `${addresses()
    .map((address) => `<link rel="stylesheet" href="${address}">`)
    .join('')}</head>`;
const body = '<body><div id="slot"></div></body></html>';

/** The rest of each answer, which comes when a test lets it come. */
let letThrough: (() => void)[];
let asked: [string, RequestCache | undefined][];

/** Answers with the beginning of a document at once, and with the rest when the test lets it come. */
function answerWith(beginning: string, rest: string) {
  globalThis.fetch = (address, options) => {
    asked.push([String(address), options?.cache]);
    const text = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({
      start(sent) {
        sent.enqueue(text.encode(beginning));
        letThrough.push(() => {
          sent.enqueue(text.encode(rest));
          sent.close();
        });
      },
    });
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/html' } }));
  };
}

const turns = () => new Promise((resolve) => setTimeout(resolve, 20));
const linked = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href') ?? '');

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});
beforeEach(() => {
  [letThrough, asked] = [[], []];
  version += 1;
  jest.mocked(visitorCohort).mockReturnValue(0);
  document.head.innerHTML = '<script defer src="/host/1/boot.js"></script>';
});

it('links the stylesheets of a document while its body is on the way, and returns all of it', async () => {
  answerWith(head() + body.slice(0, 9), body.slice(9));
  const answer = new Documents('/').fetch('/honey');
  await turns();
  expect(linked()).toEqual(addresses());
  letThrough[0]?.();
  await expect(answer).resolves.toMatchObject({ html: head() + body });
});

it('does not ask again for a stylesheet that has failed in this page view', async () => {
  document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${addresses()[0]}">`);
  document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!.disabled = true;
  await expect(expectStyles(`/shop/${version}/`, new AbortController().signal)).rejects.toThrow(LoadError);
  answerWith(head() + body.slice(0, 9), body.slice(9));
  void new Documents('/').fetch('/honey');
  await turns();
  expect(linked()).toEqual(addresses().slice(1));
});

it.each([
  ['of which nothing comes', () => new Promise<Response>(() => {})],
  [
    'whose body never ends',
    () =>
      Promise.resolve(
        new Response(new ReadableStream({ start: (sent) => sent.enqueue(new TextEncoder().encode(head())) }), {
          headers: { 'content-type': 'text/html' },
        }),
      ),
  ],
])('gives up a document %s after eight seconds, and ends the request', async (_, answer) => {
  jest.useFakeTimers();
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = (_address, options) => {
    signal = options?.signal;
    return answer();
  };
  const givenUp = jest.fn();
  new Documents('/').fetch('/honey').catch(givenUp);
  await jest.advanceTimersByTimeAsync(7999);
  expect(givenUp).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(givenUp).toHaveBeenCalledWith(expect.objectContaining({ phase: 'page', message: 'no response after 8 s' }));
  expect(signal?.aborted).toBe(true);
});

it('reads a document that is cut within its head and within a letter', async () => {
  const whole = head() + body.replace('</div>', 'Crème</div>');
  const [first, second] = [whole.slice(0, 90), whole.slice(90)];
  answerWith(first, second);
  const answer = new Documents('/').fetch('/honey');
  await turns();
  expect(linked()).toEqual([]);
  letThrough[0]?.();
  await expect(answer).resolves.toMatchObject({ html: whole });
  expect(linked()).toHaveLength(2);

  const bytes = [...new TextEncoder().encode(whole)];
  const within = bytes.indexOf(0xc3) + 1;
  globalThis.fetch = () => {
    const stream = new ReadableStream<Uint8Array>({
      start(sent) {
        sent.enqueue(Uint8Array.from(bytes.slice(0, within)));
        sent.enqueue(Uint8Array.from(bytes.slice(within)));
        sent.close();
      },
    });
    return Promise.resolve(new Response(stream, { headers: { 'content-type': 'text/html' } }));
  };
  await expect(new Documents('/').fetch('/honey')).resolves.toMatchObject({ html: whole });
});

it('links no styles of a document that this visitor does not get, or of another release of the host', async () => {
  answerWith(head('', '2'), body);
  void new Documents('/').fetch('/honey');
  answerWith(head(' data-canary="shop@2.0.0" data-traffic="100"'), body);
  void new Documents('/').fetch('/honey');
  await turns();
  expect(linked()).toEqual([]);
  jest.mocked(visitorCohort).mockReturnValue(100);
  void new Documents('/').fetch('/honey');
  await turns();
  expect(linked()).toHaveLength(2);
});

it('reads and parses the document that the browser was sent before Back asks for it', async () => {
  answerWith(head(), body);
  const documents = new Documents('/bees');
  const reading = documents.expectBack('/bees');
  await turns();
  letThrough[0]?.();
  await reading;
  await documents.expectBack('/bees');
  expect(asked).toEqual([['/bees', 'force-cache']]);
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  await turns();
  expect(parse).toHaveBeenCalledTimes(1);
  const kept = await documents.keptAt('/bees');
  expect(kept).toMatchObject({ html: head() + body });
  expect(kept?.content.querySelector('#slot')).not.toBeNull();
  expect(parse).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(1);
  expect(linked()).toEqual([]);
});

it('reads what the document says of its page before Back asks for it, and again for each time that it is shown', async () => {
  const data = JSON.stringify({ path: '/bees', discovery: null });
  const html = `${head()}<body><div id="slot"></div><script type="application/json" id="furrow-page">${data}</script></body></html>`;
  const documents = new Documents('/');
  const bees = new FetchedDocument(html);
  documents.keep('/bees', bees);
  await documents.expectBack('/bees');
  await turns();
  const parse = jest.spyOn(JSON, 'parse');
  expect(bees.pageAt('/bees')).toBe('notFound');
  expect(parse).not.toHaveBeenCalled();
  bees.forgetContent();
  expect(bees.pageAt('/bees')).toBe('notFound');
  expect(parse).toHaveBeenCalledTimes(1);
});

it('keeps one document parsed, that of the page that was left last', async () => {
  const documents = new Documents('/');
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  const two = ['/bees', '/honey'].map((path) => [path, new FetchedDocument(head() + body)] as const);
  for (const [path, document] of two) {
    documents.keep(path, document);
    await documents.expectBack(path);
    await turns();
  }
  expect(parse).toHaveBeenCalledTimes(2);
  const [bees, honey] = two.map(([, document]) => document);
  expect(honey?.content).toBeDefined();
  expect(parse).toHaveBeenCalledTimes(2);
  expect(bees?.content).toBeDefined();
  expect(parse).toHaveBeenCalledTimes(3);
});

it('has nothing to read for a page of which no document is there', async () => {
  await new Documents('/bees').expectBack('/pollen');
  expect(asked).toEqual([]);
});
