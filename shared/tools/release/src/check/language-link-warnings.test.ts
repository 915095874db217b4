import { beginWithMemorySite, release } from '../testing/memory-site';

beginWithMemorySite();
beforeEach(async () => {
  await release('host', {});
  await release('content', { pages: { '/': ['/'], '/journal': ['/journal'] } });
});

const pages = { '/buy-food': ['/buy-food'], '/checkout': ['/checkout'] };
const link = (href: string, more = '') => `<a class="link" href="${href}"${more}>Ver</a>`;
const advice = 'Write each with addressIn(path, __LANGUAGE__) of @furrow/formats/language-address.';

/** What is said of a release of the shop with these translations. */
async function warningsOf(translated: NonNullable<Parameters<typeof release>[1]['translated']>): Promise<string[]> {
  const offers = { offer: [{ count: 3, html: link('/buy-food') }] };
  return (await release('shop', { pages, offers, translated })).warnings;
}

it('names plain links of translated pages and fragments that lead out of the language, and what to do', async () => {
  const found = await warningsOf({
    es: {
      pages: { '/checkout': link('/buy-food?day=today#carrots') + link('/buy-food') + link('/journal') },
      offers: {
        offer: [
          { count: 3, html: link('/') },
          { count: 4, html: link('/') },
        ],
      },
    },
    pt: { pages: { '/buy-food': link('/checkout') } },
  });
  expect(found).toEqual([
    `shop@1.0.0 has links that lead out of es: /buy-food in its page /checkout, /journal in its page /checkout, / in its fragment offer. ${advice}`,
    `shop@1.0.0 has links that lead out of pt: /checkout in its page /buy-food. ${advice}`,
  ]);
});

it('is silent about links in the language, those that change it, files, other sites, and what is not translated', async () => {
  const fine = [
    ...[link('/es'), link('/es/buy-food'), link('/buy-food', ' data-language=""')],
    ...[link('/feed.atom'), link('https://elsewhere.test/buy-food'), link('#carrots'), link('/of-nobody')],
    '<link rel="canonical" href="/buy-food">',
  ];
  const offers = { offer: [{ count: 3, html: link('/es') }] };
  expect(
    await warningsOf({
      es: { pages: { '/buy-food': fine.join('') }, offers },
      pt: { pages: { '/buy-food': link('/pt') } },
    }),
  ).toEqual([]);
});

it('names the first three and counts the others', async () => {
  const paths = Array.from({ length: 12 }, (_, index) => `/page-${index}`);
  const { warnings } = await release('shop', {
    pages: Object.fromEntries(paths.map((path) => [path, [path]])),
    translated: { es: { pages: Object.fromEntries(paths.map((path) => [path, link('/journal')])) } },
  });
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatch(/: \/journal in its page \/page-0(, \/journal in its page \/page-\d+){2} and 9 more\. /);
});

it('names those of the shell of a host', async () => {
  const { warnings } = await release('host', { version: '1.1.0', translated: { es: { header: link('/journal') } } });
  expect(warnings).toEqual([`host@1.1.0 has links that lead out of es: /journal in its shell. ${advice}`]);
});
