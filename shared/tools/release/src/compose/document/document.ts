import type { PageData, Released } from '@furrow/discovery/page-data.schema';
import { matchesPattern } from '@furrow/discovery/route-match';
import { fragmentScriptsId } from '@furrow/contract/fragment-element';
import { observerTemplateId, reportAddressAttribute, reportShareAttribute } from '@furrow/formats/observer-element';
import { wakeTemplateId } from '@furrow/contract/hydrate-policy';
import { islandAttributes, pageAttribute } from '@furrow/contract/island-element';
import type { PageAssets } from '@furrow/formats/assets.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { prefixAttribute } from '@furrow/formats/language-links';
import { directionOf } from '@furrow/formats/languages';
import { versionIn } from '@furrow/formats/release-name';
import { type Entry, hostName, shellOptionsOf } from '@furrow/discovery/discovery';
import semver from 'semver';
import type { StoredRelease } from '../../domain/stored-release';
import { hydrates, embedFragments, type FilledSlots, type FoundFragments } from './embed';
import { withLanguageLinks, type LanguagesOfPage } from './language-links';
import { partAttributes } from './part-language';
import { linkedStyles } from './linked-styles';
import { type Asset, distinct, element, fileReader, formatAttributes, scriptPreload } from './markup';

/** The host around every page: its shell, and the release that holds the files which the shell names. */
export type ComposedHost = {
  shell: ShellDocument;
  release: StoredRelease;
  /** What the page data of every page says about the site. */
  told: Pick<PageData, 'overrides' | 'menuStyles'>;
  /** Where browsers send reports, and from what percentage of page views; absent where they send none. */
  reports?: { to: string; share: number };
  /** The language of the addresses, that of pages and fragments that are not translated, and that of the shell. */
  language?: { of: string; other: string; shell: string };
  /** The languages of the site, that of the sources first. */
  languages?: readonly string[];
};

export type ComposedPage = {
  name: string;
  entry: Entry;
  /** The remote's `mf-manifest.json`, so the browser need not fetch it for the first page. */
  manifest: unknown;
  release: StoredRelease;
  page: PageDocument;
  /** The fragments in the page and in the shell around it. */
  fragments?: FoundFragments;
  /** The parts in the slots of these. */
  slots?: FilledSlots;
  /**
   * Versions that some visitors get instead, first of the page and then of its fragments. The first one that the
   * visitor is assigned to applies.
   */
  canaries?: readonly Canary[];
  /** The version to fall back to when the code of this one does not run. */
  previous?: Entry | undefined;
};

/** A version that some visitors get, which has documents of its own. */
export type Canary = { name: string; entry: Entry };

/**
 * Composes the complete document of a page: the host's shell around the HTML of the page, with the integrity of every
 * file that the page runs. The result depends on the arguments alone, so the same releases always give the same bytes.
 *
 * A page that sleeps names its files in a `<template>`, whose content the boot script inserts into the document to wake
 * the page.
 *
 * @throws Error when the shell or the page names a file that its release does not hold
 */
