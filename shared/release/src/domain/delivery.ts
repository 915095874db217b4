import { lookup } from 'mrmime';

/* The headers of an answer that follow from the path of its file, whether a server or a bucket sends it. */

/** `Cache-Control` of the files of releases, which never change. */
export const releaseCaching = 'public, max-age=31536000, immutable';
/** `Cache-Control` of documents, which are revalidated on every visit, so that a release and a rollback are seen at once. */
export const documentCaching = 'no-cache';

/** `Content-Type` of a file, by its ending. */
export function contentTypeOf(file: string): string {
  // mrmime knows registered types only; this is the one that every browser knows.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}
