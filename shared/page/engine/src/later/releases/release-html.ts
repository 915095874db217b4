import type { Released } from '@furrow/discovery/page-data.schema';
import { fragmentFile } from '@furrow/formats/fragment-props';
import type { FragmentDocument } from '@furrow/formats/fragment.schema';
import type { PageDocument } from '@furrow/formats/page-document.schema';
import { folderOf, isPinned } from '../../first/federation/remote-entry';
import { hasStyles, provide } from '../../first/federation/provided';
import { linkStyles } from '../../first/islands/styles';
import { PromiseCache } from '../../first/promise-cache';
import { fetchChecked } from './fetch-json';
import { readRelease } from './release';

/*
 * The prerendered HTML of pages and fragments from releases. Each file is fetched once and checked against the hash in
 * the release file. It is returned when its stylesheets have loaded.
 */

const documents = new PromiseCache<PageDocument | FragmentDocument>();

/**
 * Resolves with the page at `path` when its HTML can be shown.
 *
 * @returns undefined when the release has no HTML for the path, so that the code of the page has to render it
 * @throws LoadError when the HTML does not load
 */
export async function pageHtml(entry: Released, path: string): Promise<PageDocument | undefined> {
  if (!isPinned()) return undefined;
  const { pages } = await readRelease(entry);
  const file = pages.find((page) => page.path === path)?.document;
  return file === undefined ? undefined : (read('page', entry, file) as Promise<PageDocument>);
}

/**
 * Resolves with the fragment of this name when its HTML can be shown.
 *
 * @returns undefined when the release does not have such a fragment, or no HTML of it
 * @throws LoadError when the HTML does not load
 */
export async function fragmentHtml(entry: Released, name: string): Promise<FragmentDocument | undefined> {
  if (!isPinned()) return undefined;
  const file = fragmentFile(name);
  const { files } = await readRelease(entry);
  return files[file] && (read('fragment', entry, file) as Promise<FragmentDocument>);
}

function read(kind: 'page' | 'fragment', entry: Released, file: string): Promise<PageDocument | FragmentDocument> {
  const url = folderOf(entry) + file;
  return documents.get(url, () => readStyled(kind, entry, url, file));
}

async function readStyled(
  kind: 'page' | 'fragment',
  entry: Released,
  url: string,
  file: string,
): Promise<PageDocument | FragmentDocument> {
  const { files } = await readRelease(entry);
  const document = await fetchChecked(kind, url, { integrity: files[file]?.integrity });
  const { styles, shared } = document.assets;
  const folder = folderOf(entry);
  await Promise.all([
    linkStyles(styles.map((style) => ({ href: folder + style, integrity: files[style]?.integrity ?? '' }))),
    provideStyled(Object.keys(shared)),
  ]);
  return document;
}

/** The time in milliseconds that HTML waits for the styles of the packages that it uses. */
const maxWait = 1000;

/**
 * Loads those packages that bring styles, which HTML needs. If they take longer than it waits, their styles are late, and
 * nothing fails.
 */
async function provideStyled(shareKeys: readonly string[]): Promise<void> {
  const styled = shareKeys.filter(hasStyles);
  if (styled.length === 0) return;
  const late = new Promise((resolve) => setTimeout(resolve, maxWait));
  await Promise.race([late, Promise.all(styled.map(provide))]);
}
