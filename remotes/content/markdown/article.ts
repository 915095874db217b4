import type { ArticleBody } from './body';
import type { Kind } from './kinds';

/**
 * What is read from one Markdown file, without what it says of other files. `path` is its address on the site,
 * `minutes` its reading time.
 */
export type Article = {
  file: string;
  kind: Kind;
  slug: string;
  path: string;
  fields: { title: string; subject: string; description: string; date: string } & Record<string, unknown>;
  body: ArticleBody;
  minutes: number;
};
