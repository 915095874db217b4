import { isSiteFile, siteFilesOf } from './site-file';

it.each([
  'feed.xml',
  'feed.json',
  'favicon.ico',
  'humans.txt',
  '.well-known/security.txt',
  'share/blog/first-frost.png',
])('takes %s for a file of the site', (path) => expect(isSiteFile(path)).toBe(true));

it.each([
  'discovery.json',
  'robots.txt',
  'sitemap.xml',
  'sitemap/shop.xml',
  'index.html',
  'app.js',
  'Feed.xml',
  'feed',
  '/feed.xml',
  'a//feed.xml',
  '../feed.xml',
  '.furrow/site.json',
  'shop/1.0.0/release.json',
  '_v/shop@1.0.0/feed.xml',
  'feed.xml\n',
])('refuses %p', (path) => expect(isSiteFile(path)).toBe(false));

it('finds the files of a release that are for the site', () => {
  expect(siteFilesOf(['page.js', 'site/feed.xml', 'standalone/site/feed.xml'])).toEqual(['feed.xml']);
});
