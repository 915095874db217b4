import { fragmentIdMark } from '@furrow/contract/fragment-element';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import { fragmentPlace } from '../../testing/fixture';
import { hydrates, embedFragments, embedKey, type FoundFragment } from './embed';
import type { StoredRelease } from '../../domain/stored-release';
import { fileReader } from './markup';

const file = (name: string) => ({ integrity: `sha384-${name}`, bytes: 1 });
const release: StoredRelease = {
  app: 'giving',
  version: '2.0.0',
  folder: 'giving/2.0.0-0123456789abcdef',
  contract: 1,
  react: '19.3',
  lifecycles: true,
  routes: [],
  pages: [],
  shared: {},
  files: { 'entry.js': file('entry'), 'campaigns.js': file('campaigns'), 'campaigns.css': file('css') },
};
const document: FragmentDocument = {
  name: 'campaigns',
  react: '19.3',
  hydrate: 'never',
  size: { narrow: 400, wide: 200 },
  variants: [{ props: { count: 2 }, html: `<b id="${fragmentIdMark}R_1_">Two</b>` }],
  assets: { scripts: ['entry.js', 'campaigns.js'], styles: ['campaigns.css'], shared: {} },
};
const two = { of: 'giving/campaigns', props: { count: 2 } };
const three = { of: 'giving/campaigns', props: { count: 3 } };
const place = ({ of, props }: typeof two) => fragmentPlace(of, props, '<p>None</p>');
const page = (...embeds: (typeof two)[]) => `<h1>Page</h1>${embeds.map(place).join('<hr>')}`;
const found = (change: Partial<FragmentDocument> = {}): FoundFragment => ({
  release,
  document: { ...document, ...change },
  container: { file: 'entry.js', globalName: 'furrow_giving' },
});
const known = (...fragments: [typeof two, FoundFragment][]) =>
  new Map(fragments.map(([key, fragment]) => [embedKey(key), fragment]));
const embed = (html: string, ...fragments: [typeof two, FoundFragment][]) => {
  const parts = embedFragments({ page: html }, known(...fragments), ({ scripts, styles }, from) => ({
    scripts: scripts.map(fileReader(from)),
    styles: styles.map(fileReader(from)),
  }));
  return { ...parts, html: parts.html.page };
};

it('gives each place ids of its own, and names version and policy', () => {
  const { html, styles } = embed(page(two, two), [two, found()]);
  const opened = (ids: string) =>
    `<furrow-fragment data-fragment="giving/campaigns" data-props="{&quot;count&quot;:2}" data-version="2.0.0" data-react="19.3" data-ids="${ids}" data-hydrate="never"><b id="${ids}R_1_">Two</b></furrow-fragment>`;
  expect(html).toBe(`<h1>Page</h1>${opened('fragment-1-')}<hr>${opened('fragment-2-')}`);
  expect(styles).toEqual([{ url: '/giving/2.0.0-0123456789abcdef/campaigns.css', integrity: 'sha384-css' }]);
});

it('gives no two places of a document the same ids, in whatever piece of it they stand', () => {
  const pieces = { page: place(two), shell: place(two) };
  const { html } = embedFragments(pieces, known([two, found()]), () => ({ styles: [], scripts: [] }));
  expect([html.page, html.shell].map((piece) => /data-ids="([^"]+)"/.exec(piece)?.[1])).toEqual([
    'fragment-1-',
    'fragment-2-',
  ]);
});

it('ends with a page that opens places and never closes them', () => {
  const opened = place(two).replace('</furrow-fragment>', '');
  const { html } = embed(page(two) + opened.repeat(100_000), [two, found()]);
  expect(html.startsWith('<h1>Page</h1><furrow-fragment data-fragment="giving/campaigns"')).toBe(true);
  expect(html).toContain('data-ids="fragment-1-"');
  expect(html).not.toContain('data-ids="fragment-2-"');
  expect(html.endsWith(opened)).toBe(true);
});

