import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmbedsContext } from '@furrow/remote/fragment';
import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';
import { absolute } from '@furrow/ui/structured-data';
import { Feed } from 'feed';
import articles from './articles/_index.md';
import blogEntries from './articles/blog/_index.md';
import { team } from './pages/about/about.data';
import { contactValidUntil } from './pages/bug-bounty/bug-bounty.data';
import { channels } from './pages/contact/contact.data';
import { searchEntries, withPicture } from './search-entries';
import { stored } from './stored';
import type { Article, BlogArticle } from './ui/article';

const latestFirst = blogEntries.map(({ path }) => path);

/** What this remote gives to the site beside its pages. It runs where pages are prerendered. */
export async function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return {
    ...(await blogFeeds()),
    ...searchPart('content', await searchEntries(), pages.map(withPicture)),
    ...keptPart('content', stored),
    '.well-known/security.txt': securityContact(),
    'humans.txt': humans(),
  };
}

/** The feeds of the blog, with whole articles. */
async function blogFeeds(): Promise<Record<string, string>> {
  const loaded = await Promise.all(articles.filter(({ kind }) => kind === 'blog').map(({ load }) => load()));
  const blog = loaded
    .map(({ default: article }) => article as BlogArticle)
    .sort((one, other) => latestFirst.indexOf(one.path) - latestFirst.indexOf(other.path));
  const feed = new Feed({
    title: 'Furrow: notes from the field',
    description: 'Short pieces by the people who did the work, including what went wrong.',
    id: absolute('/resources/blog'),
    link: absolute('/resources/blog'),
    language: 'en',
    copyright: 'Furrow',
    generator: 'Furrow',
    // Dates of the articles only: the same articles give the same bytes.
    updated: day(blog[0]?.date ?? '1970-01-01'),
    feedLinks: { atom: absolute('/feed.atom'), json: absolute('/feed.json') },
  });
  for (const article of blog) {
    const { path, title, description, share, date, author, category } = article;
    const address = absolute(path);
    feed.addItem({
      title,
      id: address,
      link: address,
      description,
      image: absolute(share),
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

/** Where to report a weakness of the site, in the format of RFC 9116. */
function securityContact(): string {
  const write = channels.flatMap(({ to }) => (to.startsWith('mailto:') ? [to] : []))[0];
  return lines([
    ['Contact', absolute('/bug-bounty')],
    ['Contact', write],
    ['Expires', `${contactValidUntil}T00:00:00Z`],
    ['Preferred-Languages', 'en'],
    ['Canonical', absolute('/.well-known/security.txt')],
    ['Policy', absolute('/bug-bounty')],
    ['Hiring', absolute('/careers')],
  ]);
}

/** Who makes the site, as the page about the company names them. */
function humans(): string {
  const site = lines([
    ['About', absolute('/about')],
    ['Contact', channels[0]?.value],
    ['Language', 'English'],
    ['Standards', 'HTML, CSS, WCAG 2.2 AA'],
  ]);
  return `/* TEAM */\n${lines(team.map(({ name, role }) => [name, role]))}\n/* SITE */\n${site}`;
}

const lines = (fields: [name: string, value?: string][]) =>
  fields.map(([name, value]) => `${name}: ${value}\n`).join('');

/** The body of an article for readers that know nothing about the site: no classes, no pictures, and whole addresses. */
function htmlOf({ body }: Article): string {
  // A part of another team is what stands there without it.
  const text = createElement(EmbedsContext, { value: () => {} }, createElement('div', null, body));
  return renderToStaticMarkup(text)
    .replaceAll(/<svg\b.*?<\/svg>|<img\b[^>]*>/gs, '')
    .replaceAll(/<\/?furrow-fragment\b[^>]*>/g, '')
    .replaceAll(/ (?:class|style|tabindex|role|aria-[a-z]+)="[^"]*"/g, '')
    .replaceAll(/ href="\/(?!\/)/g, ` href="${absolute('/')}`);
}
