import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Article } from './article';

const { resolve } = createRequire(join(import.meta.dirname, 'share-address.ts'));

type Shared = Pick<Article, 'kind' | 'slug' | 'fields'>;

/** The path on the site of the picture that is shown where an article is shared. */
export const sharePicturePath = ({ kind, slug }: Pick<Shared, 'kind' | 'slug'>) => `share/${kind}/${slug}.png`;

/** Its address, whose query changes with what the picture shows: caches take it for a new one. */
export function sharePictureAddress(article: Shared): string {
  const { title, subject } = article.fields;
  const hash = createHash('sha256').update(title).update(subject).update(artOf(article.fields)).digest('hex');
  return `/${sharePicturePath(article)}?v=${hash.slice(0, 8)}`;
}

/** The drawing that the article names, as SVG; empty for one without. */
export function artOf(fields: Article['fields']): string {
  const { picture } = fields as { picture?: { art: string } };
  return picture ? readFileSync(resolve(`@furrow/ui/art/${picture.art}.svg`), 'utf8') : '';
}
