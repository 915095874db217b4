import { messagesOf, strayMessages, type Script } from './built-messages';

const words = 'remotes/orchard/src/ui/words.ts';
const english = "export const sown = 'Beets are sown in spring';\nexport const picked = 'Plums are picked in fall';\n";
const spanish =
  "export const sown = 'El betabel se siembra en primavera';\nexport const picked = 'Ciruelas de otoño, a mano';\n";
const messages = [...messagesOf(words, english, ''), ...messagesOf(words, spanish, 'es')];

function script(text: string, language = '', uses = "import { sown } from './words';\nshow(sown);\n"): Script {
  const sources = new Map([
    [words, language ? spanish : english],
    ['remotes/orchard/src/ui/bed.tsx', uses],
  ]);
  return { file: 'shop/1.js', language, text, sources };
}

it('finds nothing in scripts that say their messages', () => {
  const scripts = [
    script('a("Beets are sown in spring")'),
    script('a("El betabel se siembra en primavera")', 'es'),
    script('a("Plums are picked in fall")', '', "import * as words from './words';\nshow(words.picked);\n"),
  ];
  expect(strayMessages(scripts, messages)).toEqual({ found: 3, problems: [] });
});

it('finds messages of another language, in both directions', () => {
  const scripts = [script('a("El betabel se siembra en primavera")'), script('a("Beets are sown in spring")', 'es')];
  expect(strayMessages(scripts, messages).problems).toEqual([
    'shop/1.js has "El betabel se siembra en primavera", which is a message of another language.',
    'shop/1.js has "Beets are sown in spring", which is a message of another language.',
  ]);
});

it('finds a message that only another page says', () => {
  const both = script('a("Beets are sown in spring"),b("Plums are picked in fall")');
  expect(strayMessages([both], messages).problems).toEqual([
    'shop/1.js has "Plums are picked in fall", which none of its files says.',
  ]);
});

it('leaves alone what is not translated, and what code that is no message says', () => {
  const elsewhere = 'remotes/orchard/src/pages/lot/words.ts';
  const onlyEnglish = messagesOf(elsewhere, english, '');
  const said = script('a("Beets are sown in spring")', 'es', "show('Beets are sown in spring');");
  expect(strayMessages([said], messages).problems).toEqual([]);
  const fallback: Script = {
    ...script('a("Beets are sown in spring")', 'es'),
    sources: new Map([
      [elsewhere, english],
      ['remotes/orchard/src/pages/lot/lot.page.tsx', "import { sown } from './words';\nshow(sown);\n"],
    ]),
  };
  expect(strayMessages([fallback], onlyEnglish)).toEqual({ found: 1, problems: [] });
});
