/*
 * Previews of a site in a bucket: the rule by which an edge answers at their host names, as "furrow serve" and nginx do;
 * see docs/previews.md of Furrow's repository. It is written for edges that run scripts with the `Request` and the
 * `Response` of browsers. `read` gives an object of the bucket; where that is a binding of the edge, wrap it:
 *
 *     const read = async (key) => {
 *       const object = await env.SITE.get(key);
 *       return object && { body: object.body, type: object.httpMetadata.contentType };
 *     };
 *     export default { fetch: (request, env) => answerPreview(request, { hosts: '*.preview.furrow.example', read }) };
 *
 * The documents of the bucket have the layout `plain`. Compression, parts of files and the answer that a copy is still
 * current are left to the edge. Where previews need a secret, ask for it before this.
 */

type StoredObject = { body: BodyInit; type: string };
type Read = (key: string) => Promise<StoredObject | null | undefined>;
type Told = { until?: string; gone?: string[] };

/** The host names of previews with `*` in the place of the name, and what reads the bucket. */
export type PreviewOptions = { hosts: string; read: Read };

const viewName = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:--[a-z0-9]+(?:-[a-z0-9]+)*)?$/;
const releaseFile = /^[a-z][a-z0-9-]*\/\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?\/./;
const otherFile = /^(?:\.well-known\/)?(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:atom|ico|json|png|txt|xml)$/;
const page = /^(?:\/[a-z0-9][a-z0-9_~-]*)+$/;
/** Another spelling of the address of a page. */
const otherPage = /^((?:\/[a-z0-9][a-z0-9_~-]*)*?)(?:\/index(?:\.html|\/)?|\.html|\/)$/;

/** Answers a request at a host name of previews: with the documents of the view, then of the site, then with files. */
export async function answerPreview(request: Request, { hosts, read }: PreviewOptions): Promise<Response> {
  const { hostname, pathname, search } = new URL(request.url);
  const label = hostname.endsWith(hosts.slice(1)) ? hostname.slice(0, 1 - hosts.length) : '';
  const own = `_views/${label}/`;
  const about = viewName.test(label) && label.length <= 63 ? await read(`${own}_view.json`) : undefined;
  if (!about) return plain(404, 'There is no preview at this address.');
  if (request.method === 'POST') return plain(204);
  const { until, gone = [] } = (await new Response(about.body).json()) as Told;
  const isOver = until !== undefined && Date.parse(until) <= Date.now();

  const inView = async (key: string) => (isOver ? undefined : await read(own + key)) ?? (await read(key));
  const headers = new Headers(await jsonIn<Record<string, string>>(await inView('.furrow/headers.json')));
  headers.set('X-Robots-Tag', 'noindex');
  if (!['GET', 'HEAD'].includes(request.method))
    return new Response(null, { status: 405, headers: added(headers, { Allow: 'GET, HEAD' }) });

  // Nobody is in a canary: its address shows the page that everybody gets.
  const path = pathname.replace(/^\/_v\/[^/]+(?=\/)/, '');
  const document = added(headers, { 'Cache-Control': 'no-cache' });
  const other = path === '/404.html' ? undefined : otherPage.exec(path)?.[1];
  if (other !== undefined && path !== '/')
    return new Response(null, { status: 308, headers: added(document, { Location: (other || '/') + search }) });
  const file = path.slice(1);
  if (releaseFile.test(file)) {
    const isHidden = file.endsWith('.map') && !(await read('.furrow/source-maps'));
    const found = isHidden || /\.(?:br|gz)$/.test(file) ? undefined : await read(file);
    if (found) return sent(found, added(headers, releaseHeaders));
  } else {
    const found = gone.includes(path) && !isOver ? undefined : await fileAt(path);
    if (found) return sent(await forReviewers(found), document);
  }
  const [language] = /^[a-z]{2,3}(?:-[a-z0-9]{2,8})?(?=$|\/)/.exec(file) ?? [];
  const nowhere = (language && (await inView(`${language}/404`))) || (await inView('404.html'));
  return nowhere ? sent(await forReviewers(nowhere), document, 404) : plain(404, 'There is no such page.');

  /** A document, or another file that belongs to the site. */
  async function fileAt(address: string): ReturnType<Read> {
    const key = ofBar(own)[address];
    if (key !== undefined) return read(key);
    if (address === '/') return inView('index.html');
    return page.test(address) || otherFile.test(file) ? inView(file) : undefined;
  }

  /** A document with the bar, and with an observer that the page does not find, because its pages report to nobody. */
  async function forReviewers({ body, type }: StoredObject): Promise<StoredObject> {
    if (!type.startsWith('text/html')) return { body, type };
    const tag = await read('_views/bar');
    const [text, element] = await Promise.all([new Response(body).text(), new Response(tag?.body).text()]);
    const barred = text.replace('</head>', () => `${element}</head>`);
    return { body: barred.replace('<template id="furrow-observer"', '<template id="furrow-observer-off"'), type };
  }

  function sent({ body, type }: StoredObject, given: Headers, status = 200): Response {
    const content = request.method === 'HEAD' ? null : body;
    return new Response(content, { status, headers: added(given, { 'Content-Type': type }) });
  }
}

/** What the bar for reviewers consists of and reads: its script, what the view says of itself, and what is live now. */
const ofBar = (own: string): Record<string, string> => ({
  '/_view/bar.js': '_views/bar.js',
  '/_view/view.json': `${own}_view.json`,
  '/_view/live.json': 'discovery.json',
});

/** The files of releases never change, and pages of other origins may load them. */
const releaseHeaders = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

function added(headers: Headers, more: Record<string, string>): Headers {
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(more)) all.set(name, value);
  return all;
}

async function jsonIn<Value>(found: StoredObject | null | undefined): Promise<Value | undefined> {
  return found ? ((await new Response(found.body).json()) as Value) : undefined;
}

function plain(status: number, text?: string): Response {
  const headers = {
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain;charset=utf-8',
  };
  return new Response(text === undefined ? null : `${text}\n`, { status, headers });
}
