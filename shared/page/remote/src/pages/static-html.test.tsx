import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act } from 'react';
import { createBrowserNavigation } from '../navigation/navigation';
import { withDefaults } from '../island/default-services';
import { ServicesProvider } from './services';
import { loadStaticHtml, StaticHtml, staticHtmlFile } from './static-html';

Object.assign(globalThis, { __webpack_public_path__: '/almanac/1.0.0/', __RELEASE_FOLDER__: '' });

const words =
  '<h2>June</h2><p>Read <a href="/july">on</a>, or <a href="https://moon.example">elsewhere</a>, or <a href="/farm" data-full-load="">again</a>.</p>';

function inShell(page: ReactNode) {
  const services = withDefaults(
    {
      name: 'almanac',
      domElement: document.body,
      navigation: createBrowserNavigation(),
    },
    () => true,
    '',
  );
  return <ServicesProvider value={services}>{page}</ServicesProvider>;
}

beforeEach(() => history.replaceState(null, '', '/june'));
afterEach(() => jest.restoreAllMocks());

function answer(init: { ok: boolean; status: number; body?: unknown }) {
  const fetched = jest.fn((_url: string) => Promise.resolve({ ...init, json: () => Promise.resolve(init.body) }));
  globalThis.fetch = fetched as unknown as typeof fetch;
  return fetched;
}

it('has a file of its own in the release for each page', () => {
  expect(staticHtmlFile('/')).toBe('static/index.json');
  expect(staticHtmlFile('/almanac/june')).toBe('static/almanac/june.json');
});

it('is taken from the document that came with it, without a request', async () => {
  const fetched = answer({ ok: true, status: 200 });
  document.body.innerHTML = `<div data-static-html="/almanac/1.0.0/static/june.json">${words}</div>`;
  await expect(loadStaticHtml('/june')).resolves.toEqual({ __html: words });
  expect(fetched).not.toHaveBeenCalled();
});

it('leaves fragments to be looked up when it is shown again: the document has them of a version, and alive', async () => {
  const place = '<furrow-fragment data-fragment="shop/honey" data-props="{}"';
  document.body.innerHTML = `<div data-static-html="/almanac/1.0.0/static/june.json">${place} data-version="1.0.0" data-react="19.3" data-ids="fragment-1-" data-hydrate="interaction"><b>Honey</b></furrow-fragment></div>`;
  await expect(loadStaticHtml('/june')).resolves.toEqual({ __html: `${place}><b>Honey</b></furrow-fragment>` });
  expect(document.querySelector('[data-version]')).not.toBeNull();
});

it('is fetched from the release when the document is that of another page or version', async () => {
  const fetched = answer({ ok: true, status: 200, body: { html: words } });
  document.body.innerHTML = '<div data-static-html="/almanac/0.9.0/static/june.json">of yesterday</div>';
  await expect(loadStaticHtml('/june')).resolves.toEqual({ __html: words });
  expect(fetched.mock.calls[0]?.[0]).toBe('/almanac/1.0.0/static/june.json');
});

it('fails when the release does not respond', async () => {
  document.body.innerHTML = '';
  answer({ ok: false, status: 503 });
  await expect(loadStaticHtml('/june')).rejects.toThrow('/almanac/1.0.0/static/june.json answered 503');
});

it('keeps the nodes of the document when it comes to life', async () => {
  const error = jest.spyOn(console, 'error');
  document.body.innerHTML = `<div id="slot"><div data-static-html="/almanac/1.0.0/static/june.json">${words}</div></div>`;
  const outlet = document.getElementById('slot') as HTMLElement;
  const heading = outlet.querySelector('h2');
  const html = await loadStaticHtml('/june');
  const root = await act(async () => hydrateRoot(outlet, inShell(<StaticHtml path="/june" html={html} />)));
  expect(outlet.querySelector('h2')).toBe(heading);
  expect(error).not.toHaveBeenCalled();
  await act(async () => root.unmount());
});

describe('a link in it', () => {
  const press = (name: string, init: MouseEventInit = {}) => {
    const event = createEvent.click(screen.getByText(name), init);
    // jsdom follows no links.
    addEventListener('click', (late) => late.preventDefault(), { once: true });
    fireEvent(screen.getByText(name), event);
  };

  beforeEach(() => {
    document.body.innerHTML = '';
    render(inShell(<StaticHtml path="/june" html={{ __html: words }} />));
  });

  it('leads to a page of the site without a new document', () => {
    press('on');
    expect(location.pathname).toBe('/july');
  });

  it.each([
    ['leaves the site as any other', 'elsewhere', {}],
    ['asks for a whole document where it says so', 'again', {}],
    ['opens a tab when the visitor asks for one', 'on', { ctrlKey: true }],
  ])('%s', (_what, name, init) => {
    press(name, init);
    expect(location.pathname).toBe('/june');
  });
});

it('shows the elements where there is no document: in development and in tests', () => {
  document.body.innerHTML = '';
  render(
    inShell(
      <StaticHtml path="/june">
        <h2>July</h2>
      </StaticHtml>,
    ),
  );
  expect(screen.getByRole('heading')).toHaveTextContent('July');
});