it('names the boot script of a fragment once, and none where there is no HTML that it could run for', () => {
  const files = { ...release.files, 'campaigns.boot.js': file('boot') };
  const booted = { ...found({ boot: 'campaigns.boot.js' }), release: { ...release, files } };
  const script = { url: '/giving/2.0.0-0123456789abcdef/campaigns.boot.js', integrity: 'sha384-boot' };
  expect(embed(page(two, two), [two, booted]).boot).toEqual([script]);
  expect(embed(page(three), [three, booted]).boot).toEqual([]);
  expect(() => embed(page(two), [two, found({ boot: 'gone.js' })])).toThrow('names the file gone.js');
});

it('leaves the fallback of what was not found', () => {
  const { html, remotes, styles } = embed(page(two), [three, found()]);
  expect(html).toBe(page(two));
  expect([remotes, styles]).toEqual([{}, []]);
});

it('keeps the height free for what only its code can draw, and tells the host where that is', () => {
  const { html, remotes, scripts } = embed(page(three), [three, found()]);
  expect(html).toContain('style="--fragment-narrow:400px;--fragment-wide:200px"><p>None</p></furrow-fragment>');
  expect(remotes).toEqual({
    giving: {
      version: '2.0.0',
      remoteEntry: {
        url: '/giving/2.0.0-0123456789abcdef/entry.js',
        integrity: 'sha384-entry',
        globalName: 'furrow_giving',
      },
    },
  });
  expect(scripts).toEqual([]);
});

it.each([
  ['never', [], false, []],
  ['interaction', ['giving'], false, []],
  ['visible', ['giving'], false, []],
  [
    'load',
    ['giving'],
    true,
    ['/giving/2.0.0-0123456789abcdef/entry.js', '/giving/2.0.0-0123456789abcdef/campaigns.js'],
  ],
] as const)(
  'of one that comes to life %s the document names the remotes %j, wakes: %s, preloads: %j',
  (...expected) => {
    const [hydrate, remotes, wakes, preloads] = expected;
    const parts = embed(page(two), [two, found({ hydrate })]);
    expect(Object.keys(parts.remotes)).toEqual(remotes);
    expect(hydrates(known([two, found({ hydrate })]))).toBe(wakes);
    expect(parts.scripts.map(({ url }) => url)).toEqual(preloads);
  },
);

it('names all code of one that comes to life later in a template, also what that imports when it is used', () => {
  const files = { ...release.files, 'drawer.js': file('drawer'), 'drawer.css': file('drawer-css') };
  const later = { scripts: ['drawer.js'], styles: ['drawer.css'], shared: {} };
  const opens = { ...found({ hydrate: 'interaction', later }), release: { ...release, files } };
  const preload = (as: string, name: string, hash: string) =>
    `<link rel="preload" as="${as}" href="/giving/2.0.0-0123456789abcdef/${name}" crossorigin="anonymous" integrity="sha384-${hash}">`;
  const named = [
    preload('script', 'entry.js', 'entry'),
    preload('script', 'campaigns.js', 'campaigns'),
    preload('script', 'drawer.js', 'drawer'),
    preload('style', 'drawer.css', 'drawer-css'),
  ];
  const parts = embed(page(two, two), [two, opens]);
  expect(parts.code).toEqual([`<template data-code-of="giving/campaigns">${named.join('')}</template>`]);
  expect([parts.scripts, parts.styles.map(({ url }) => url)]).toEqual([
    [],
    ['/giving/2.0.0-0123456789abcdef/campaigns.css'],
  ]);
  expect(embed(page(two), [two, found({ hydrate: 'load' })]).code).toEqual([]);
  expect(embed(page(two), [two, found()]).code).toEqual([]);
  expect(embed(page(three), [three, opens]).code).toEqual([]);
});

it('reads props whatever characters are in them', () => {
  const odd = { of: 'giving/campaigns', props: { count: 2, text: '"<&\'>' } };
  // As React writes it.
  const value = '{&quot;count&quot;:2,&quot;text&quot;:&quot;\\&quot;&lt;&amp;&#x27;&gt;&quot;}';
  const written = `<furrow-fragment data-fragment="giving/campaigns" data-props="${value}"></furrow-fragment>`;
  const variants = [{ props: odd.props, html: '<i>Odd</i>' }];
  expect(embed(written, [odd, found({ variants })]).html).toContain('<i>Odd</i>');
});
