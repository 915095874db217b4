import type { HydratePolicy } from '@furrow/contract/hydrate-policy';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { parsePageData } from '@furrow/discovery/page-data.schema';
import type { Entry } from '@furrow/discovery/discovery';
import type { StoredRelease } from '../../domain/stored-release';
import { composeDocument, composeNotFound, type ComposedPage } from './document';

const file = (name: string) => ({ integrity: `sha384-${name}`, bytes: 1 });
const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, file(name)]));

const described = { contract: 1, react: '19.3', lifecycles: true, routes: [], pages: [] };
const shared = { react: { requiredVersion: '^19.3.0', singleton: true } };
const hostRelease: StoredRelease = {
  ...described,
  app: 'host',
  version: '2.0.0',
  folder: 'host/2.0.0-0123456789abcdef',
  shared,
  files: files('boot.js', 'host.js', 'host.css', 'antd.js', 'antd-dark.css'),
};
const release: StoredRelease = {
  ...described,
  app: 'shop',
  version: '1.0.0',
  folder: 'shop/1.0.0-0123456789abcdef',
  shared,
  files: files('entry.js', 'page.js', 'page.css', 'own-antd.js', 'own-charts.js'),
};

const shell: ShellDocument = {
  contract: 1,
  react: '19.3',
  head: '<meta charset="utf-8">',
  beforeSlot: '<header></header><main>',
  afterSlot: '</main>',
  notFound: { head: '<title>Not found</title>', html: '<h1>404</h1>' },
  assets: { boot: ['boot.js'], scripts: ['host.js'], styles: ['host.css'] },
  provides: { 'antd~1': ['antd.js', 'antd-dark.css'] },
  inlineScripts: [],
};
const page: PageDocument = {
  path: '/buy-food',
  head: '<title>Buy food</title>',
  fragment: '<h1>Buy food</h1>',
  react: '19.3',
  hydrate: 'load',
  assets: {
    scripts: ['entry.js', 'page.js'],
    styles: ['page.css'],
    shared: { 'antd~1': ['own-antd.js'], 'charts~1': ['own-charts.js'] },
  },
};
const entry: Entry = {
  url: '/shop/1.0.0-0123456789abcdef/mf-manifest.json',
  metadata: { version: '1.0.0', integrity: `sha384-${'A'.repeat(64)}` },
  deployment: { traffic: 100, default: true },
  extras: {
    routes: ['/buy-food'],
    pages: ['/buy-food'],
    contract: 1,
    release: '/shop/1.0.0-0123456789abcdef/release.json',
    releaseIntegrity: `sha384-${'A'.repeat(64)}`,
  },
};

const compose = (change: Partial<ComposedPage> = {}) =>
  composeDocument(
    { shell, release: hostRelease, told: {} },
    { name: 'shop', entry, manifest: { id: 'shop' }, release, page, ...change },
  );

const dataOf = (html: string) => parsePageData(JSON.parse(/id="furrow-page">([^<]*)</.exec(html)?.[1] ?? 'null'));

