import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originFolder } from './origin';

export type DocumentText = { heading: string; title: string };

const known = new Map<string, DocumentText>();

/** Heading and title of a page of the composed site, as its document has them. */
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
 * The paths whose page looks like no page before it: pages of one look are made of the same elements and class names, and differ in
 * words and pictures only.
 */
export function firstOfTheirLook(paths: string[]): Set<string> {
  const first = new Map<string, string>();
  for (const path of paths) {
    const parts = [...htmlOf(path).matchAll(/<(\w+)|\sclass="([^"]*)"/g)].flatMap(([, tag, names]) =>
      tag ? [tag] : (names ?? '').split(' '),
    );
    const look = [...new Set(parts)].sort().join(' ');
    if (!first.has(look)) first.set(look, path);
  }
  return new Set(first.values());
}

function htmlOf(path: string): string {
  return readFileSync(join(originFolder, path === '/' ? 'index.html' : `${path}.html`), 'utf8');
}

/** Text without tags, and with white space as given. */
export function plain(html: string, space = ''): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&([a-z0-9#]+);/g, (entity, name: string) => entities[name] ?? entity)
    .replaceAll(/\s+/g, space)
    .trim();
}
