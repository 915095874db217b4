import { brotliCompressSync } from 'node:zlib';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { compress, withBrotli } from '../store/compressed-copies';
import { memoryStorage } from '../store/memory-storage';
import { bytesOf } from '../store/storage';
import { parseBudgets } from '../domain/budgets';
import { budgetProblems, createScale, kindOfPage, overBudget, shellProblems, weightChanges } from './weigh';
import { textsOf } from '../domain/refused';

const budgetTexts = async (...asked: Parameters<typeof budgetProblems>) => textsOf(await budgetProblems(...asked));
const shellTexts = async (...asked: Parameters<typeof shellProblems>) => textsOf(await shellProblems(...asked));
const overTexts = (...asked: Parameters<typeof overBudget>) => textsOf(overBudget(...asked));

const page = '<link rel="stylesheet" href="/shop/1.0.0/page.css"><script defer src="/shop/1.0.0/page.js"></script>';
const style = '@font-face { src: url("assets/text.woff2") }';
const script = 'console.log("lots");'.repeat(50);
const brotli = (text: string) => brotliCompressSync(text).length;

async function origin() {
  const storage = memoryStorage();
  await storage.write('buy-food.html', page);
  await storage.write('shop/1.0.0/page.css', style);
  await storage.write('shop/1.0.0/page.js', script);
  await storage.write('shop/1.0.0/assets/text.woff2', new Uint8Array(300));
  return storage;
}

describe('a scale', () => {
  it('weighs a document and what it names after brotli, and fonts as they are', async () => {
    expect(await createScale(await origin())('/buy-food')).toEqual([
      { file: 'buy-food.html', kind: 'html', bytes: (await withBrotli('buy-food.html', bytesOf(page))).length },
      { file: 'shop/1.0.0/page.css', kind: 'css', bytes: brotli(style) },
      { file: 'shop/1.0.0/page.js', kind: 'js', bytes: brotli(script) },
      { file: 'shop/1.0.0/assets/text.woff2', kind: 'fonts', bytes: 300 },
    ]);
  });

  it('weighs a module that a document names', async () => {
    const storage = await origin();
    await storage.write('mill.html', '<link rel="modulepreload" href="/mill/1.0.0/sacks.mjs" crossorigin="anonymous">');
    await storage.write('mill/1.0.0/sacks.mjs', script);
    expect(await createScale(storage)('/mill')).toContainEqual({
      file: 'mill/1.0.0/sacks.mjs',
      kind: 'js',
      bytes: brotli(script),
    });
  });

  it('weighs the copy beside a file only on request', async () => {
    const storage = await origin();
    await storage.write('shop/1.0.0/page.js.br', new Uint8Array(7));
    const scriptIn = async (weigh: ReturnType<typeof createScale>) =>
      (await weigh('/buy-food')).find(({ kind }) => kind === 'js')?.bytes;
    expect(await scriptIn(createScale(storage, { precompressed: true }))).toBe(7);
    expect(await scriptIn(createScale(storage))).toBe(brotli(script));
  });

  it('says the same of a site without copies as of one with them, so that the gate and the check agree', async () => {
    const [plain, copied] = [await origin(), await origin()];
    const words = Array.from({ length: 600 }, (_, index) => `<p>${index * index} crates of pears</p>`).join('');
    const files = { 'buy-food.html': page + words, 'shop/1.0.0/page.js': words };
    for (const [path, text] of Object.entries(files)) {
      for (const storage of [plain, copied]) await storage.write(path, text);
      for (const { ending, bytes } of await compress(path, bytesOf(text))) await copied.write(path + ending, bytes);
    }
    const kinds = ['html', 'js'];
    const weighed = async (weigh: ReturnType<typeof createScale>) =>
      (await weigh('/buy-food')).filter(({ kind }) => kinds.includes(kind));
    expect(await weighed(createScale(plain))).toEqual(await weighed(createScale(copied, { precompressed: true })));
  });
});

