import type { Entry } from '@furrow/discovery/discovery';
import { fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { fetchChecked } from '../federation/fetch-json';
import { inTime, LoadError, notAsReleased } from '../federation/load-error';
import { provideStyled } from '../federation/provided';
import { isPinned, readRelease, releaseFolder } from '../federation/release';

/*
 * The prerendered HTML of pages and fragments, as a release holds it. Each is fetched once, with the hash that the release file names, and is
 * there once its stylesheets are.
 */

const documents = new Map<string, Promise<PageDocument | FragmentDocument>>();

/**
 * Resolves with the page at `path`, once its HTML can be shown.
 *
 * @returns undefined when the release has no HTML for the path: the code of the page has to draw it
 * @throws LoadError when something of it does not come
 */
export async function pageHtml(entry: Entry, path: string): Promise<PageDocument | undefined> {
  if (!isPinned()) return undefined;
  const { pages } = await readRelease(entry);
  const file = pages.find((page) => page.path === path)?.document;
  return file === undefined ? undefined : (read('page', entry, file) as Promise<PageDocument>);
}

/**
 * Resolves with the fragment of this name, once its HTML can be shown.
 *
 * @returns undefined when the release has no such fragment, or no HTML of any
 * @throws LoadError when something of it does not come
 */
export async function fragmentHtml(entry: Entry, name: string): Promise<FragmentDocument | undefined> {
  if (!isPinned()) return undefined;
  const file = fragmentFile(name);
  const { files } = await readRelease(entry);
  return files[file] && (read('fragment', entry, file) as Promise<FragmentDocument>);
}

function read(kind: 'page' | 'fragment', entry: Entry, file: string): Promise<PageDocument | FragmentDocument> {
  const url = releaseFolder(entry) + file;
  const known = documents.get(url);
  if (known) return known;
  const reading = readStyled(kind, entry, url, file);
  documents.set(url, reading);
  // After a failure the next call tries again.
  reading.catch(() => documents.delete(url));
  return reading;
}

async function readStyled(
  kind: 'page' | 'fragment',
  entry: Entry,
  url: string,
  file: string,
): Promise<PageDocument | FragmentDocument> {
  const { files } = await readRelease(entry);
  const document = await fetchChecked(kind, url, { integrity: files[file]?.integrity });
  const { styles: own, shared } = document.assets;
  const folder = releaseFolder(entry);
  await Promise.all([
    ...own.map((style) => addStyle(folder + style, files[style])),
    provideStyled(Object.keys(shared)),
  ]);
  return document;
}

const styles = new Map<string, Promise<void>>();

/** Resolves once the stylesheet has loaded. One that the document links, or that code has asked for, is there. */
function addStyle(href: string, file: { integrity: string } | undefined): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return Promise.resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // The inline script that gives up late stylesheets of the document leaves this one alone.
  link.dataset.added = '';
  link.crossOrigin = 'anonymous';
  link.integrity = file?.integrity ?? '';
  link.href = href;
  const loaded = new Promise<void>((resolve, reject) => {
    // As listeners, because the code of a remote that finds this link clears its `onload` and `onerror`.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new LoadError('style', notAsReleased)));
  });
  document.head.append(link);
  const inPage = inTime('style', () => loaded);
  styles.set(href, inPage);
  inPage.catch(() => {
    link.remove();
    styles.delete(href);
  });
  return inPage;
}
