import { languageAddress, languageCode, languageName } from '@furrow/formats/language-links';
import { withLanguageLinks } from './language-links';

const item = (language: string, name: string, code: string, prefix = language) =>
  `<li class="a"><a class="b" href="${languageAddress(language)}" lang="${language}" aria-label="${code}, ${name}" data-language="${prefix}">${code}</a></li>`;
const shellOf = (...items: string[]) => ({
  beforeSlot: `<nav aria-label="Language" data-languages=""><ul>${items.join('')}</ul></nav><nav><ul><li>Shop</li></ul></nav>`,
  afterSlot: '<footer></footer>',
});
const english = item('en', 'English', 'EN', '');
const spanish = item('es', 'Español', 'ES');
const other = item('und', languageName, languageCode);

/** The links around `/lots/1`, as a browser reads them. */
function linksOf(items: string[], languages: string[], of = 'en') {
  const { beforeSlot } = withLanguageLinks(shellOf(...items), { path: '/lots/1', of, languages });
  const links = [...beforeSlot.matchAll(/<li class="a"><a([^>]*)>([^<]*)<\/a><\/li>/g)];
  expect(beforeSlot).toContain('<nav><ul><li>Shop</li></ul></nav>');
  expect(beforeSlot).not.toContain('und');
  expect(beforeSlot.split('aria-current')).toHaveLength(2);
  return links.map(([, attributes = '', text]) => [
    Object.fromEntries([...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    text,
  ]);
}
const link = (href: string, lang: string, prefix: string, label: string) => ({
  class: 'b',
  href,
  lang,
  'aria-label': label,
  'data-language': prefix,
});

it('leads to the page in each language of the site, in its order, and marks that of the document', () => {
  expect(linksOf([english, spanish, other], ['en', 'es'])).toEqual([
    [{ ...link('/lots/1', 'en', '', 'EN, English'), 'aria-current': 'true' }, 'EN'],
    [link('/es/lots/1', 'es', 'es', 'ES, Español'), 'ES'],
  ]);
});

it('leads to a language that the host has no words of, by its own name', () => {
  expect(linksOf([english, spanish, other], ['en', 'pt', 'es', 'pt-br'], 'pt')).toEqual([
    [link('/lots/1', 'en', '', 'EN, English'), 'EN'],
    [{ ...link('/pt/lots/1', 'pt', 'pt', 'PT, Português'), 'aria-current': 'true' }, 'PT'],
    [link('/es/lots/1', 'es', 'es', 'ES, Español'), 'ES'],
    [link('/pt-br/lots/1', 'pt-br', 'pt-br', 'PT-BR, Português (Brasil)'), 'PT-BR'],
  ]);
});

it('has no link to a language that the site does not have', () => {
  const hrefs = linksOf([english, spanish, other], ['en', 'pt']).map(([attributes]) => attributes);
  expect(hrefs).toMatchObject([{ href: '/lots/1' }, { href: '/pt/lots/1' }]);
});

it('takes the shell of an older host, which marks its own language and has no item for any other one', () => {
  const marked = spanish.replace('<a ', '<a aria-current="true" ');
  expect(linksOf([english, marked], ['en', 'es', 'pt'], 'es')).toEqual([
    [link('/lots/1', 'en', '', 'EN, English'), 'EN'],
    [{ ...link('/es/lots/1', 'es', 'es', 'ES, Español'), 'aria-current': 'true' }, 'ES'],
  ]);
});

it('has no links on a site of one language', () => {
  expect(withLanguageLinks(shellOf(english, other), { path: '/', of: 'en', languages: ['en'] }).beforeSlot).toBe(
    '<nav><ul><li>Shop</li></ul></nav>',
  );
});
