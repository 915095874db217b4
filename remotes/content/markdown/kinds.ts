import {
  array,
  boolean,
  enum as oneOf,
  int,
  minLength,
  minimum,
  optional,
  record,
  regex,
  strictObject,
  string,
} from 'zod/mini';
import type { infer as Infer } from 'zod/mini';
import { blogCategories } from '../src/data/blog-categories.data';

const text = string().check(minLength(1, 'is empty. Write some words'));
const day = string().check(regex(/^\d{4}-\d{2}-\d{2}$/, 'is not a date. Write it like 2025-03-15'));
const slug = string().check(
  regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not a file name. Write the name of a file, without .md'),
);

const figure = strictObject({ value: text, label: text });

/** A drawing of `shared/site/ui/src/art`, and what it shows for those who do not see it. */
const picture = strictObject({ art: slug, text });

const common = {
  /** The headline. */
  title: text,
  /** What it is about, in a few plain words: the page's name in search results, tabs and breadcrumbs. */
  subject: text,
  /** One or two sentences, below the headline and in search results. */
  description: text,
  /** The day it was published or last changed in a way that matters. */
  date: day,
  /** What tabs and search results say, where the subject or the description says too little for them. */
  meta: optional(strictObject({ title: optional(text), description: optional(text) })),
};

const gist = strictObject({ title: text, text });

const person = strictObject({ name: text, role: text, portrait: slug });

const blog = strictObject({
  ...common,
  category: oneOf(blogCategories),
  author: slug,
  keywords: array(text),
  /** What the whitepaper behind the article holds. */
  whitepaper: text,
  /** Names of three other articles; the three latest when there are none. */
  related: optional(array(slug)),
  picture,
});

const caseStudy = strictObject({
  ...common,
  /** Who and where. */
  place: text,
  /** The one figure on its card. */
  figure,
  /** The row of figures below the headline. */
  figures: array(figure),
  about: strictObject({ title: text, facts: record(string(), text) }),
  picture,
});

const whitepaper = strictObject({
  ...common,
  pages: int().check(minimum(1, 'is too small')),
  /** How long the full paper takes to read; the page is the short form. */
  minutes: int().check(minimum(1, 'is too small')),
  featured: boolean(),
  picture,
});

const quiet = strictObject({
  ...common,
  /** Below the headline, when the description says more than it needs. */
  lede: optional(text),
  /** The ticket: the whole page in one line. */
  gist,
});

export type FrontMatter = {
  blog: Infer<typeof blog>;
  'case-studies': Infer<typeof caseStudy>;
  whitepapers: Infer<typeof whitepaper>;
  guides: Infer<typeof quiet>;
  legal: Infer<typeof quiet>;
  press: Infer<typeof quiet>;
  roles: Infer<typeof quiet>;
  people: Infer<typeof person>;
};

export type Kind = keyof FrontMatter;

export const peopleFolder = 'people' satisfies Kind;

/** What a folder of `src/articles` holds. */
export type KindOfArticle = {
  /** Its articles' addresses begin with this. */
  path?: string;
  /** What front matter is checked against. */
  schema: typeof blog | typeof caseStudy | typeof whitepaper | typeof quiet | typeof person;
  /** The fields that lists of articles show. */
  summary: readonly string[];
  /** Which other articles of the folder an article leads on to. */
  related?: 'three' | 'all';
  /** It begins with one paragraph before the first headline, set with a drop cap. */
  opening?: boolean;
};

export const kinds: Record<Kind, KindOfArticle> = {
  blog: {
    path: '/blog/',
    schema: blog,
    summary: ['title', 'description', 'category', 'date', 'minutes', 'author', 'picture'],
    related: 'three',
    opening: true,
  },
  'case-studies': {
    path: '/case-studies/',
    schema: caseStudy,
    summary: ['title', 'description', 'date', 'place', 'figure', 'picture'],
    related: 'all',
  },
  whitepapers: {
    path: '/resources/whitepapers/',
    schema: whitepaper,
    summary: ['title', 'description', 'pages', 'minutes', 'date', 'featured', 'picture'],
  },
  guides: { path: '/resources/', schema: quiet, summary: ['title', 'description', 'date'] },
  legal: { path: '/legal/', schema: quiet, summary: ['title', 'description', 'date'] },
  press: { path: '/press-kit/', schema: quiet, summary: ['title', 'lede', 'date'] },
  roles: { path: '/careers/', schema: quiet, summary: ['title', 'description', 'date'] },
  people: { schema: person, summary: ['name', 'role', 'portrait'] },
};
