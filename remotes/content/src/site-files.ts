import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { EmbedsContext } from '@furrow/remote/fragment';
import { keptPart } from '@furrow/remote/kept-part';
import { searchPart, type DescribedPage } from '@furrow/remote/search-entries';
import { absolute, addressHere } from '@furrow/ui/structured-data';
import { Feed } from 'feed';
import articles from './articles/_index.md';
import blogEntries from './articles/blog/_index.md';
import languages from './languages.json';
import { team } from './pages/about/about.data';
import { contactValidUntil } from './pages/bug-bounty/bug-bounty.data';
import { channels } from './pages/contact/contact.data';
import { described, searchEntries } from './search-entries';
import { stored } from './stored';
import type { Article, BlogArticle } from './ui/article';

const latestFirst = blogEntries.map(({ path }) => path);

/** What this remote gives to the site beside its pages. It runs where pages are prerendered. */
export async function siteFiles(pages: DescribedPage[]): Promise<Record<string, string>> {
  return {
    ...(await blogFeeds()),
    ...searchPart('content', await searchEntries(), pages.map(described)),
    ...keptPart('content', stored),
    '.well-known/security.txt': securityContact(),
    'humans.txt': humans(),
  };
}

/**
 * The feeds of the blog, with whole articles. In another language than that of the sources they have the articles that
 * are translated, and there are none as long as no page of the blog is.
 */
async function blogFeeds(): Promise<Record<string, string>> {
  if (!isHere('/resources/blog') && !latestFirst.some(isHere)) return {};
  const listed = articles.filter(({ kind, path }) => kind === 'blog' && isHere(path));
  const loaded = await Promise.all(listed.map(({ load }) => load()));
  const blog = loaded
    .map(({ default: article }) => article as BlogArticle)
    .sort((one, other) => latestFirst.indexOf(one.path) - latestFirst.indexOf(other.path));
  const feed = new Feed({
    title: 'Furrow: notes from the field',
    description: 'Short pieces by the people who did the work, including what went wrong.',
    id: absolute(addressHere('/resources/blog')),
    link: absolute(addressHere('/resources/blog')),
    language: __LANGUAGE__ || 'en',
    copyright: 'Furrow',
    generator: 'Furrow',
    // Dates of the articles only: the same articles give the same bytes.
    updated: day(blog[0]?.date ?? '1970-01-01'),
    feedLinks: { atom: absolute(atom), json: absolute(json) },
  });
  for (const article of blog) {
    const { path, title, description, share, date, author, category } = article;
    const address = absolute(addressHere(path));
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
  return { [atom.slice(1)]: feed.atom1(), [json.slice(1)]: feed.json1() };
}

const atom = addressHere('/feed.atom');
const json = addressHere('/feed.json');

/** Whether a page is in the language of the build. */
function isHere(path: string): boolean {
  const translated: Record<string, { pages: readonly string[] } | undefined> = languages;
  return !__LANGUAGE__ || (translated[__LANGUAGE__]?.pages.includes(path) ?? false);
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
