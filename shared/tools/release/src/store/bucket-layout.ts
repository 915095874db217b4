import { parseReleasePath } from '@furrow/formats/release-name';
import { privateFolder } from '../domain/paths';

/**
 * The ways to name a site's documents in a bucket, which serves each object under its exact key:
 *
 *     plain     /buy-food is the object buy-food
 *     folders   /buy-food is the object buy-food/index.html, as website endpoints expect
 *
 * All other files use their path as key. So do `index.html` and `404.html`, for which every provider has a setting.
 */
export const documentLayouts = ['plain', 'folders'] as const;

export type DocumentLayout = (typeof documentLayouts)[number];

/** `index.html`, `404.html`, and those of a canary or a view. */
const keepsName = /^(?:_v(?:iews)?\/[^/]+\/)?(?:index|404)\.html$/;

/** The key of the file with this path in the origin. */
export function keyOf(layout: DocumentLayout, path: string): string {
  if (!path.endsWith('.html') || keepsName.test(path) || parseReleasePath(path)) return path;
  const name = path.slice(0, -'.html'.length);
  return layout === 'plain' ? name : `${name}/index.html`;
}

/** The path of the file with this key. */
export function pathOf(layout: DocumentLayout, key: string): string {
  if (keepsName.test(key) || key.startsWith(`${privateFolder}/`) || parseReleasePath(key)) return key;
  if (layout === 'folders') return key.replace(/\/index\.html$/, '.html');
  return key.slice(key.lastIndexOf('/') + 1).includes('.') ? key : `${key}.html`;
}