export function composeDocument(
  around: ComposedHost,
  { name, entry, manifest, release, page, fragments = new Map(), slots, canaries = [], previous }: ComposedPage,
): string {
  const { release: host, told, language } = around;
  const shell = withLanguageLinks(around.shell, languagesAt(around, page.path));
  const pageLanguage = page.language ?? language?.other ?? '';
  const version = versionIn(entry.metadata.version, page.language ?? '');
  const hostFiles = fileReader(host);
  const filesOf = filesIn(around);
  const own = filesOf(page.assets, release);
  const pieces = { page: page.fragment, before: shell.beforeSlot, after: shell.afterSlot };
  const { hide } = shellOptionsOf(entry, page.path);
  const embedded = embedFragments(
    pieces,
    fragments,
    filesOf,
    { hide, in: ['before', 'after'] },
    slots && {
      filled: slots,
      owners: { page: name, before: hostName, after: hostName },
    },
  );
  const styles = distinct([...shell.assets.styles.map(hostFiles), ...own.styles, ...embedded.styles]);
  const sleeping = page.hydrate === 'load' || hydrates(fragments) ? undefined : shell.sleeping;
  const releases = [release, ...[...fragments.values()].map((fragment) => fragment.release)];
  const data: PageData = {
    path: page.path,
    remote: {
      name,
      version,
      manifest,
      uses: Object.keys(page.assets.shared).filter((key) => providedFiles(around, release, key)?.length),
    },
    discovery: withoutSlots(entry),
    ...(previous && { previous: releasedOf(previous) }),
    ...fragmentData(embedded.remotes),
    // The browser itself follows the links of a page that sleeps.
    ...(!sleeping && !language && linkedStyles(Object.values(embedded.html), releases, filesOf, styles)),
    ...told,
  };

  const ownBoot = page.boot === undefined ? [] : [fileReader(release)(page.boot)];
  const code = [
    ...shell.assets.scripts.map(hostFiles).map(script),
    ...distinct([...own.scripts, ...embedded.scripts]).map(scriptPreload),
  ];
  // Once the host runs, it loads these for the first fragment that hydrates.
  const forFragments = Object.keys(embedded.remotes).length > 0 ? (shell.assets.fragments ?? []).map(hostFiles) : [];

  return documentOf({
    attributes: {
      ...rootAttributes(around),
      ...(canaries.length > 0 && {
        'data-canary': canaries.map((canary) => `${canary.name}@${canary.entry.metadata.version}`).join(' '),
        'data-traffic': canaries.map((canary) => canary.entry.deployment.traffic).join(' '),
      }),
    },
    head: [
      shell.head,
      page.head,
      ...(sleeping ? [sleeping.head] : []),
      ...styles.map(styleLink),
      ...shell.assets.boot.map(hostFiles).map(script),
      // Before the host's code, which is forty times as large, so that the page answers its first press as soon as it is seen.
      ...ownBoot.map(scriptPreload),
      ...(sleeping
        ? [element('template', { id: wakeTemplateId }, [...code, ...forFragments.map(scriptPreload)].join(''))]
        : code),
    ],
    body: [
      embedded.html.before,
      element(
        'div',
        {
          [pageAttribute]: name,
          ...(language && pageLanguage !== language.shell && partAttributes(pageLanguage, language)),
          ...islandAttributes({
            version,
            path: page.path,
            route: entry.extras.routes.find((pattern) => matchesPattern(pattern, page.path)),
            react: page.react,
            ...(sleeping && { hydrate: page.hydrate }),
          }),
        },
        embedded.html.page,
      ),
      embedded.html.after,
      ...embedded.code,
      dataBlock(data),
      lateScripts([...ownBoot, ...embedded.boot], told.overrides),
      observerOf(around),
    ],
  });
}

/**
 * Composes the document for unknown paths. It carries page data without a remote, so the host knows what it hydrates.
 *
 * @param fragments the fragments in the shell
 * @param filled the parts in its slots
 */
export function composeNotFound(
  around: ComposedHost,
  fragments: FoundFragments = new Map(),
  filled: FilledSlots = new Map(),
): string {
  const { release, told } = around;
  const shell = withLanguageLinks(around.shell, languagesAt(around, '/'));
  const files = fileReader(release);
  const pieces = { before: shell.beforeSlot, after: shell.afterSlot };
  const { html, styles, scripts, code, boot, remotes } = embedFragments(pieces, fragments, filesIn(around), undefined, {
    filled,
    owners: { before: hostName, after: hostName },
  });
  return documentOf({
    attributes: rootAttributes(around),
    head: [
      shell.head,
      shell.notFound.head,
      ...[...shell.assets.styles.map(files), ...styles].map(styleLink),
      ...[...shell.assets.boot, ...shell.assets.scripts].map(files).map(script),
      ...scripts.map(scriptPreload),
    ],
    body: [
      html.before,
      shell.notFound.html,
      html.after,
      ...code,
      dataBlock({
        path: '',
        discovery: null,
        ...fragmentData(remotes),
        ...told,
      }),
      lateScripts(boot, told.overrides),
      observerOf(around),
    ],
  });
}

/**
 * Makes a function that lists the files that a page or a fragment loads. For a shared package these are the host's
 * files if the host provides a suitable version, and otherwise the release's own.
 */
export function filesIn(around: ComposedHost) {
  const hostFiles = fileReader(around.release);
  return (assets: PageAssets, of: StoredRelease) => {
    const files = fileReader(of);
    const shared = Object.entries(assets.shared).flatMap(
      ([key, own]) => providedFiles(around, of, key)?.map(hostFiles) ?? own.map(files),
    );
    return {
      styles: [...shared.filter((file) => !isScript(file)), ...assets.styles.map(files)],
      scripts: [...shared, ...assets.scripts.map(files)].filter(isScript),
    };
  };
}

