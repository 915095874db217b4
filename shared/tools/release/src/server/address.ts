import { parseVersionName } from '@furrow/formats/release-name';
import { isOwnFile, isSiteFile } from '@furrow/formats/site-file';
import {
  barAddress,
  canaryFile,
  documentFile,
  isReleaseFile,
  liveAddress,
  notFoundDocument,
  viewAddress,
} from '../domain/paths';

/** What an address of the site refers to. `deploy/nginx/furrow.conf` follows the same rules. */
export type Address =
  | { kind: 'release'; file: string }
  /** A page, with its path, or another file that clients must revalidate on every visit. */
  | { kind: 'document'; file: string; path?: string }
  | { kind: 'canary'; file: string; app: string; version: string; path: string }
  /**
   * Another spelling of a page's address. `location` is the page's own address, followed by the query of the request.
   */
  | { kind: 'moved'; location: string }
  | { kind: 'unknown' }
  /** No client that follows the standards sends such a request. */
  | { kind: 'invalid' };

/** Only hosts of views have files at these addresses. */
const isFileOfView = (path: string) => [barAddress, viewAddress, liveAddress].includes(path);

const longestAddress = 8000;

const pagePath = /^(?:\/[a-z0-9][a-z0-9_~-]*)+$/;
/**
 * The path of a page followed by a suffix that makes it another address of the same page: `/index`, `.html` or a slash.
 */
const otherPagePath = /^((?:\/[a-z0-9][a-z0-9_~-]*)*?)(?:\/index(?:\.html|\/)?|\.html|\/)$/;
const canaryPath = /^\/_v\/([^/]+)(\/|(?:\/[a-z0-9][a-z0-9_~-]*)+)$/;

/**
 * Finds out what the target of a request line refers to. A redirect is built only from a path that consists of
 * characters allowed in page paths. So no encoding can make it point to another host or end the header.
 */
export function resolveAddress(target: string): Address {
  const url = target.replace(/^https?:\/\/[^/?#]*/i, '');
  if (!url.startsWith('/') || url.includes('#') || url.length > longestAddress) return { kind: 'invalid' };
  const start = url.indexOf('?');
  const [path, query] = start < 0 ? [url, ''] : [url.slice(0, start), url.slice(start)];
  if (/%(?![0-9a-f]{2})|%00/i.test(path)) return { kind: 'invalid' };
  const given = decoded(path);
  if (given === undefined) return { kind: 'unknown' };
  const segments = given.split('/');
  if (segments.includes('.') || segments.includes('..')) return { kind: 'invalid' };
  // Neither private files nor compressed copies have an address.
  const isHidden = segments.some((segment) => segment.startsWith('.') && segment !== '.well-known');
  if (isHidden || /\.(?:br|gz)$/.test(given)) return { kind: 'unknown' };

  const merged = given.replaceAll(/\/{2,}/g, '/');
  const page = pageOf(merged);
  if (page !== undefined && page !== given) return { kind: 'moved', location: page + (query === '?' ? '' : query) };
  if (merged !== given) return { kind: 'unknown' };
  if (page !== undefined) return { kind: 'document', file: documentFile(page), path: page };
  return fileAddress(given);
}

function fileAddress(path: string): Address {
  const file = path.slice(1);
  if (isReleaseFile(file)) return { kind: 'release', file: file.endsWith('/') ? `${file}index.html` : file };
  if (isOwnFile(file) || isSiteFile(file) || isFileOfView(path)) return { kind: 'document', file };
  const [, name = '', page = ''] = canaryPath.exec(path) ?? [];
  const canary = parseVersionName(name);
  return canary
    ? { kind: 'canary', file: canaryFile(canary.app, canary.version, page), path: page, ...canary }
    : { kind: 'unknown' };
}

/** The canonical address of the page that the path refers to, whether or not such a page exists. */
function pageOf(path: string): string | undefined {
  if (path === `/${notFoundDocument}` || path === '/404') return undefined;
  const other = otherPagePath.exec(path)?.[1];
  if (other !== undefined) return other === '' ? '/' : other;
  return pagePath.test(path) ? path : undefined;
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
