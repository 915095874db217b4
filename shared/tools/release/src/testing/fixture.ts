import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fragmentAttribute, fragmentPropsAttribute, fragmentTag } from '@furrow/contract/fragment-element';
import { slotAttribute, slotPropsAttribute, slotTag } from '@furrow/contract/slot-element';
import { addressIn } from '@furrow/formats/language-address';
import { formatFragmentProps, fragmentFile } from '@furrow/formats/fragment-props';
import type { EmbeddedFragment, FragmentDocument, FragmentProps } from '@furrow/formats/fragment.schema';
import type { Filling, OfferedSlot, PlacedSlot } from '@furrow/formats/slot.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { type ShellDocument, shellFile } from '@furrow/formats/shell-document.schema';
import { type Build, buildFile } from '@furrow/formats/build.schema';
import { manifestFile } from '@furrow/formats/remote-manifest.schema';
import { siteFolder } from '@furrow/formats/site-file';
import { packagesFile, type Packages } from '@furrow/formats/packages.schema';
import { toJson } from '../domain/json';

/** A build without a bundler, for tests: the files that `rspack build` leaves, as small as they can be. */
export type Fixture = Partial<Build> & {
  /** Concrete pages by pattern. */
  pages?: Record<string, string[]>;
  /** Something that differs between two builds of one version. */
  content?: string;
  exposes?: string[];
  /** The packages that it says it contains; it says nothing unless told to. */
  packages?: Packages;
  /** Files for addresses of the site, by path. */
  siteFiles?: Record<string, string | Uint8Array>;
  /** The fragments that it offers: the HTML of each variant, by its props. They take a number `count` from 1 to 9. */
  offers?: Record<string, { count: number; html: string }[]>;
  /** When the code of such fragments is loaded; never unless told. */
  hydrate?: FragmentDocument['hydrate'];
  /** When the code of its pages is loaded; at once unless told. */
  pagesHydrate?: PageDocument['hydrate'];
  /** The text of the boot script of such a fragment, by its name. */
  boot?: Record<string, string>;
  /** The fragments that every one of its pages embeds; of the host, its shell. */
  embeds?: EmbeddedFragment[];
  /** The slots in every one of its pages; of the host, in its shell. */
  places?: PlacedSlot[];
  /** The slots that its fragments fill, by fragment. */
  fills?: Record<string, Filling[]>;
  /** The slots in its fragments, by fragment. */
  within?: Record<string, PlacedSlot[]>;
  /** The text of its style sheet. */
  css?: string;
  /** Text of `remoteEntry.js`, for a remote that runs. */
  entry?: string;
  /**
   * What it has in other languages: the heading of each page, by path, and fragments as in `offers`; of the host, the
   * text of its header.
   */
  translated?: Record<string, { pages?: Record<string, string>; offers?: Fixture['offers']; header?: string }>;
  /** Of the host: what its shell has instead of what a small one has. */
  shell?: Partial<ShellDocument>;
};

export const siteShared: Build['shared'] = {
  react: { version: '19.3.1', requiredVersion: '^19.3.0', singleton: true },
  effector: { version: '23.4.4', requiredVersion: '^23.0.0', singleton: true },
};

const fragmentSchema = {
  type: 'object',
  properties: { count: { type: 'integer', minimum: 1, maximum: 9 } },
  required: ['count'],
};

/** The place of a fragment in a page, as a prerendered page has it. */
export function fragmentPlace(of: string, props: FragmentProps, fallback: string): string {
  const written = formatFragmentProps(props).replaceAll('"', '&quot;');
  return `<${fragmentTag} ${fragmentAttribute}="${of}" ${fragmentPropsAttribute}="${written}">${fallback}</${fragmentTag}>`;
}

/** A slot in a page, as a prerendered page has it. */
export function slotPlace({ name, props }: PlacedSlot, empty = `<p>empty ${name}</p>`): string {
  const written = formatFragmentProps(props).replaceAll('"', '&quot;');
  return `<${slotTag} ${slotAttribute}="${name}" ${slotPropsAttribute}="${written}">${empty}</${slotTag}>`;
}