describe('a change of weight', () => {
  it('is told of each page that differs, the largest first, and of no other', async () => {
    const [before, after] = [await origin(), await origin()];
    for (const [path, file] of [
      ['loan', 'antd'],
      ['donate', 'forms'],
    ]) {
      const html = `<script src="/host/1.0.0/${file}.js"></script>`;
      for (const storage of [before, after]) await storage.write(`${path}.html`, html);
    }
    const bytes = (length: number) =>
      Array.from({ length }, (_, index) => ((index * 7919) % 256).toString(36)).join('');
    await before.write('host/1.0.0/antd.js', 'short');
    await before.write('host/1.0.0/forms.js', bytes(200));
    await after.write('host/1.0.0/antd.js', bytes(2000));
    const grown = brotli(bytes(2000)) - brotli('short');
    const html = brotli('<script src="/host/1.0.0/antd.js"></script>');
    expect(await weightChanges(before, after, ['/buy-food', '/donate', '/loan'])).toEqual([
      'page     kB now  kB after it  difference',
      ...[
        ['/loan  ', html + brotli('short'), html + brotli(bytes(2000)), `+${(grown / 1000).toFixed(1)}`] as const,
        [
          '/donate',
          brotli('<script src="/host/1.0.0/forms.js"></script>') + brotli(bytes(200)),
          brotli('<script src="/host/1.0.0/forms.js"></script>') + brotli(''),
          ((brotli('') - brotli(bytes(200))) / 1000).toFixed(1),
        ] as const,
      ].map(([path, now, then, change]) =>
        [path, (now / 1000).toFixed(1).padStart(6), (then / 1000).toFixed(1).padStart(11), change.padStart(10)].join(
          '  ',
        ),
      ),
    ]);
  });
});