describe('a composed document', () => {
  it('holds the fragment in the slot, with no white space around it', () => {
    expect(compose()).toContain(
      '<body><header></header><main><div data-island="shop" data-version="1.0.0" data-path="/buy-food" data-react="19.3"><h1>Buy food</h1></div></main><script type="application/json" id="furrow-page">',
    );
  });

  it('names the code of a page that sleeps in a template, and nowhere else', () => {
    const sleeping = { head: '<script type="speculationrules">{}</script>' };
    const [shellAsleep, asleep] = [
      { ...shell, sleeping },
      { ...page, hydrate: 'interaction' as const },
    ];
    const html = composeDocument(
      { shell: shellAsleep, release: hostRelease, told: {} },
      { name: 'shop', entry, manifest: { id: 'shop' }, release, page: asleep },
    );
    const [template = ''] = /<template id="furrow-wake">.*<\/template>/.exec(html) ?? [];
    const scripts = (text: string) => [...text.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, url]) => url);
    expect(scripts(template)).toEqual(
      scripts(compose()).filter((url) => url !== '/host/2.0.0-0123456789abcdef/boot.js'),
    );
    expect(scripts(html.replace(template, ''))).toEqual(['/host/2.0.0-0123456789abcdef/boot.js']);
    expect(html).toContain('data-hydrate="interaction"');
    expect(html).toContain(sleeping.head);
    // A shell that cannot wake a page gets it awake.
    expect(compose({ page: asleep })).toBe(compose());
  });

  it('tells the host which of its packages the page uses', () => {
    expect(dataOf(compose()).remote?.uses).toEqual(['antd~1']);
  });

  it('takes the own copy of a package where the host has it without something that the page needs, and the host’s where it has more', () => {
    const having = (version: string, requiredVersion: string) => {
      const antd = (own: object) => ({ ...shared, 'antd~1': { requiredVersion, singleton: false, ...own } });
      const html = composeDocument(
        { shell, release: { ...hostRelease, shared: antd({ version }) }, told: {} },
        { name: 'shop', entry, manifest: { id: 'shop' }, release: { ...release, shared: antd({}) }, page },
      );
      return [html.includes('own-antd.js'), html.includes('/antd.js'), dataOf(html).remote?.uses];
    };
    expect(having('1.2.0', '^1.3.0')).toEqual([true, false, []]);
    expect(having('1.3.0', '^1.2.0')).toEqual([false, true, ['antd~1']]);
  });

  it('preloads what the page runs, each with its integrity: the copy of the host where it has one', () => {
    const preloads = [
      ...compose().matchAll(
        /<link rel="preload" as="script" href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)">/g,
      ),
    ];
    expect(preloads.map(([, href, integrity]) => [href, integrity])).toEqual([
      ['/host/2.0.0-0123456789abcdef/antd.js', 'sha384-antd.js'],
      ['/shop/1.0.0-0123456789abcdef/own-charts.js', 'sha384-own-charts.js'],
      ['/shop/1.0.0-0123456789abcdef/entry.js', 'sha384-entry.js'],
      ['/shop/1.0.0-0123456789abcdef/page.js', 'sha384-page.js'],
    ]);
  });

  it('names each module of a page with its hash, which an import() cannot do', () => {
    const withModule = { ...release, files: { ...release.files, ...files('sacks.mjs') } };
    const scripts = [...page.assets.scripts, 'sacks.mjs'];
    const html = compose({ release: withModule, page: { ...page, assets: { ...page.assets, scripts } } });
    expect(html).toContain(
      '<link rel="modulepreload" href="/shop/1.0.0-0123456789abcdef/sacks.mjs" crossorigin="anonymous" integrity="sha384-sacks.mjs">',
    );
  });

  it('styles the shell first, then what it shares, and the page after them', () => {
    const html = compose();
    const order = [
      '/host/2.0.0-0123456789abcdef/host.css',
      '/host/2.0.0-0123456789abcdef/antd-dark.css',
      '/shop/1.0.0-0123456789abcdef/page.css',
    ].map((part) => html.indexOf(part));
    expect(order.every((place) => place > 0)).toBe(true);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('says on the element which version, path and React its HTML is of, so that no other hydrates it', () => {
    expect(compose({ page: { ...page, react: '19.1' } })).toContain(
      `<div data-island="shop" data-version="1.0.0" data-path="${page.path}" data-react="19.1">`,
    );
  });

  it('cannot be broken out of by what a manifest or a path holds', () => {
    const html = compose({
      manifest: { id: '</script><script>alert(1)</script>' },
      page: { ...page, path: '/"><script>' },
    });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('data-path="/&quot;>&lt;script>"');
  });

  it('is the same whenever it is composed of the same releases', () => {
    expect(compose()).toBe(compose());
  });

  it('asks for the boot script of its page before the code of the host, and runs it last', () => {
    const booted = { ...release, files: { ...release.files, ...files('shop.page.boot.js') } };
    const html = compose({ page: { ...page, boot: 'shop.page.boot.js' }, release: booted });
    const file =
      'href="/shop/1.0.0-0123456789abcdef/shop.page.boot.js" crossorigin="anonymous" integrity="sha384-shop.page.boot.js"';
    const preload = html.indexOf(`<link rel="preload" as="script" ${file}>`);
    expect(preload).toBeGreaterThan(html.indexOf('/boot.js"'));
    expect(preload).toBeLessThan(html.indexOf('/host.js"'));
    expect(html).toContain(`<script async ${file.replace('href', 'src')}></script></body>`);
    expect(compose()).not.toContain('page.boot.js');
  });

  it('is not made of files a release does not hold', () => {
    const broken = { ...page, assets: { ...page.assets, scripts: ['gone.js'] } };
    expect(() => compose({ page: broken })).toThrow(
      'shop@1.0.0 names the file gone.js, which its release does not hold',
    );
  });
});