/** A slot that takes a number `count`, as a release declares it. */
export function offeredSlot(name: string, change: Partial<OfferedSlot> = {}): OfferedSlot {
  return { name, schema: fragmentSchema, max: 4, bytes: { html: 1000, css: 1000, js: 1000 }, ...change };
}

function placesOf(embeds: EmbeddedFragment[]): string {
  return embeds.map(({ of, props }) => fragmentPlace(of, props, `<p>without ${of}</p>`)).join('');
}

/** Writes the build of a remote into `folder` and returns it. */
export async function writeRemote(folder: string, app: string, fixture: Fixture = {}): Promise<string> {
  const {
    pages = {},
    content = 'one',
    offers = {},
    exposes = Object.keys(offers).length > 0 ? ['./lifecycles', './fragments'] : ['./lifecycles'],
    hydrate = 'never',
    pagesHydrate = 'load',
    embeds = [],
    boot = {},
    places = [],
    fills = {},
    within = {},
    css = '.page { color: green }',
    entry,
    packages,
    siteFiles,
    translated = {},
    ...build
  } = fixture;
  const slotted = (held: PlacedSlot[]) => held.map((slot) => slotPlace(slot)).join('');
  const html = placesOf(embeds) + slotted(places);
  const pageIn = (path: string, language?: string, heading = `${app} ${path} ${content}`): PageDocument => ({
    path,
    ...(language !== undefined && { language }),
    head: `<title>${app} ${path}</title><meta name="description" content="${app} ${path}"><link rel="canonical" href="${addressIn(path, language ?? '')}">`,
    fragment: `<h1>${heading}</h1>${html}`,
    ...(embeds.length > 0 && { embeds }),
    ...(places.length > 0 && { slots: places }),
    hydrate: pagesHydrate,
    react: '19.3',
    assets: entry
      ? { scripts: ['remoteEntry.js'], styles: ['page.css'], shared: {} }
      : { scripts: ['remoteEntry.js', 'page.js'], styles: ['page.css'], shared: { 'ui~1': ['ui.js'] } },
  });
  const documents = [
    ...Object.values(pages)
      .flat()
      .map((path) => pageIn(path)),
    ...Object.entries(translated).flatMap(([language, { pages: headings = {} }]) =>
      Object.entries(headings).map(([path, heading]) => pageIn(path, language, heading)),
    ),
  ];
  const described: Build = {
    app,
    version: '1.0.0',
    contract: 1,
    react: '19.3',
    lifecycles: true,
    shared: siteShared,
    routes: Object.entries(pages).map(([pattern, paths]) => ({ pattern, pages: paths })),
    ...(Object.keys(offers).length > 0 && {
      fragments: Object.entries(offers).map(([name, variants]) => ({
        name,
        schema: fragmentSchema,
        variants: variants.map(({ count }) => ({ count })),
        ...(Object.hasOwn(fills, name) && { fills: fills[name] }),
        ...(Object.hasOwn(within, name) && { slots: within[name] }),
      })),
    }),
    ...languagesIn(translated, manifestFile),
    ...build,
  };
  const fragmentIn = (name: string, variants: { count: number; html: string }[]): FragmentDocument => ({
    name,
    react: '19.3',
    hydrate,
    variants: variants.map((variant) => ({
      props: { count: variant.count },
      html: variant.html + slotted(Object.hasOwn(within, name) ? (within[name] ?? []) : []),
    })),
    ...(Object.hasOwn(boot, name) && { boot: `${name}.boot.js` }),
    assets: { scripts: ['remoteEntry.js', 'page.js'], styles: ['page.css'], shared: {} },
  });
  const fragmentFiles = [['', { offers }] as const, ...Object.entries(translated)].flatMap(
    ([language, { offers: own = {} }]) =>
      Object.entries(own).map(([name, variants]) => [fragmentFile(name, language), toJson(fragmentIn(name, variants))]),
  );
  const manifestOf = (globalName: string) =>
    toJson({
      id: app,
      name: app,
      metaData: { globalName, remoteEntry: { name: 'remoteEntry.js', path: '', type: 'window' } },
      exposes: exposes.map((path) => ({ name: path.slice(2), path })),
    });
  await writeFiles(folder, {
    'remoteEntry.js': entry ?? `/* ${app} ${content} */ ${'entry();'.repeat(200)}`,
    'page.js': `/* ${app} ${content} */`,
    'page.css': css,
    'ui.js': '/* ui */',
    [manifestFile]: manifestOf(app),
    ...Object.fromEntries(
      Object.keys(translated).map((language) => [`${language}/${manifestFile}`, manifestOf(`${app}__${language}`)]),
    ),
    [buildFile]: toJson(described),
    ...(packages && { [packagesFile]: toJson(packages) }),
    ...inSiteFolder(siteFiles),
    ...Object.fromEntries(documents.map((page, index) => [`documents/${index}.json`, toJson(page)])),
    ...Object.fromEntries(fragmentFiles),
    ...Object.fromEntries(Object.entries(boot).map(([name, text]) => [`${name}.boot.js`, text])),
  });
  return folder;
}

