import type { StaticHtmlText } from '@furrow/remote/static-html';
import type { ReactNode } from 'react';
import type { FrontMatter, Kind } from '../../markdown/kinds';

export type Person = { name: string; role: string; avatar: string };
/** `night` is the picture in the evening, for the dark theme, where there is one. */
export type Picture = { url: string; night?: string; text: string };
export type Heading = { id: string; title: string };

/** What every article's module holds beside its own fields. */
export type Article = {
  path: string;
  title: string;
  subject: string;
  description: string;
  /** ISO day. */
  date: string;
  meta?: FrontMatter['guides']['meta'];
  words: number;
  /** The address of the picture that is shown where the article is shared. */
  share: string;
  /** Reading time. */
  minutes: number;
  sections: readonly Heading[];
  /** The body as elements, where the page is prerendered; a browser has it as HTML. */
  body?: ReactNode;
};

type Blog = FrontMatter['blog'];

export type BlogArticle = Article & {
  category: Blog['category'];
  author: Person;
  keywords: readonly string[];
  whitepaper: string;
  picture: Picture;
  related: readonly BlogEntry[];
};

export type CaseStudy = Article &
  Pick<FrontMatter['case-studies'], 'place' | 'figure' | 'figures' | 'about'> & {
    picture: Picture;
    related: readonly CaseEntry[];
  };

export type Whitepaper = Article & Pick<FrontMatter['whitepapers'], 'pages' | 'featured'> & { picture: Picture };

/** A guide or a policy. */
export type QuietArticle = Article & Pick<FrontMatter['guides'], 'lede' | 'gist'>;

/** An article as lists show it. */
export type BlogEntry = Pick<
  BlogArticle,
  'path' | 'title' | 'description' | 'category' | 'date' | 'minutes' | 'author' | 'picture'
>;
export type CaseEntry = Pick<CaseStudy, 'path' | 'title' | 'description' | 'date' | 'place' | 'figure' | 'picture'>;
/** @public Named by `articles.d.ts`. */
export type WhitepaperEntry = Pick<
  Whitepaper,
  'path' | 'title' | 'description' | 'pages' | 'minutes' | 'date' | 'featured' | 'picture'
>;

/** @public Named by `articles.d.ts`. */
export type PressEntry = Pick<QuietArticle, 'path' | 'title' | 'lede' | 'date'>;

/** Any article, by its kind and address. */
export type ListedArticle = {
  kind: Exclude<Kind, 'people'>;
  path: string;
  /** Loads its module. */
  load: () => Promise<{ default: Article }>;
  /** Loads its body; absent where the module holds the body as elements. */
  html?: () => Promise<StaticHtmlText>;
};

/** The props of every article page. */
export type ArticleProps<Kind extends Article> = { article: Kind; html?: StaticHtmlText };
