import { loadLifecycles } from '../../first/federation/remotes';
import type { NotedLink } from '../../head/late-styles.inline';
import { createFailures, type RemoteFailure } from '../../first/islands/failures';
import type { PageFragments } from '../../first/islands/fragments';
import type { IslandServices } from '../../first/islands/island';
import type { Releases } from '../../first/load-releases';
import { Documents } from './documents';
import { PageOpener, type PageOutcome } from './page-opener';

jest.mock('../../first/federation/remotes', () => ({ loadLifecycles: jest.fn() }));

type Told = {
  version?: string;
  host?: string;
  path?: string;
  previous?: string;
  hydrate?: string;
  /** The folders of the build of the page, and of that of a fragment in it, behind the version. */
  build?: string;
  fragment?: string;
};

const released = (version: string, build = version) => ({
  url: `/shop/${build}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  extras: { release: `/shop/${build}/release.json`, releaseIntegrity: '', routes: ['/honey'], pages: [] },
});

function documentOf({ version = '1.1.0', host = '1', path = '/honey', ...told }: Told = {}): string {
  const { previous, hydrate, build, fragment } = told;
  const manifest = { metaData: { globalName: 'shop', remoteEntry: { name: 'remoteEntry.js' } } };
  const remoteEntry = { url: `/dao/${fragment}/remoteEntry.js`, integrity: '', globalName: 'dao' };
  const data = {
    path,
    remote: { name: 'shop', version, manifest },
    discovery: released(version, build),
    ...(fragment && { fragments: { dao: { version: '2.0.0-preview-votes', remoteEntry } } }),
    ...(previous && { previous: released(previous) }),
  };
  return `<!doctype html><html><head><title>Honey</title><meta name="description" content="From the hill.">
<script defer src="/host/${host}/boot.js"></script><script>document.title = 'ran'</script></head>
<body><div id="shell"><ul data-menu="market"><li><a href="/honey">Honey</a></li></ul><div id="slot">
<div data-island="shop" data-version="${version}" data-path="${path}"${hydrate ? ` data-hydrate="${hydrate}"` : ''}><h1>Honey</h1></div></div></div>
<script type="application/json" id="furrow-page">${JSON.stringify(data)}</script></body></html>`;
}

/** The beginning of a document, after which the connection breaks. */
const cutOff = () =>
  new ReadableStream({
    start(sent) {
      sent.enqueue(new TextEncoder().encode('<!doctype html><html><head>'));
      sent.error(new TypeError('network error'));
    },
  });
const html = (text: BodyInit, status = 200) => new Response(text, { status, headers: { 'content-type': 'text/html' } });
const notFound = documentOf()
  .replace(/<div data-island.*<\/div>(?=<\/div><\/div>)/s, '')
  .replace(/{"path".*}(?=<\/script>)/s, '{"path":"","discovery":null}');

let answers: Record<string, () => Promise<Response>>;
let asked: string[];
let reported: RemoteFailure[];
let hasMoved = true;
const fullLoad = jest.fn((_load?: string) => true);
const { signal } = new AbortController();

function opener() {
  return new PageOpener({
    failures: createFailures((failure) => reported.push(failure)),
    services: { navigation: { current: () => ({ pathname: '/honey' }) } } as unknown as IslandServices,
    fragments: { note() {}, load: () => Promise.resolve() } as unknown as PageFragments,
    documents: new Documents('/'),
    releases: () => Promise.reject<Releases>(new Error('is not needed')),
    overrides: new Map(),
    moves: { hasMoved: () => hasMoved },
    onOverrideFailed() {},
    fullLoad,
  });
}

beforeEach(() => {
  localStorage.clear();
  [asked, reported] = [[], []];
  fullLoad.mockReset().mockReturnValue(true);
  document.head.innerHTML = '<script defer src="/host/1/boot.js"></script>';
  document.body.innerHTML = '<div id="shell"><ul data-menu="market"></ul><div id="slot"></div></div>';
  answers = { '/honey': () => Promise.resolve(html(documentOf())) };
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return answers[String(address)]?.() ?? Promise.resolve(html(notFound, 404));
  };
  jest.mocked(loadLifecycles).mockResolvedValue({ mount: () => Promise.resolve(), unmount: () => Promise.resolve() });
});

it('opens the page of the document: its HTML, its head tags, its policy; and takes over the menus', async () => {
  answers['/honey'] = () => Promise.resolve(html(documentOf({ hydrate: 'interaction' })));
  const outcome = await opener().open('/honey', signal);
  if (outcome.type !== 'opened') throw new Error(outcome.type);
  const { island } = outcome;
  expect(island).toMatchObject({ name: 'shop', version: '1.1.0', path: '/honey', policy: 'interaction', hides: [] });
  expect(island.element.ownerDocument).toBe(document);
  expect(island.element.innerHTML).toBe('<h1>Honey</h1>');
  island.enter();
  expect(document.head.querySelector('meta')).toHaveAttribute('content', 'From the hill.');
  expect(document.querySelector('[data-menu] a')).toHaveTextContent('Honey');
  expect(asked).toEqual(['/honey']);
  expect(document.title).toBe('Honey');
});

it('says that a path does not have a page where the site says so', async () => {
  await expect(opener().open('/pollen', signal)).resolves.toEqual({ type: 'notFound' });
});

it.each([
  ['a page of something else', () => html('<!doctype html><title>Wi-Fi</title>')],
  ['the page of another path', () => html(documentOf({ path: '/pollen' }))],
  ['a file', () => Response.json({})],
  ['a redirect', () => Response.error()],
  ['a document of another release of the host', () => html(documentOf({ host: '2' }))],
])('leaves %s to the browser', async (_what, answer) => {
  answers['/honey'] = () => Promise.resolve(answer());
  await expect(opener().open('/honey', signal)).resolves.toEqual({ type: 'left' });
});

const preview = '1.1.0-preview-honey';

it.each([
  ['a page', { version: preview, build: '1.1.0-a' }, { version: preview, build: '1.1.0-b' }],
  ['a fragment', { fragment: '2.0.0-a' }, { fragment: '2.0.0-b' }],
])(
  'leaves another build of the version of %s to the browser, as a preview shows that was replaced',
  async (_what, one, other) => {
    document.body.innerHTML = documentOf({ path: '/', ...one }).replace(/[^]*<body>/, '');
    const opening = opener();
    answers['/honey'] = () => Promise.resolve(html(documentOf(one)));
    await expect(opening.open('/honey', signal)).resolves.toMatchObject({ type: 'opened' });
    answers['/pollen'] = () => Promise.resolve(html(documentOf({ path: '/pollen', ...other })));
    await expect(opening.open('/pollen', signal)).resolves.toEqual({ type: 'left' });
    expect(fullLoad).toHaveBeenCalledTimes(1);
    // The browser has loaded it before, and got a document of before.
    fullLoad.mockReturnValue(false);
    await expect(opening.open('/pollen', signal)).resolves.toMatchObject({ type: 'opened' });
  },
);

it('opens another build of a version that is no preview, as a development server makes it', async () => {
  document.body.innerHTML = documentOf({ path: '/', build: '1.1.0-a' }).replace(/[^]*<body>/, '');
  answers['/honey'] = () => Promise.resolve(html(documentOf({ build: '1.1.0-b' })));
  await expect(opener().open('/honey', signal)).resolves.toMatchObject({ type: 'opened' });
});

it('opens pages of a preview in another language, whose code is in a folder of its release, beside a fragment of the same code', async () => {
  const version = `${preview}+es`;
  const fragment = {
    version,
    remoteEntry: { url: '/shop/1.1.0/es/remoteEntry.js', integrity: '', globalName: 'shop' },
  };
  const opening = opener();
  for (const path of ['/honey', '/pollen']) {
    const document = documentOf({ path, version, build: '1.1.0' });
    answers[path] = () =>
      Promise.resolve(html(document.replace('"discovery":', `"fragments":{"shop":${JSON.stringify(fragment)}},$&`)));
    await expect(opening.open(path, signal)).resolves.toMatchObject({ type: 'opened' });
  }
});

it('leaves another build of the version in the document to the browser', async () => {
  document.body.innerHTML = documentOf({ path: '/', version: preview, build: '1.1.0-a' }).replace(/[^]*<body>/, '');
  answers['/honey'] = () => Promise.resolve(html(documentOf({ version: preview, build: '1.1.0-b' })));
  await expect(opener().open('/honey', signal)).resolves.toEqual({ type: 'left' });
});

it('says what is wrong where the browser has loaded that document before', async () => {
  fullLoad.mockReturnValue(false);
  answers['/honey'] = () => Promise.resolve(html('<!doctype html><title>Wi-Fi</title>'));
  await expect(opener().open('/honey', signal)).resolves.toMatchObject({
    type: 'failed',
    error: { message: 'the answer is no page of this site' },
  });
});

it('leaves the answer to the browser each time that a visitor asks for it, and once where nobody has pressed anything', async () => {
  const activation = { hasBeenActive: false };
  Object.defineProperty(navigator, 'userActivation', { value: activation, configurable: true });
  const loads = new Set<string | undefined>();
  fullLoad.mockImplementation((load?: string) => !loads.has(load) && !!loads.add(load));
  answers['/honey'] = () => Promise.resolve(Response.error());
  const opening = opener();
  const open = () => opening.open('/honey', signal);
  await expect(open()).resolves.toEqual({ type: 'left' });
  await expect(open()).resolves.toMatchObject({ type: 'failed' });
  activation.hasBeenActive = true;
  await expect(open()).resolves.toEqual({ type: 'left' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  await expect(open()).resolves.toEqual({ type: 'left' });
  // The document of this very address is that of another page.
  hasMoved = false;
  await expect(open()).resolves.toMatchObject({ type: 'failed' });
  hasMoved = true;
  Reflect.deleteProperty(navigator, 'userActivation');
});

it.each([
  ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['is cut off', () => Promise.resolve(html(cutOff())), 'unreachable'],
  ['cannot be had from the server', () => Promise.resolve(html('', 503)), 'answered 503'],
])('says so when the document %s, and asks again', async (_what, answer, message) => {
  const { open } = { open: opener() };
  answers['/honey'] = answer;
  await expect(open.open('/honey', signal)).resolves.toMatchObject({ type: 'failed', error: { message } });
  answers['/honey'] = () => Promise.resolve(html(documentOf()));
  await expect(open.open('/honey', signal)).resolves.toMatchObject({ type: 'opened' });
});

describe('a document that some visitors get', () => {
  const withCanary = documentOf().replace('<html>', '<html data-canary="shop@2.0.0" data-traffic="100">');
  beforeEach(() => (answers['/honey'] = () => Promise.resolve(html(withCanary))));

  it('is fetched for them', async () => {
    answers['/_v/shop@2.0.0/honey'] = () => Promise.resolve(html(documentOf({ version: '2.0.0' })));
    await expect(opener().open('/honey', signal)).resolves.toMatchObject({ island: { version: '2.0.0' } });
  });

  it('gives way to that of the others when it does not come', async () => {
    answers['/_v/shop@2.0.0/honey'] = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(opener().open('/honey', signal)).resolves.toMatchObject({ island: { version: '1.1.0' } });
  });
});

describe('navigations to one path that overlap', () => {
  const style = '<link rel="stylesheet" href="/shop/1.1.0/honey.css">';
  beforeEach(() => {
    answers['/honey'] = () => Promise.resolve(html(documentOf().replace('<title>', `${style}<title>`)));
  });
  /** A page waits for its stylesheet, which comes when a test says so. */
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  const load = () => {
    for (const link of document.querySelectorAll<NotedLink>('link[rel=stylesheet]')) {
      link.hasLoaded = true;
      link.dispatchEvent(new Event('load'));
    }
  };
  const elementOf = (outcome: PageOutcome | undefined) =>
    outcome?.type === 'opened' ? outcome.island.element : undefined;

  it.each([
    ['from the site', (opening: PageOpener, signal: AbortSignal) => opening.open('/honey', signal)],
    ['from memory', (opening: PageOpener, signal: AbortSignal) => opening.openKept('/honey', signal)],
  ])('have an element of their own each: %s', async (_where, open) => {
    const opening = opener();
    const before = opening.open('/honey', signal);
    await turn();
    load();
    await before;
    document.querySelector('link[rel=stylesheet]')?.remove();
    const opened = [open(opening, signal)];
    await turn();
    opened.push(open(opening, signal));
    await turn();
    load();
    const [first, second] = (await Promise.all(opened)).map(elementOf);
    expect(first?.innerHTML).toBe('<h1>Honey</h1>');
    expect(second?.innerHTML).toBe('<h1>Honey</h1>');
    expect(second).not.toBe(first);
  });
});

it('opens a page from memory, and asks whether it is still live', async () => {
  const opening = opener();
  await opening.open('/honey', signal);
  asked = [];
  const kept = await opening.openKept('/honey', signal);
  expect(kept?.island.element.innerHTML).toBe('<h1>Honey</h1>');
  expect(asked).toEqual([]);
  await expect(opening.open('/honey', signal, kept?.document)).resolves.toEqual({ type: 'unchanged' });
  await expect(opening.openKept('/pollen', signal)).resolves.toBeUndefined();
});
