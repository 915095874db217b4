import { parseReleasePath } from '@furrow/formats/release-name';
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

/** A script or a style sheet whose name carries its build. */
const built = /^(.+)\.[0-9a-f]{8}\.(js|css)$/;

/** The files of all releases of an app that are the same part of it, in different builds. */
export type Lineage = {
  /** A URL pattern. */
  match: string;
  /** The folder of the release that this file belongs to, without its app: `1.4.0-0123456789abcdef`. */
  release: string;
};

/**
 * To which other files a browser may compare this one of a release.
 *
 * @param path relative to the origin
 * @returns undefined for a file that later builds do not have under a name that tells
 */
export function lineageOf(path: string): Lineage | undefined {
  const parsed = parseReleasePath(path);
  const [, name, ending] = built.exec(parsed?.file ?? '') ?? [];
  if (!parsed || name === undefined || ending === undefined) return undefined;
  const { app, folder } = parsed;
  return { match: `/${app}/*/${name}.*.${ending}`, release: folder.slice(app.length + 1) };
}

/** `Use-As-Dictionary` of a file of a release (RFC 9842): the browser that has it may get later ones as a difference. */
export function dictionaryHeader({ match, release }: Lineage): string {
  return `match="${match}", id="${release}"`;
}