describe('budgets', () => {
  /** What budgets need to know of a release of the shop. */
  const releaseOf = (paths: string[], kind?: string) => ({
    release: { app: 'shop', routes: [{ pattern: '/', pages: paths, kind }] },
    pages: [],
  });
  const nothingLive = memoryStorage();
  const room = { html: 1000, css: 1000, js: 1000, fonts: 1000 };

  it('holds a page to the budget of the kind that its route names, else to that of content or of pages that sleep', () => {
    expect(kindOfPage('form', [])).toBe('form');
    expect(kindOfPage(undefined, [])).toBe('content');
    expect(kindOfPage(undefined, [{ file: 'page.js', kind: 'wake', bytes: 1 }])).toBe('asleep');
  });

  it('refuses a page of a kind that the site has no budget for, and names those that it has', async () => {
    expect(
      await budgetTexts(await origin(), releaseOf(['/buy-food'], 'poster'), { form: room, content: room }, nothingLive),
    ).toEqual([
      'the page /buy-food is of the kind "poster" in routes.ts, but the site has no budget for that kind. Its kinds are: form, content.',
    ]);
  });

  it('holds a page that sleeps to what it loads at once, and apart from that to what wakes it', async () => {
    const storage = await origin();
    const asleep = page.replace(
      /<script.*/,
      (code) =>
        `<script src="/boot.js"></script><template id="furrow-wake">${code}</template><template data-code-of="shop/mini-cart"><link rel="preload" href="/cart.js"></template>`,
    );
    await storage.write('cart.js', 'of a fragment that nobody may ever use');
    await storage.write('about.html', asleep);
    await storage.write('boot.js', 'boot()');
    const [needed, woken] = [brotli('boot()'), brotli(script)];
    const budgets = { content: room, asleep: { ...room, js: needed, wake: woken } };
    expect(await budgetTexts(storage, releaseOf(['/about', '/buy-food']), budgets, nothingLive)).toEqual([]);
    expect(
      await budgetTexts(
        storage,
        releaseOf(['/about']),
        {
          ...budgets,
          asleep: { ...room, js: needed - 1, wake: woken - 1 },
        },
        nothingLive,
      ),
    ).toEqual([
      expect.stringContaining('of js, over the asleep budget'),
      expect.stringContaining('of wake, over the asleep budget'),
    ]);
  });

  it('names page, kind, budget and largest files of what is too heavy, and nothing else', async () => {
    const storage = await origin();
    expect(await budgetTexts(storage, releaseOf(['/buy-food']), { content: room }, nothingLive)).toEqual([]);
    expect(
      await budgetTexts(storage, releaseOf(['/buy-food']), { content: { ...room, fonts: 200 } }, nothingLive),
    ).toEqual([
      'the page /buy-food weighs 0.3 kB of fonts, over the content budget of 0.2 kB. Its largest files: shop/1.0.0/assets/text.woff2 0.3 kB. No kind of this site has room for the page: cut them, or agree on another budget with the operator of the site.',
    ]);
  });

  it('charges a release only for what it adds: a page that others made too heavy keeps its team from nothing', async () => {
    const live = await origin();
    // The host has grown past the budget since the page was released.
    const tight = { content: { ...room, js: brotli(script) - 20, fonts: 200 } };
    expect(await budgetTexts(live, releaseOf(['/buy-food']), tight, nothingLive)).toHaveLength(2);
    const hotfix = await origin();
    await hotfix.write('buy-food.html', page.replaceAll('1.0.0', '1.0.1'));
    for (const file of ['page.css', 'page.js', 'assets/text.woff2'])
      await hotfix.write(`shop/1.0.1/${file}`, (await live.read(`shop/1.0.0/${file}`))!.bytes);
    expect(await budgetTexts(hotfix, releaseOf(['/buy-food']), tight, live)).toEqual([]);

    const heavier = Array.from({ length: 400 }, (_, index) => ((index * 7919) % 256).toString(36)).join('');
    await hotfix.write('shop/1.0.1/page.js', script + heavier);
    expect(await budgetTexts(hotfix, releaseOf(['/buy-food', '/new']), tight, live)).toEqual([
      expect.stringContaining('of js, over the content budget'),
    ]);
    // A page that is new has nobody else to answer for it.
    expect(await budgetTexts(hotfix, releaseOf(['/buy-food']), tight, nothingLive)).toHaveLength(2);
  });

  it('charges a release for its own HTML and files alone where the kind has a budget for them, also of a new page', async () => {
    const storage = await origin();
    const around = '<link rel="stylesheet" href="/host/2.0.0/site.css"><script src="/host/2.0.0/host.js"></script>';
    const fragment = '<script src="/dao/1.0.0/boot.js"></script>';
    await storage.write('buy-food.html', around + fragment + page);
    const heavy = Array.from({ length: 2000 }, (_, index) => ((index * 7919) % 256).toString(36)).join('');
    for (const file of ['host/2.0.0/site.css', 'host/2.0.0/host.js', 'dao/1.0.0/boot.js'])
      await storage.write(file, heavy);
    const document = { path: '/buy-food', head: '<title>Food</title>', fragment: '<h1>Food</h1>' } as PageDocument;
    const candidate = { ...releaseOf(['/buy-food']), pages: [document] };
    const html = brotli(document.head + document.fragment);
    const own = { html, css: brotli(style), js: brotli(script), fonts: 300 };
    const budgetOf = (allowed: typeof own) => ({ content: { html: 0, css: 0, js: 0, fonts: 0, own: allowed } });
    expect(await budgetTexts(storage, candidate, budgetOf(own), nothingLive)).toEqual([]);
    const less = { html: html - 1, css: own.css - 1, js: own.js - 1, fonts: 299 };
    expect(await budgetTexts(storage, candidate, budgetOf(less), nothingLive)).toEqual(
      ['html', 'css', 'js', 'fonts'].map((kind) =>
        expect.stringContaining(`of ${kind} of its own, over the content budget`),
      ),
    );
  });

  it('charges a page for its HTML in the language of the sources, whatever translations the release has of it', async () => {
    const document = { path: '/buy-food', head: '<title>Food</title>', fragment: '<h1>Food</h1>' } as PageDocument;
    const translated = { ...document, language: 'es', fragment: '<h1>Comida de granjas cercanas</h1>' };
    const html = brotli(document.head + document.fragment);
    const own = { html, css: 1000, js: 1000, fonts: 1000 };
    const budgets = { content: { html: 0, css: 0, js: 0, fonts: 0, own } };
    for (const pages of [
      [document, translated],
      [translated, document],
    ])
      expect(await budgetTexts(await origin(), { ...releaseOf(['/buy-food']), pages }, budgets, nothingLive)).toEqual(
        [],
      );
  });

  it('charges a translation at its own address, once the site has it, and gives it a fifth more room', async () => {
    const document = { path: '/buy-food', head: '<title>Food</title>', fragment: '<h1>Food</h1>' } as PageDocument;
    const translated = { ...document, language: 'es', fragment: '<h1>Comida de granjas cercanas</h1>' };
    const [html, longer] = [document, translated].map(({ head, fragment }) => brotli(head + fragment)) as [
      number,
      number,
    ];
    const budgetsOf = (room: number) => {
      const own = { html: room, css: 1000, js: 1000, fonts: 1000 };
      return { content: { html: 0, css: 0, js: 0, fonts: 0, own } };
    };
    const candidate = { ...releaseOf(['/buy-food']), pages: [document, translated] };
    const storage = await origin();
    expect(await budgetTexts(storage, candidate, budgetsOf(html), nothingLive)).toEqual([]);
    await storage.write('es/buy-food.html', page);
    expect(await budgetTexts(storage, candidate, budgetsOf(Math.ceil(longer / 1.2)), nothingLive)).toEqual([]);
    expect(await budgetTexts(storage, candidate, budgetsOf(html), nothingLive)).toEqual([
      expect.stringMatching(/^the page \/es\/buy-food weighs .* of html of its own/),
    ]);
  });

  it('names the kind with the least room into which a page fits, by its own files where those have budgets', () => {
    const files = [{ file: 'shop/1.0.0/page.js', kind: 'js' as const, bytes: 1500 }];
    const kinds = {
      shell: { ...room, js: 9000 },
      content: room,
      'form with antd': { ...room, js: 3000 },
      form: { ...room, js: 2000 },
      asleep: { ...room, js: 1600, wake: 1000 },
    };
    const advice = 'name the kind "form" in routes.ts, which has room for the page.';
    expect(overTexts('/buy-food', files, kinds)).toEqual([expect.stringContaining(advice)]);
    const own = Object.fromEntries(
      Object.entries(kinds).map(([name, limits]) => [
        name,
        { ...room, ...('wake' in limits && { wake: 1 }), own: limits },
      ]),
    );
    expect(overTexts('/buy-food', files, own, { own: true })).toEqual([expect.stringContaining(advice)]);
    expect(overTexts('/buy-food', files, own, { kind: 'poster' })).toEqual([
      expect.stringMatching(/Its kinds are: content, form with antd, form, asleep\.$/),
    ]);
  });

  it('charges no page for the shell: links in menus have a budget that all pages share', async () => {
    const document = { path: '/buy-food', head: '<title>Food</title>', fragment: '<h1>Food</h1>' } as PageDocument;
    const candidate = { ...releaseOf(['/buy-food']), pages: [document] };
    const siteWith = async (links: number) => {
      const storage = await origin();
      const menu = Array.from({ length: links }, (_, link) => `<a href="/${link * 7919}">${link * 104_729}</a>`).join(
        '',
      );
      await storage.write('404.html', menu);
      await storage.write('buy-food.html', menu + page);
      return storage;
    };
    const [few, many] = [await siteWith(10), await siteWith(100)];
    const own = { html: brotli(document.head + document.fragment), css: 1000, js: 1000, fonts: 1000 };
    const { html, ...others } = room;
    const weight = (await createScale(few)('/404')).reduce((sum, { bytes }) => sum + bytes, 0);
    const budgets = { shell: { ...others, html: weight }, content: { ...others, own } };
    expect(await budgetTexts(many, candidate, budgets, few)).toEqual([]);
    expect(overTexts('/buy-food', await createScale(many)('/buy-food'), budgets)).toEqual([]);
    expect(await shellTexts(few, budgets, nothingLive)).toEqual([]);
    expect(await shellTexts(many, budgets, few)).toEqual([
      expect.stringMatching(/^the page \/404 weighs .* of html, over the shell budget of .* Cut them, or agree/),
    ]);
    expect(await shellTexts(many, budgets, many)).toEqual([]);
  });

  it('refuses a file that is no list of budgets, and says where', () => {
    expect(() => parseBudgets({ content: { ...room, js: 'much' } })).toThrow(/budgets\.json.*content\.js/s);
  });
});