/** Writes the build of a host into `folder` and returns it. */
export async function writeHost(
  folder: string,
  {
    content = 'one',
    packages,
    siteFiles,
    embeds = [],
    places = [],
    shell: given,
    translated = {},
    ...build
  }: Fixture = {},
): Promise<string> {
  const shell: ShellDocument = {
    contract: 1,
    react: '19.3',
    head: '<meta charset="utf-8"><script>theme()</script>',
    beforeSlot: `<header>${content}${placesOf(embeds)}${places.map((slot) => slotPlace(slot)).join('')}</header><main>`,
    afterSlot: '</main><footer></footer>',
    notFound: { head: '<title>Not found</title>', html: '<h1>404</h1>' },
    assets: { boot: ['boot.js'], scripts: ['host.js'], styles: ['host.css'], observer: ['observer.js'] },
    provides: { 'ui~1': ['ui.js'] },
    inlineScripts: ["'sha256-ZWluIGJlaXNwaWVs'"],
    ...given,
  };
  const described: Build = {
    app: 'host',
    version: '1.0.0',
    contract: 1,
    react: '19.3',
    lifecycles: false,
    shared: siteShared,
    routes: [],
    ...(embeds.length > 0 && { embeds }),
    ...(places.length > 0 && { shellSlots: places }),
    ...languagesIn(translated, shellFile),
    ...build,
  };
  await writeFiles(folder, {
    'boot.js': `/* boot ${content} */`,
    'host.js': `/* host ${content} */`,
    'observer.js': '/* observer */',
    'host.css': 'body { margin: 0 }',
    'ui.js': '/* ui */',
    [shellFile]: toJson(shell),
    ...Object.fromEntries(
      Object.entries(translated).map(([language, { header = content }]) => [
        `${language}/${shellFile}`,
        toJson({ ...shell, beforeSlot: `<header>${header}${placesOf(embeds)}</header><main>` }),
      ]),
    ),
    ...(packages && { [packagesFile]: toJson(packages) }),
    ...inSiteFolder(siteFiles),
    [buildFile]: toJson(described),
  });
  return folder;
}

function languagesIn(translated: NonNullable<Fixture['translated']>, described: string): Pick<Build, 'languages'> {
  const languages = Object.entries(translated).map(([language, { offers }]) => [
    language,
    { fragments: offers !== undefined, manifest: `${language}/${described}` },
  ]);
  return languages.length > 0 ? { languages: Object.fromEntries(languages) as NonNullable<Build['languages']> } : {};
}

function inSiteFolder(files: Fixture['siteFiles'] = {}) {
  return Object.fromEntries(Object.entries(files).map(([path, content]) => [siteFolder + path, content]));
}

async function writeFiles(folder: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
