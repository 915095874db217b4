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
 * The paths of pages that have an element or a class name which no earlier page in the list has. All other pages
 * consist of the same parts and differ only in words, pictures and the order of parts.
 */
export function firstOfTheirLook(paths: string[]): Set<string> {
  const seen = new Set<string>();
  return new Set(
    paths.filter((path) => {
      const before = seen.size;
      for (const part of partsOf(path)) seen.add(part);
      return seen.size > before;
    }),
  );
}

/** The elements and class names of a page. */
function partsOf(path: string): Set<string> {
  return new Set(
    [...htmlOf(path).matchAll(/<(\w+)|\sclass="([^"]*)"/g)].flatMap(([, tag, names]) =>
      tag ? [tag] : (names ?? '').split(' '),
    ),
  );
}

/**
 * The text of the page at a path, without header and footer. The texts of different elements are separated by a space.
 */
export function pageText(path: string): string {
  const html = htmlOf(path).replaceAll('<!-- -->', '');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return plain(main.replaceAll(/<\/?(?!a|b|em|span|strong)\w+/g, ' $&'), ' ');
}

function htmlOf(path: string): string {
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
