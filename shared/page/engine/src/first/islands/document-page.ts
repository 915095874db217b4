import { shellOptionsOf } from '@furrow/discovery/discovery';
import type { FragmentRemote, PageData, Released } from '@furrow/discovery/page-data.schema';
import { fragmentScriptsId } from '@furrow/contract/fragment-element';
import { hydrateAttribute, type HydratePolicy, wakeTemplateId } from '@furrow/contract/hydrate-policy';
import { outletId, pageAttribute } from '@furrow/contract/island-element';
import type { RemoteManifest } from '@furrow/formats/remote-manifest.schema';
import { folderOf, type RemoteEntry, remoteEntryOf } from '../federation/remote-entry';
import { readPageData } from '../page-data';

/** The page of a remote as a composed document contains it, with all that the document says of it. */
export type DocumentPage = {
  /** The name of the remote. */
  name: string;
  version: string;
  path: string;
  /** The folder of its release, with a slash at the end. */
  folder: string;
  /** The addresses of the fragments of the shell that are hidden beside it. */
  hides: readonly string[];
  policy: HydratePolicy;
  element: HTMLElement;
  /** Its tags in the head. */
  head: Element[];
  /** The stylesheets of the document. */
  styles: HTMLLinkElement[];
  /** The links that preload its code and that of its fragments. */
  code: HTMLLinkElement[];
  /**
   * Finds its remote entry.
   *
   * @throws LoadError when the document does not name it
   */
  remoteEntry: () => RemoteEntry;
  /** The share keys of the packages that it uses and that the host loads lazily. */
  uses: readonly string[];
  /** The addresses of the scripts that a first load runs at once: its own, and those of its fragments. */
  boots: string[];
  /** The remotes of its fragments that are hydrated at some time, by name. */
  fragments: Record<string, FragmentRemote>;
  /** The stylesheets of the pages that it links to. */
  linkedStyles: PageData['linkedStyles'];
  /** The version to fall back to. */
  previous: Released | undefined;
};

/** Matches the tags that a page writes into the head. The tags of the shell are not among them. */
const pageTags =
  'title,meta[name=description],meta[name=robots],meta[property],meta[name^="twitter:"],link[rel=canonical],script[type="application/ld+json"]';

/** The tags of the page in the head of a document. */
export function headTags(from: Document): Element[] {
  return [...from.head.querySelectorAll(pageTags)];
}

/**
 * Reads the page of a composed document: of the one that the browser shows, or of one that was fetched.
 *
 * @returns `notFound` for the document of unknown paths; undefined when this is no document of the site
 */
export function readDocument(from: Document): DocumentPage | 'notFound' | undefined {
  const data = readPageData(from);
  const outlet = data && from.querySelector(`#${outletId}:not(furrow-fragment *)`);
  if (!outlet) return undefined;
  const { remote, discovery: entry, path } = data;
  if (!remote || !entry) return 'notFound';
  const element = outlet.querySelector<HTMLElement>(`[${pageAttribute}]`);
  if (!element) return undefined;
  const folder = folderOf(entry);
  const code = codeLinks(from);
  const integrityOf = (file: string) => code.find((link) => link.getAttribute('href') === folder + file)?.integrity;
  return {
    name: remote.name,
    version: remote.version,
    path,
    folder,
    hides: shellOptionsOf(entry, path).hide ?? [],
    policy: (element.getAttribute(hydrateAttribute) ?? 'load') as HydratePolicy,
    element,
    head: headTags(from),
    styles: stylesOf(from),
    code,
    // The release command has checked the manifest before it wrote it into the document.
    remoteEntry: () => remoteEntryOf(remote.manifest as RemoteManifest, folder, integrityOf),
    uses: remote.uses ?? [],
    boots: bootScripts(from),
    fragments: data.fragments ?? {},
    linkedStyles: data.linkedStyles,
    previous: data.previous,
  };
}

/** The stylesheets of a document. */
export function stylesOf(from: Document): HTMLLinkElement[] {
  return [...from.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')];
}

/** The preloads of a document. Those of a page that sleeps are in a `<template>`. */
function codeLinks(from: Document): HTMLLinkElement[] {
  const template = from.querySelector<HTMLTemplateElement>(`head > #${wakeTemplateId}`);
  const preloads = ':is(link[rel=preload][as=script],link[rel=modulepreload])';
  return [
    ...from.querySelectorAll<HTMLLinkElement>(`head > ${preloads}`),
    ...(template?.content.querySelectorAll<HTMLLinkElement>(preloads) ?? []),
  ];
}

/** The boot scripts of a document. On a site that allows overrides, they are in a `<template>`. */
function bootScripts(from: Document): string[] {
  const template = from.querySelector<HTMLTemplateElement>(`body > #${fragmentScriptsId}`);
  const scripts = (template?.content ?? from).querySelectorAll(template ? 'script' : 'body > script[async]');
  return [...scripts].map((script) => script.getAttribute('src') ?? '');
}

/** Tells which release of the host a document belongs to: the address of its first script, which each release has again. */
export function hostOf(from: Document): string {
  return from.querySelector('head > script[defer]')?.getAttribute('src') ?? '';
}
