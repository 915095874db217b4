import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originFolder } from './origin';

export type DocumentText = { heading: string; title: string };

const known = new Map<string, DocumentText>();

/** The heading and the title of a page, from its document. */
export function documentOf(path: string): DocumentText {
  const found = known.get(path);
  if (found) return found;
  const html = htmlOf(path);
  const text = {
    heading: plain(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    title: plain(/<title[^>]*>(.*?)<\/title>/s.exec(html)?.[1] ?? '', ' '),
  };
  known.set(path, text);
  return text;
}

/**
 * Paths of pages that together have every element and class name that a page of the site has, and every style sheet. All other
 * pages consist of the same parts and differ only in words, pictures and the order of parts.
 */
export function pagesOfEveryLook(paths: readonly string[]): string[] {
  return pagesThatDiffer(paths, lookOf);
}

/**
 * Paths of pages that together have every part that a page of the site has.
 *
 * @param partsOf what counts as a part, read from the HTML of a page
 */
export function pagesThatDiffer(paths: readonly string[], partsOf: (html: string) => Iterable<string>): string[] {
  const parts = new Map(paths.map((path) => [path, [...new Set(partsOf(htmlOf(path)))]]));
  const uses = new Map<string, number>();
  for (const part of [...parts.values()].flat()) uses.set(part, (uses.get(part) ?? 0) + 1);
  // From the end, so that of pages that look the same the first one stays.
  const others = paths.toReversed().filter((path) => {
    const own = parts.get(path) ?? [];
    if (own.some((part) => uses.get(part) === 1)) return false;
    for (const part of own) uses.set(part, (uses.get(part) ?? 0) - 1);
    return true;
  });
  return paths.filter((path) => !others.includes(path));
}

/** The elements, class names and style sheets of a page: pages that have the same ones look alike. */
export function lookOf(html: string): string[] {
  const names = html.matchAll(/<(\w+)|\sclass="([^"]*)"|\/([\w.-]+\.css)"/g);
  return [...names].flatMap(([, tag, classes, sheet]) => tag ?? sheet ?? classes?.split(' ') ?? []);
}

/**
 * The text of the page at a path, without header and footer. The texts of different elements are separated by a space.
 */
export function pageText(path: string): string {
  const html = htmlOf(path).replaceAll('<!-- -->', '');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return plain(main.replaceAll(/<\/?(?!a|b|em|span|strong)\w+/g, ' $&'), ' ');
}

/** The document of the page at a path. */
export function htmlOf(path: string): string {
  return readFileSync(join(originFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

/** Text without tags; white space is unchanged. */
export function plain(html: string, space = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, space)
    .trim();
}
