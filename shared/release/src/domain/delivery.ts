import { lookup } from 'mrmime';

/** The headers of an answer that follow from the path of its file, whoever sends it: a server or a bucket. */

/** Releases never change. */
export const releaseCaching = 'public, max-age=31536000, immutable';
/** Documents are revalidated on every visit, so that a release and a rollback are seen at once. */
export const documentCaching = 'no-cache';

export function contentTypeOf(file: string): string {
  // mrmime knows registered types only; this is the one that every browser knows.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
