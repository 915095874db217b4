import type { Entry } from '@furrow/discovery/discovery';
import { fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { fetchChecked } from '../federation/fetch-json';
import { inTime, LoadError, notAsReleased } from '../federation/load-error';
import { provideStyled } from '../federation/provided';
import { isPinned, pageNeeds, readRelease, releaseFolder } from '../federation/release';
import { hasLoaded } from './first-styles';

/*
 * The prerendered HTML of pages and fragments from releases. Each file is fetched once and checked against the hash in
 * the release file. It is returned when its stylesheets have loaded.
 */

const documents = new Map<string, Promise<PageDocument | FragmentDocument>>();

/**
 * Resolves with the page at `path` when its HTML can be shown.
 *
 * @returns undefined when the release has no HTML for the path, so that the code of the page has to render it
 * @throws LoadError when one of the files does not load
 */
export async function pageHtml(entry: Entry, path: string): Promise<PageDocument | undefined> {
  if (!isPinned()) return undefined;
  const { pages } = await readRelease(entry);
  const file = pages.find((page) => page.path === path)?.document;
  if (file === undefined) return undefined;
  void startStyles(entry, path);
  return read('page', entry, file) as Promise<PageDocument>;
}

/**
 * Resolves with the fragment of this name when its HTML can be shown.
 *
 * @returns undefined when the release has no such fragment, or no HTML of it
 * @throws LoadError when one of the files does not load
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

/**
 * Starts to load the stylesheets of a page while its HTML is on its way. A stylesheet that fails is asked for again, and
 * reported, when the HTML names it.
 */
async function startStyles(entry: Entry, path: string): Promise<void> {
  const { files } = await pageNeeds(entry, path);
  for (const { file, integrity } of files)
    if (file.endsWith('.css')) addStyle(releaseFolder(entry) + file, { integrity }).catch(() => {});
}

/**
 * Resolves when the stylesheets of a document that was read have loaded.
 *
 * @throws LoadError when one does not come
 */
export async function linkStyles(links: readonly HTMLLinkElement[]): Promise<void> {
  await Promise.all(links.map((link) => addStyle(link.getAttribute('href') ?? '', link)));
}

const styles = new Map<string, Promise<void>>();

/**
 * Resolves when the stylesheet has loaded. It is added unless the document or the code of the remote has linked it
 * already.
 */
function addStyle(href: string, file: { integrity: string } | undefined): Promise<void> {
  const known = styles.get(href);
  if (known) return known;
  const adding = linkStyle(href, file?.integrity ?? '');
  styles.set(href, adding);
  adding.catch(() => styles.delete(href));
  return adding;
}

/** @throws LoadError when the stylesheet does not come */
async function linkStyle(href: string, integrity: string): Promise<void> {
  const present = document.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`);
  if (present && (await hasLoaded(present))) return;
  present?.remove();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // The inline script that gives up late stylesheets of the document leaves this one alone.
  link.dataset.added = '';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  const answer = new Promise<void>((resolve, reject) => {
    // As listeners, because the code of a remote that finds this link clears its `onload` and `onerror`.
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new LoadError('style', notAsReleased)));
  });
  document.head.append(link);
  try {
    await inTime('style', () => answer);
  } catch (error) {
    link.remove();
    throw error;
  }
}