/**
 * The host's files for a shared package, following the choice that Module Federation makes in the browser; `undefined`
 * when the host has no copy, or one without an export that the release needs.
 */
function providedFiles({ shell, release: host }: ComposedHost, of: StoredRelease, key: string): string[] | undefined {
  const { requiredVersion = false, singleton = true } = of.shared[key] ?? {};
  const given = host.shared[key]?.version;
  const isChosen = singleton || requiredVersion === false || given === undefined;
  return isChosen || semver.satisfies(given, requiredVersion) ? shell.provides[key] : undefined;
}

/** Where a release is, and the hashes of the files by which the host finds all others. */
export function releasedOf({ url, metadata: { version, integrity }, extras }: Entry): Released {
  const { release, releaseIntegrity } = extras;
  return { url, metadata: { version, integrity }, extras: { release, releaseIntegrity } };
}

/** The language of the address of a path, and the others of the site. */
function languagesAt({ language, languages = [] }: ComposedHost, path: string): LanguagesOfPage {
  return { path, of: language?.of ?? languages[0] ?? '', languages };
}

/**
 * Its language, and its direction where the browser would not write like that anyway. They are those of the shell: what
 * is not in this language says so, and the shell stays while its pages change.
 */
function rootAttributes({ language, languages = [] }: ComposedHost): Record<string, string> {
  const lang = language?.shell ?? languages[0] ?? 'en';
  return {
    lang,
    ...(directionOf(lang) === 'rtl' && { dir: 'rtl' }),
    ...(language && language.shell !== language.of && { [prefixAttribute]: language.of }),
  };
}

/** Only who composes needs to know the slots of a remote. */
function withoutSlots(entry: Entry): Entry {
  const { slots, ...extras } = entry.extras;
  return { ...entry, extras };
}

function fragmentData(remotes: NonNullable<PageData['fragments']>): Pick<PageData, 'fragments'> {
  return Object.keys(remotes).length > 0 ? { fragments: remotes } : {};
}

function documentOf({
  attributes,
  head,
  body,
}: {
  attributes: Record<string, string>;
  head: string[];
  body: string[];
}): string {
  // There is no white space in the body, because it would become text nodes that no React root rendered.
  return `<!doctype html>\n<html${formatAttributes(attributes)}>\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>${body.join('')}</body>\n</html>\n`;
}

const styleLink = ({ url, integrity }: Asset) =>
  `<link${formatAttributes({ rel: 'stylesheet', href: url, crossorigin: 'anonymous', integrity })}>`;

/** Browsers load pictures before deferred scripts unless `fetchpriority` says otherwise; see decision 1. */
const script = ({ url, integrity }: Asset) =>
  `<script defer${formatAttributes({ src: url, crossorigin: 'anonymous', integrity, fetchpriority: 'high' })}></script>`;

/**
 * Scripts that nothing waits for. They come last in the document, so all elements exist when they run. On a site that
 * allows overrides no code of a remote may run before the visitor has answered, because it could answer in the
 * visitor's place.
 */
function lateScripts(files: Asset[], overrides: string[] | undefined): string {
  const scripts = files
    .map((file) => ({ src: file.url, crossorigin: 'anonymous', integrity: file.integrity }))
    .map((attributes) => `<script async${formatAttributes(attributes)}></script>`)
    .join('');
  return overrides && scripts ? element('template', { id: fragmentScriptsId }, scripts) : scripts;
}

/**
 * The script that observes the page, which the boot script loads when the page is idle. Empty where the site has no
 * address for reports.
 */
function observerOf({ shell, release, reports }: ComposedHost): string {
  const [file] = shell.assets.observer ?? [];
  if (!reports || file === undefined) return '';
  const { url, integrity } = fileReader(release)(file);
  const attributes = { src: url, crossorigin: 'anonymous', integrity, [reportAddressAttribute]: reports.to };
  return element(
    'template',
    { id: observerTemplateId, ...(reports.share < 100 && { [reportShareAttribute]: String(reports.share) }) },
    `<script async${formatAttributes(attributes)}></script>`,
  );
}

const isScript = ({ url }: Asset) => /\.m?js$/.test(url);

const dataBlock = (data: PageData) =>
  `<script type="application/json" id="furrow-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