describe('the styles of the pages that a page links to', () => {
  const routes = [
    { pattern: '/buy-food', pages: ['/buy-food'], files: ['page.css', 'page.js'] },
    { pattern: '/lots', pages: ['/lots'], files: ['page.css', 'lots.css', 'lots.js'], uses: ['antd~1'] },
    { pattern: '/lot/:id', pages: ['/lot/honey'], files: ['lot.css', 'lot.js'], uses: ['charts~1'] },
    { pattern: '/checkout', pages: ['/checkout'], files: ['checkout.css'] },
    { pattern: '/plain', pages: ['/plain'], files: ['page.css', 'plain.js'] },
  ];
  const stocked: StoredRelease = {
    ...release,
    routes,
    files: { ...release.files, ...files('lots.css', 'lot.css', 'checkout.css') },
  };
  const linking = (...paths: string[]): PageDocument => ({
    ...page,
    assets: { ...page.assets, shared: {} },
    fragment: paths.map((path) => `<a class="card" href="${path}">There</a>`).join(''),
  });
  const named = (change: Partial<ComposedPage>) => dataOf(compose({ release: stocked, ...change })).linkedStyles;
  const folder = '/shop/1.0.0-0123456789abcdef/';

  it('are named without what the document has already, once for each route, with those of the packages of the host', () => {
    expect(named({ page: linking('/lots?q=a#there', '/lot/honey', '/lot/figs', '/plain', '/buy-food') })).toEqual({
      [folder]: { '/lots': '/host/2.0.0-0123456789abcdef/antd-dark.css lots.css', '/lot/:id': 'lot.css' },
    });
  });

  it('are not named where nothing leads there, or no code of the host follows the links', () => {
    expect(named({ page: linking('/elsewhere', 'https://example.com/lots') })).toBeUndefined();
    const asleep = composeDocument(
      { shell: { ...shell, sleeping: { head: '' } }, release: hostRelease, told: {} },
      { name: 'shop', entry, manifest: {}, release: stocked, page: { ...linking('/lots'), hydrate: 'interaction' } },
    );
    expect(dataOf(asleep).linkedStyles).toBeUndefined();
  });

  it('are those of other teams where a fragment of that release is in the document, as it changes with that release anyway', () => {
    const place = '<furrow-fragment data-fragment="giving/share" data-props="{}"></furrow-fragment>';
    const giving: StoredRelease = {
      ...release,
      app: 'giving',
      folder: 'giving/3.0.0-0123456789abcdef',
      routes: [{ pattern: '/campaigns', pages: ['/campaigns'], files: ['campaigns.css'] }],
      files: files('campaigns.css', 'entry.js'),
    };
    const fragment = {
      release: giving,
      document: {
        name: 'share',
        react: '19.3',
        hydrate: 'never' as const,
        variants: [{ props: {}, html: '<p>A share</p>' }],
        assets: { scripts: [], styles: [], shared: {} },
      },
      container: { file: 'entry.js', globalName: 'furrow_giving' },
    };
    const linked = linking('/campaigns');
    expect(
      named({
        page: { ...linked, fragment: linked.fragment + place },
        fragments: new Map([['giving/share {}', fragment]]),
      }),
    ).toEqual({ '/giving/3.0.0-0123456789abcdef/': { '/campaigns': 'campaigns.css' } });
    expect(named({ page: linked })).toBeUndefined();
  });
});

