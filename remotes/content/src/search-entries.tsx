import { renderToStaticMarkup } from 'react-dom/server';
import { EmbedsContext } from '@furrow/remote/fragment';
import type { SearchEntry } from '@furrow/formats/search-entry';
import foodSafety from '@furrow/ui/art/blog-food-safety.svg';
import valley from '@furrow/ui/art/case-green-valley.svg';
import kitchen from '@furrow/ui/art/community-kitchen-hope.svg';
import soil from '@furrow/ui/art/farm-soil-regeneration.svg';
import umbrella from '@furrow/ui/art/icon-insurance.svg';
import desk from '@furrow/ui/art/scene-demo.svg';
import gate from '@furrow/ui/art/scene-login.svg';
import book from '@furrow/ui/art/scene-register.svg';
import type { DescribedPage } from '@furrow/remote/search-entries';
import articles from './articles/_index.md';
import { continueSentence } from '@furrow/ui/format';
import { farms } from './data/farms.data';
import { farmPath } from './data/farms.model';
import { harvests } from './data/harvests.data';
import { stamps } from './data/stamps.data';
import { jobs } from './data/jobs.data';
import { endpoints, topics } from './pages/docs/docs.data';
import { plainText } from './pages/docs/topic';
import type { Article, BlogArticle, CaseStudy, ListedArticle, Whitepaper } from './ui/article';

/** How much of an article's text is searched, in characters: every visitor who opens the search loads it. */
const searchedText = 420;

/** Pictures for what has none on its page, by its address or the first part of its address. */
const picturesOfAreas: Record<string, string> = {
  '/bug-bounty': umbrella,
  '/contact': gate,
  '/legal': book,
  '/press-kit': valley,
  '/resources/carbon-guide': soil,
  '/resources/docs': desk,
  '/resources/food-safety-guide': foodSafety,
};

/** Words by which a page is found beside its title, description and address: those of buttons that lead to it. */
const searchWords: Record<string, string> = {
  '/farms': 'Map of all farms',
  '/season': 'What is in season',
};

/** A page without a picture is found with that of its area. */
export function described(page: DescribedPage): DescribedPage {
  const [area = ''] = /^\/[^/]+/.exec(page.path) ?? [];
  return {
    ...page,
    art: page.art ?? picturesOfAreas[page.path] ?? picturesOfAreas[area],
    words: searchWords[page.path],
  };
}

/** What the search finds of this remote, beside the titles of its pages. It runs where pages are prerendered. */
export async function searchEntries(): Promise<SearchEntry[]> {
  const loaded = await Promise.all(articles.map(async ({ kind, load }) => entryOf(kind, (await load()).default)));
  return [...loaded.flat(), ...docs, ...growers, ...positions];
}

/** Legal texts are pages among others, and have no entry of their own. */
function entryOf(kind: ListedArticle['kind'], article: Article): SearchEntry[] {
  const { path, title, subject } = article;
  const found = { title, href: path, words: textOf(article) };
  switch (kind) {
    case 'blog': {
      const { author, category, minutes, picture } = article as BlogArticle;
      return [
        { kind: 'article', ...found, sub: `${category}, ${author.name}`, meta: `${minutes} min`, art: picture.url },
      ];
    }
    case 'case-studies': {
      const { picture } = article as CaseStudy;
      return [{ kind: 'article', ...found, label: 'Case study', sub: `Case study, ${subject}`, art: picture.url }];
    }
    case 'whitepapers': {
      const { pages, picture } = article as Whitepaper;
      return [
        {
          kind: 'article',
          ...found,
          label: 'Whitepaper',
          sub: `Whitepaper, ${subject}`,
          meta: `${pages} pages`,
          art: picture.url,
        },
      ];
    }
    case 'guides':
      return [
        {
          kind: 'doc',
          ...found,
          label: 'Guide',
          sub: article.description,
          meta: `${article.minutes} min`,
          art: picturesOfAreas[path],
        },
      ];
    default:
      return [];
  }
}

/** The beginning of an article: its description and what fits of its text. */
function textOf({ description, body }: Article): string {
  const html = renderToStaticMarkup(<EmbedsContext value={() => {}}>{body}</EmbedsContext>);
  const text = html
    .replaceAll(/<svg\b.*?<\/svg>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('&amp;', '&')
    .trim();
  return `${description} ${text.slice(0, searchedText).replace(/\s\S*$/, '')}`;
}

const docs: SearchEntry[] = [
  ...topics.map((topic): SearchEntry => {
    const { id, title, group } = topic;
    return {
      kind: 'doc',
      title,
      sub: group,
      href: `/resources/docs#${id}`,
      art: desk,
      words: plainText(topic).slice(0, searchedText),
    };
  }),
  ...endpoints.map(({ id, title, method, path, text }): SearchEntry => ({
    kind: 'doc',
    title,
    sub: path,
    meta: method,
    href: `/resources/docs#${id}`,
    art: desk,
    words: text,
  })),
];

/** A job is found by its title; the title of its page names the team. */
const positions = jobs.map(({ path, title, department, location, type, salaryRange, description }): SearchEntry => {
  const job = /^Remote\b/.test(location) ? `Job, ${continueSentence(location)}` : `Job in ${location}`;
  return {
    kind: 'page',
    label: 'Job',
    title,
    sub: `${job}. ${type}, ${salaryRange}`,
    href: path,
    art: kitchen,
    words: `${department}. ${description}`,
  };
});

const growers = farms.map((farm): SearchEntry => {
  const { id, name, grower, place, size, line, fields } = farm;
  // A field is called what it is picked for, or else what stands in it: "Milk" comes from "Grazing, moved daily".
  const grown = new Set([...fields, ...(harvests[id] ?? [])].map(({ what }) => what));
  return {
    kind: 'farm',
    title: name,
    sub: `${grower}, ${place}`,
    meta: size,
    href: farmPath(farm),
    art: stamps[id],
    words: `${line} ${[...grown].join('. ')}`,
  };
});
