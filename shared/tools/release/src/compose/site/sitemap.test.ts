import { listingOf, sitemap } from './settings';

const site = { url: 'https://almanac.example', connect: [], images: [] };
const page = (...tags: string[]) => `<html><head><title>x</title>${tags.join('')}</head><body></body></html>`;
const canonical = (path: string) => `<link rel="canonical" href="https://furrow.example${path}"/>`;
const listed = (documents: Record<string, string>) =>
  [
    ...sitemap(site, new Map(Object.entries(documents).map(([path, html]) => [path, listingOf(path, html)]))).matchAll(
      /<url>(.*)<\/url>/g,
    ),
  ].map(([, entry]) => entry);

test('a page is listed under the address of the site, in order', () => {
  expect(listed({ '/june': page(canonical('/june')), '/': page(canonical('/')), '/barn': page() })).toEqual([
    '<loc>https://almanac.example/</loc>',
    '<loc>https://almanac.example/barn</loc>',
    '<loc>https://almanac.example/june</loc>',
  ]);
});

test('a page tells when it was last changed', () => {
  const modified = '<meta property="article:modified_time" content="2025-03-15"/>';
  expect(listed({ '/june': page(modified) })).toEqual([
    '<loc>https://almanac.example/june</loc><lastmod>2025-03-15</lastmod>',
  ]);
});

test('a page for one visitor and a second address of another page are left out', () => {
  const unlisted = '<meta name="robots" content="noindex"/>';
  expect(listed({ '/checkout': page(unlisted), '/give': page(canonical('/donate')), '/donate': page() })).toEqual([
    '<loc>https://almanac.example/donate</loc>',
  ]);
});

test('what stands in the text of a page changes nothing', () => {
  expect(
    listed({ '/june': '<html><head></head><body><meta name="robots" content="noindex"/></body></html>' }),
  ).toHaveLength(1);
});