describe('a fragment in the shell', () => {
  const place = '<furrow-fragment data-fragment="shop/cart" data-props="{}"></furrow-fragment>';
  const cart = (hydrate: HydratePolicy) => ({
    release: { ...release, files: { ...release.files, ...files('cart.boot.js', 'cart.css', 'cart.js') } },
    document: {
      name: 'cart',
      react: '19.3',
      hydrate,
      variants: [{ props: {}, html: '<a href="/checkout" hidden>Cart</a>' }],
      boot: 'cart.boot.js',
      assets: { scripts: ['entry.js', 'cart.js'], styles: ['cart.css'], shared: {} },
    },
    container: { file: 'entry.js', globalName: 'furrow_shop' },
  });
  const around = {
    shell: {
      ...shell,
      sleeping: { head: '' },
      beforeSlot: `<header>${place}</header><main>`,
      assets: { ...shell.assets, fragments: ['fragments.js'] },
    },
    release: { ...hostRelease, files: { ...hostRelease.files, ...files('fragments.js') } },
    told: {},
  };
  const fragments = (hydrate: HydratePolicy = 'interaction') => new Map([['shop/cart {}', cart(hydrate)]]);
  const documents = {
    page: (found = fragments(), of = entry) =>
      composeDocument(around, {
        name: 'shop',
        entry: of,
        manifest: {},
        release,
        page: { ...page, hydrate: 'never' },
        fragments: found,
      }),
    notFound: (found = fragments()) => composeNotFound(around, found),
  };

  it('keeps its script for the host where a visitor may see other versions, so that nothing runs before the visitor agrees', () => {
    const html = composeNotFound({ ...around, told: { overrides: [] } }, fragments());
    expect(html).toMatch(
      /<template id="furrow-fragment-scripts"><script async src="\/shop\/1\.0\.0-0123456789abcdef\/cart\.boot\.js"[^>]*><\/script><\/template><\/body>/,
    );
  });

  it('is hidden in the document of a page whose route says so', () => {
    const extras = { ...entry.extras, shell: { '/buy-food': { hide: ['shop/cart'] } } };
    const place = /<header><furrow-fragment data-fragment="shop\/cart" data-props="\{\}" hidden="" data-version/;
    expect(documents.page(fragments(), { ...entry, extras })).toMatch(place);
    expect(documents.page()).not.toContain('hidden=""');
  });

  it.each(['page', 'notFound'] as const)(
    'comes with its styles and its script, which holds up nothing: %s',
    (which) => {
      const html = documents[which]();
      expect(html).toContain(
        'data-hydrate="interaction"><a href="/checkout" hidden>Cart</a></furrow-fragment></header>',
      );
      expect(html).toContain(
        'href="/shop/1.0.0-0123456789abcdef/cart.css" crossorigin="anonymous" integrity="sha384-cart.css"',
      );
      expect(html).toMatch(
        /<\/script><script async src="\/shop\/1\.0\.0-0123456789abcdef\/cart\.boot\.js" crossorigin="anonymous" integrity="sha384-cart\.boot\.js"><\/script><\/body>/,
      );
      expect(html).toMatch(
        /<template data-code-of="shop\/cart"><link [^>]*entry\.js"[^>]*><link [^>]*cart\.js"[^>]*><\/template>/,
      );
      expect(html.replaceAll(/<template.*?<\/template>/g, '')).not.toContain('/shop/1.0.0-0123456789abcdef/cart.js"');
      expect(dataOf(html).fragments?.shop?.version).toBe('1.0.0');
    },
  );

  it.each(['page', 'notFound'] as const)('is its fallback where there is no such fragment: %s', (which) => {
    const html = documents[which](new Map());
    expect(html).toContain(`<header>${place}</header>`);
    expect(html).not.toContain('cart.');
    expect(dataOf(html).fragments).toBeUndefined();
  });

  it('lets a page sleep, unless it comes to life at once', () => {
    expect(documents.page()).toContain('<template id="furrow-wake">');
    expect(documents.page(fragments('load'))).not.toContain('<template');
    const byTheHost =
      /<template id="furrow-wake">.*as="script" href="\/host\/2\.0\.0-0123456789abcdef\/fragments\.js".*?<\/template>/;
    expect(documents.page()).toMatch(byTheHost);
    expect(documents.page(fragments('never'))).not.toMatch(byTheHost);
    for (const which of ['page', 'notFound'] as const)
      expect(documents[which](fragments('load'))).toContain('as="script" href="/shop/1.0.0-0123456789abcdef/cart.js"');
  });
});

describe('the document for an unknown path', () => {
  it('holds the host and no remote', () => {
    const html = composeNotFound({ shell, release: hostRelease, told: {} });
    expect(html).toContain('<main><h1>404</h1></main>');
    expect(dataOf(html)).toEqual({ path: '', discovery: null });
  });
});
