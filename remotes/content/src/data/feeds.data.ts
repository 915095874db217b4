/** The feeds of the blog. `site-files.ts` writes them, and their addresses are the site's own. */
export const feeds = [
  { title: 'Furrow blog (Atom)', type: 'application/atom+xml', href: '/feed.atom' },
  { title: 'Furrow blog (JSON Feed)', type: 'application/feed+json', href: '/feed.json' },
];
