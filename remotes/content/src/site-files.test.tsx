import blog from './articles/blog/_index.md';
import { siteFiles } from './site-files';

async function readFeeds() {
  const { 'feed.atom': atom = '', 'feed.json': json = '' } = await siteFiles();
  const xml = new DOMParser().parseFromString(atom, 'application/xml');
  return { xml, json: JSON.parse(json) as { version: string; feed_url: string; items: Record<string, string>[] } };
}

const addresses = blog.map(({ path }) => `https://furrow.example${path}`);

it('writes an Atom feed that is well-formed and names every blog article, the latest first', async () => {
  const { xml } = await readFeeds();
  expect(xml.querySelector('parsererror')).toBeNull();
  expect(xml.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
  expect(xml.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe('https://furrow.example/feed.atom');
  const entries = [...xml.querySelectorAll('entry')];
  expect(entries.map((entry) => entry.querySelector('id')?.textContent)).toEqual(addresses);
  for (const [index, entry] of entries.entries()) {
    const { title, date, author, description } = blog[index]!;
    expect(entry.querySelector('title')?.textContent).toBe(title);
    expect(entry.querySelector('updated')?.textContent).toBe(`${date}T00:00:00.000Z`);
    expect(entry.querySelector('author > name')?.textContent).toBe(author.name);
    expect(entry.querySelector('summary')?.textContent).toBe(description);
  }
});

it('writes the same articles as a JSON Feed', async () => {
  const { json } = await readFeeds();
  expect(json.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(json.feed_url).toBe('https://furrow.example/feed.json');
  expect(json.items.map(({ url }) => url)).toEqual(addresses);
});

it('gives readers whole articles, without what only the site understands', async () => {
  const { xml, json } = await readFeeds();
  const contents = [...xml.querySelectorAll('entry > content')].map(({ textContent }) => textContent);
  expect(json.items.map(({ content_html }) => content_html)).toEqual(contents);
  for (const html of contents) {
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.textContent.split(/\s+/).length).toBeGreaterThan(300);
    expect(body.querySelectorAll('h2').length).toBeGreaterThan(1);
    expect(body.querySelector('[class], [style], script, svg')).toBeNull();
    for (const link of body.querySelectorAll('a, img'))
      expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(https:|#)/);
  }
});

it('writes the same bytes for the same articles', async () => {
  expect(await siteFiles()).toEqual(await siteFiles());
});
