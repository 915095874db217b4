import type { SearchEntry } from '@furrow/formats/search-entry';
import blog from './articles/blog/_index.md';
import { createSiteSearch } from './fragments/search/search.model';
import { team } from './pages/about/about.data';
import { siteFiles } from './site-files';

async function readFeeds() {
  const { 'feed.atom': atom = '', 'feed.json': json = '' } = await siteFiles([]);
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
    // What begins it, and a section with its title.
    expect(body.querySelectorAll('p').length).toBeGreaterThan(1);
    expect(body.querySelectorAll('h2').length).toBeGreaterThan(0);
    expect(body.querySelector('[class], [style], script, svg, img')).toBeNull();
    for (const link of body.querySelectorAll('a')) expect(link.getAttribute('href')).toMatch(/^(https:|#)/);
  }
});

it('does not name any address that goes with a version', async () => {
  const { 'feed.atom': atom, 'feed.json': json } = await siteFiles([]);
  expect(`${atom}${json}`).not.toMatch(/\/\d+\.\d+\.\d+\//);
});

it('shows the picture of each article, which stays when the version goes', async () => {
  const { xml, json } = await readFeeds();
  const pictures = json.items.map(({ image }) => image);
  for (const picture of pictures)
    expect(picture).toMatch(/^https:\/\/furrow\.example\/share\/blog\/[a-z-]+\.png\?v=[0-9a-f]{8}$/);
  expect(
    [...xml.querySelectorAll('entry > link[rel=enclosure]')].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('type'),
    ]),
  ).toEqual(pictures.map((picture) => [picture, 'image/png']));
});

describe('the feeds of another language', () => {
  async function filesWith(...translated: string[]): Promise<Record<string, string>> {
    jest.replaceProperty(globalThis as unknown as { __LANGUAGE__: string }, '__LANGUAGE__', 'es');
    jest.doMock('./languages.json', () => ({ es: { pages: ['/', ...translated] } }));
    const files: Record<string, string> = {};
    await jest.isolateModulesAsync(async () => {
      const inLanguage = await import('./site-files');
      Object.assign(files, await inLanguage.siteFiles([]));
    });
    return files;
  }
  afterEach(() => {
    jest.restoreAllMocks();
    jest.dontMock('./languages.json');
  });

  it('are not there as long as no page of the blog is translated', async () => {
    const files = Object.keys(await filesWith());
    expect(files.filter((file) => file.includes('feed'))).toEqual([]);
  });

  it('have the articles that are translated, under their addresses', async () => {
    const { path } = blog[1]!;
    const { 'es/feed.atom': atom = '', 'es/feed.json': json = '' } = await filesWith(path);
    const xml = new DOMParser().parseFromString(atom, 'application/xml');
    expect([...xml.querySelectorAll('entry > id')].map(({ textContent }) => textContent)).toEqual([
      `https://furrow.example/es${path}`,
    ]);
    expect(xml.querySelector('link[rel=self]')?.getAttribute('href')).toBe('https://furrow.example/es/feed.atom');
    expect(JSON.parse(json)).toMatchObject({ home_page_url: 'https://furrow.example/es/resources/blog' });
  });
});

describe('security.txt', () => {
  const read = async () => {
    const { '.well-known/security.txt': text = '' } = await siteFiles([]);
    return text
      .trimEnd()
      .split('\n')
      .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1));
  };

  it('has the fields that RFC 9116 asks for, in its form', async () => {
    const fields = await read();
    const valuesOf = (name: string) => fields.flatMap((field) => (field?.[0] === name ? [field[1]] : []));
    expect(valuesOf('Contact')).toEqual(['https://furrow.example/bug-bounty', 'mailto:hello@furrow.example']);
    expect(valuesOf('Canonical')).toEqual(['https://furrow.example/.well-known/security.txt']);
    expect(valuesOf('Expires')).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/)]);
    expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  });

  it('is valid for another month: check the addresses, then write a later day into bug-bounty.data.ts', async () => {
    const expires = (await read()).find((field) => field?.[0] === 'Expires')?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  });
});

it('humans.txt names the people of the company', async () => {
  const { 'humans.txt': text = '' } = await siteFiles([]);
  for (const { name, role } of team) expect(text).toContain(`${name}: ${role}\n`);
  expect(text).toContain('https://furrow.example/about');
});

it('writes the same bytes for the same articles', async () => {
  expect(await siteFiles([])).toEqual(await siteFiles([]));
});

describe('search', () => {
  it('finds articles, guides, topics and endpoints of the documentation, and pages', async () => {
    const about = { path: '/about', title: 'About', description: 'Who we are.' };
    const { 'search/content.json': text = '' } = await siteFiles([about]);
    const entries = JSON.parse(text) as SearchEntry[];
    const of = (kind: SearchEntry['kind']) => entries.filter((entry) => entry.kind === kind);
    expect(of('article').map(({ href }) => href)).toEqual(expect.arrayContaining(blog.map(({ path }) => path)));
    expect(of('article')).toContainEqual(
      expect.objectContaining({ href: '/case-studies/green-valley', sub: 'Case study, Green Valley Cooperative' }),
    );
    expect(of('doc').map(({ href }) => href)).toEqual(
      expect.arrayContaining([
        '/resources/food-safety-guide',
        '/resources/docs#webhooks',
        '/resources/docs#track-a-lot',
      ]),
    );
    expect(of('page').filter(({ label }) => !label)).toEqual([
      { kind: 'page', title: 'About', sub: 'Who we are.', href: '/about' },
    ]);
    expect(text).not.toMatch(/[<>]/);
  });

  it('names a job by its title', async () => {
    const path = '/careers/field-onboarding-lead';
    const { 'search/content.json': text = '' } = await siteFiles([
      { path, title: 'Farmers, Corvallis', description: '' },
    ]);
    const entries = JSON.parse(text) as SearchEntry[];
    expect(entries.filter(({ href }) => href === path)).toEqual([
      expect.objectContaining({
        label: 'Job',
        title: 'Field onboarding lead',
        sub: 'Job in Corvallis, Oregon. Full-time, $85k–$105k',
      }),
    ]);
  });

  it('says more of a guide than that it is one', async () => {
    const { 'search/content.json': text = '' } = await siteFiles([]);
    const entries = JSON.parse(text) as SearchEntry[];
    expect(entries.find(({ href }) => href === '/resources/carbon-guide')).toMatchObject({
      label: 'Guide',
      sub: 'From the first soil core to the first payment: seven steps, what each one costs, and who signs it.',
    });
    for (const { label, sub } of entries) expect(sub).not.toBe(label);
  });

  it('finds farms by what they harvest', async () => {
    const { 'search/content.json': text = '' } = await siteFiles([]);
    const { find } = createSiteSearch(JSON.parse(text) as SearchEntry[]);
    const farmsWith = (query: string) =>
      find(query)
        .exact.filter(({ entry }) => entry.kind === 'farm')
        .map(({ entry }) => entry.title);
    for (const [query, farm] of [
      ['milk', 'Oak Creek Dairy'],
      ['eggs', 'Sunrise Homestead'],
      ['honey', 'Prairie Bee Co-op'],
      ['maple syrup', 'Maple Row Orchard'],
    ] as const)
      expect([query, farmsWith(query)]).toEqual([query, expect.arrayContaining([farm])]);
  });
});
