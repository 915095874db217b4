import type { PageData } from '@furrow/discovery/page-data.schema';
import { hydrateAttribute, wakeTemplateId } from '@furrow/formats/hydrate-policy';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import type { ShellDocument } from '@furrow/formats/shell-document.schema';
import { type Entry, hostName, shellOptionsOf } from '@furrow/discovery/discovery';
import { releaseAddress } from '@furrow/formats/release-name';
import type { Release } from '@furrow/formats/release.schema';

/** The host around every page: its shell, and the release whose files the shell names. */
export type ComposedHost = {
  shell: ShellDocument;
  release: Release;
  /** Origins whose code a visitor may see in place of a remote's, as the site's settings name them. */
  overrides?: string[];
};

export type ComposedPage = {
  name: string;
  entry: Entry;
  /** The remote's `mf-manifest.json`, so that the browser need not fetch it for the first page. */
  manifest: unknown;
  release: Release;
  page: PageDocument;
  /** The version some visitors get instead of this one. */
  canary?: Entry;
};

/**
 * The complete document of a page: the host's shell around the remote's fragment, with the integrity of every file the
 * page runs. Depends on nothing but its arguments, so the same releases always give the same bytes.
 *
 * A page that sleeps names the same files in a `<template>`: the boot script puts its content into the document to wake the page.
 *
 * @throws Error when the shell or the page names a file its release does not hold
 */
export function composeDocument(
  { shell, release: host, overrides }: ComposedHost,
  { name, entry, manifest, release, page, canary }: ComposedPage,
): string {
  const { version } = entry.metadata;
  const hostFiles = fileReader(hostName, host);
  const files = fileReader(name, release);
  const data: PageData = {
    path: page.path,
    remote: {
      name,
      version,
      manifest,
      uses: Object.keys(page.assets.shared).filter((key) => shell.provides[key]?.length),
    },
    discovery: withoutRemovals(entry),
    ...(overrides && { overrides }),
  };
  const shared = Object.entries(page.assets.shared).flatMap(([key, own]) => {
    const provided = shell.provides[key];
    return provided ? provided.map(hostFiles) : own.map(files);
  });

  const code = [
    ...shell.assets.scripts.map(hostFiles).map(script),
    ...[...shared, ...page.assets.scripts.map(files)].filter(isScript).map(scriptPreload),
  ];
  const sleeping = page.hydrate === 'load' ? undefined : shell.sleeping;

  return documentOf({
    attributes: {
      ...(canary && {
        'data-canary': `${name}@${canary.metadata.version}`,
        'data-traffic': String(canary.deployment.traffic),
      }),
      ...(shellOptionsOf(entry, page.path).cart === false && { 'data-header-cart': 'off' }),
    },
    head: [
      shell.head,
      page.head,
      ...(sleeping ? [sleeping.head] : []),
      ...shell.assets.styles.map(hostFiles).map(styleLink),
      ...shared.filter((file) => !isScript(file)).map(styleLink),
      ...page.assets.styles.map(files).map(styleLink),
      ...shell.assets.boot.map(hostFiles).map(script),
      ...(sleeping ? [element('template', { id: wakeTemplateId }, code.join(''))] : code),
    ],
    body: [
      shell.beforeSlot,
      element(
        'div',
        {
          'data-island': name,
          'data-version': version,
          'data-path': page.path,
          'data-react': page.react,
          ...(sleeping && { [hydrateAttribute]: page.hydrate }),
        },
        page.fragment,
      ),
      shell.afterSlot,
      dataBlock(data),
    ],
  });
}

/** The count of removals says nothing about a page, which would be written anew with each of them. */
export function withoutRemovals({ extras: { removals, ...extras }, ...entry }: Entry): Entry {
  return { ...entry, extras };
}

/** The document for an unknown path. It carries page data without a remote, by which the host knows what it hydrates. */
export function composeNotFound({ shell, release, overrides }: ComposedHost): string {
  const files = fileReader(hostName, release);
  return documentOf({
    head: [
      shell.head,
      shell.notFound.head,
      ...shell.assets.styles.map(files).map(styleLink),
      ...[...shell.assets.boot, ...shell.assets.scripts].map(files).map(script),
    ],
    body: [
      shell.beforeSlot,
      shell.notFound.html,
      shell.afterSlot,
      dataBlock({ path: '', discovery: null, ...(overrides && { overrides }) }),
    ],
  });
}

type Asset = { url: string; integrity: string };

function fileReader(app: string, release: Release) {
  return (file: string): Asset => {
    const known = release.files[file];
    if (!known) throw new Error(`${app}@${release.version} names the file ${file}, which its release does not hold`);
    return { url: releaseAddress(app, release.version) + file, integrity: known.integrity };
  };
}

function documentOf({
  attributes = {},
  head,
  body,
}: {
  attributes?: Record<string, string>;
  head: string[];
  body: string[];
}): string {
  // No white space in the body: it would be text nodes which no root rendered.
  return `<!doctype html>\n<html${formatAttributes({ lang: 'en', ...attributes })}>\n<head>\n${head.filter(Boolean).join('\n')}\n</head>\n<body>${body.join('')}</body>\n</html>\n`;
}

const styleLink = ({ url, integrity }: Asset) =>
  `<link${formatAttributes({ rel: 'stylesheet', href: url, crossorigin: 'anonymous', integrity })}>`;

const scriptPreload = ({ url, integrity }: Asset) =>
  `<link${formatAttributes({ rel: 'preload', as: 'script', href: url, crossorigin: 'anonymous', integrity })}>`;

const script = ({ url, integrity }: Asset) =>
  `<script defer${formatAttributes({ src: url, crossorigin: 'anonymous', integrity })}></script>`;

const isScript = ({ url }: Asset) => /\.m?js$/.test(url);

const element = (tag: string, attributes: Record<string, string>, html: string) =>
  `<${tag}${formatAttributes(attributes)}>${html}</${tag}>`;

const dataBlock = (data: PageData) =>
  `<script type="application/json" id="furrow-page">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;

function formatAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join('');
}
