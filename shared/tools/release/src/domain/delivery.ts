import { parseReleasePath } from '@furrow/formats/release-name';
import { lookup } from 'mrmime';

/*
 * The response headers that follow from the path of a file. They are the same whether a server or a bucket sends it.
 */

/** `Cache-Control` of the files of releases, which never change. */
export const releaseCaching = 'public, max-age=31536000, immutable';
/** `Cache-Control` of documents. They are revalidated on every visit, so a release or a rollback shows at once. */
export const documentCaching = 'no-cache';

/** `Content-Type` of a file, by its ending. */
export function contentTypeOf(file: string): string {
  // mrmime knows registered types only. This one is not registered, but every browser knows it.
  const type = file.endsWith('.ico') ? 'image/x-icon' : (lookup(file) ?? 'application/octet-stream');
  return type.startsWith('text/') ? `${type};charset=utf-8` : type;
}

/**
 * A script, style sheet, font or picture with a hash in its name. The standalone page is left out, because visitors do
 * not come back to it.
 */
const built = /^(?!standalone\/)(.+)\.[0-9a-f]{8}\.(js|css|woff2|svg|png|webp)$/;

/** The files that hold the same part of an app in different builds. */
export type Lineage = {
  /** A URL pattern. */
  match: string;
  /** The folder of the release that this file belongs to, without its app: `1.4.0-0123456789abcdef`. */
  release: string;
};

/**
 * Finds out which other files a browser may use together with this one as a compression dictionary.
 *
 * @param path relative to the origin
 * @returns undefined for a file whose name does not show which file of a later build replaces it
 */
export function lineageOf(path: string): Lineage | undefined {
  const parsed = parseReleasePath(path);
  const [, name, ending] = built.exec(parsed?.file ?? '') ?? [];
  if (!parsed || name === undefined || ending === undefined) return undefined;
  const { app, folder } = parsed;
  return { match: `/${app}/*/${name}.*.${ending}`, release: folder.slice(app.length + 1) };
}

/**
 * `Use-As-Dictionary` of a file of a release (RFC 9842): a browser that has this file may receive later builds of it as
 * a delta.
 */
export function dictionaryHeader({ match, release }: Lineage): string {
  return `match="${match}", id="${release}"`;
}
