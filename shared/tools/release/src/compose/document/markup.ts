import type { StoredRelease } from '../../domain/stored-release';

/** A file as a document refers to it. */
export type Asset = { url: string; integrity: string };

/** Looks up files of a release. The function throws an Error when the release does not hold the file. */
export function fileReader({
  app,
  version,
  files,
  folder,
}: Pick<StoredRelease, 'app' | 'version' | 'files' | 'folder'>) {
  return (file: string): Asset => {
    const known = files[file];
    if (!known) throw new Error(`${app}@${version} names the file ${file}, which its release does not hold`);
    return { url: `/${folder}/${file}`, integrity: known.integrity };
  };
}

export function element(tag: string, attributes: Record<string, string>, html: string): string {
  return `<${tag}${formatAttributes(attributes)}>${html}</${tag}>`;
}

export function formatAttributes(attributes: Record<string, string>): string {
  return Object.entries(attributes)
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join('');
}

const preload =
  (as: 'script' | 'style') =>
  ({ url, integrity }: Asset) =>
    `<link${formatAttributes({ rel: 'preload', as, href: url, crossorigin: 'anonymous', integrity })}>`;

const modulePreload = ({ url, integrity }: Asset) =>
  `<link${formatAttributes({ rel: 'modulepreload', href: url, crossorigin: 'anonymous', integrity })}>`;

/** A preload of a script. That of a module is the one place for its hash, because an `import()` has none. */
export const scriptPreload = (asset: Asset) =>
  asset.url.endsWith('.mjs') ? modulePreload(asset) : preload('script')(asset);
export const stylePreload = preload('style');

/** Removes duplicates, keeping the first mention of each file. */
export const distinct = (files: Asset[]) => [...new Map(files.map((file) => [file.url, file])).values()];
