import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Feed } from 'feed';
import articles from './articles/_index.md';
import blogEntries from './articles/blog/_index.md';
import type { Article, BlogArticle } from './ui/article';

const origin = 'https://furrow.example';
const latestFirst = blogEntries.map(({ path }) => path);

/** The feeds of the blog, with whole articles, at addresses of the site. It runs where pages are prerendered. */
export async function siteFiles(): Promise<Record<string, string>> {
  const loaded = await Promise.all(articles.filter(({ kind }) => kind === 'blog').map(({ load }) => load()));
  const blog = loaded
    .map(({ default: article }) => article as BlogArticle)
    .sort((one, other) => latestFirst.indexOf(one.path) - latestFirst.indexOf(other.path));
  const feed = new Feed({
    title: 'Furrow: notes from the field',
    description: 'Short pieces by people who had to make it work. Each one names what did not.',
    id: `${origin}/resources/blog`,
    link: `${origin}/resources/blog`,
    language: 'en',
    copyright: 'Furrow',
    generator: 'Furrow',
    // Dates of the articles only: the same articles give the same bytes.
    updated: day(blog[0]?.date ?? '1970-01-01'),
    feedLinks: { atom: `${origin}/feed.atom`, json: `${origin}/feed.json` },
  });
  for (const article of blog) {
    const { path, title, description, date, author, category } = article;
    const address = origin + path;
    feed.addItem({
      title,
      id: address,
      link: address,
      description,
      content: htmlOf(article),
      date: day(date),
      published: day(date),
      author: [{ name: author.name }],
      category: [{ name: category }],
    });
  }
  return { 'feed.atom': feed.atom1(), 'feed.json': feed.json1() };
}

const day = (date: string) => new Date(`${date}T00:00:00Z`);

/** The body of an article for readers that know nothing of the site: no classes, no drawings, and whole addresses. */
function htmlOf({ body }: Article): string {
  return renderToStaticMarkup(createElement('div', null, body))
    .replaceAll(/<svg\b.*?<\/svg>/gs, '')
    .replaceAll(/ (?:class|style|tabindex|role|aria-[a-z]+)="[^"]*"/g, '')
    .replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}
