import fc from 'fast-check';
import { applyUnits } from './apply';
import { parseModule } from './texts';
import { unitsOf } from './units';
import { fromXliff, toXliff } from './xliff';

/* Messages go to translators as XLIFF and come back as code. */

const file = 'words.tsx';

/** The messages of a module, and of its variant, as translators get them. */
function exported(sources: string, translation?: string): string {
  const variant = translation === undefined ? undefined : parseModule(translation, file);
  return toXliff({ from: 'en', to: 'es', files: new Map([[file, unitsOf(parseModule(sources, file), variant)]]) });
}

/** What becomes of the module, of its variant and of what translators sent back. */
function imported(xliff: string, sources: string, translation?: string) {
  return applyUnits(file, sources, translation, fromXliff(xliff).files.get(file) ?? []);
}

/** Writes a translation beside each source that has these words. */
function translated(xliff: string, words: Record<string, string>): string {
  return Object.entries(words).reduce((text, [source, target]) => {
    const found = text.split(`<source>${source}</source>\n`);
    if (found.length < 2) throw new Error(`There is no source "${source}" in ${text}`);
    return found
      .map((part, index) => (index === 0 ? part : part.replace(/^\s*<target>[^]*?<\/target>\n/, '')))
      .join(`<source>${source}</source>\n<target>${target}</target>\n`);
  }, xliff);
}

const sources = `import { inWords } from './numbers';

/* What the cart says. */

export const title = 'Your cart';
/** How many things are in the cart. */
export const pieces = (count: number) => (count === 1 ? '1 item' : \`\${count} items\`);
export const left = (rest: string, of: string) => \`\${rest} left of \${of}\`;
export const help = (address: string) => (
  <>
    Read <a href={address}>how we <em>pack</em></a>.
  </>
);
export const states = { placed: 'Placed', 'on its way': 'On its way' };
`;

const words = {
  'Your cart': 'Tu carrito',
  '1 item': '1 artículo',
  '<ph id="p1" disp="count"/> items': '<ph id="p1"/> artículos',
  '<ph id="p1" disp="rest"/> left of <ph id="p2" disp="of"/>': 'De <ph id="p2"/> quedan <ph id="p1"/>',
  'Read <pc id="p1" dispStart="&lt;a href={address}&gt;" dispEnd="&lt;/a&gt;">how we <pc id="p2" dispStart="&lt;em&gt;" dispEnd="&lt;/em&gt;">pack</pc></pc>.':
    'Lee <pc id="p1">cómo <pc id="p2">empacamos</pc></pc>.',
  Placed: 'Recibido',
  'On its way': 'En camino',
};

it('makes a module of translations, with plurals, values in another order and links, and without comments', () => {
  const { text, problems, waiting } = imported(translated(exported(sources), words), sources);
  expect([problems, waiting]).toEqual([[], []]);
  expect(text).toBe(`import { inWords } from './numbers';


export const title = 'Tu carrito';
export const pieces = (count: number) => (count === 1 ? '1 artículo' : \`\${count} artículos\`);
export const left = (rest: string, of: string) => \`De \${of} quedan \${rest}\`;
export const help = (address: string) => (
  <>Lee <a href={address}>cómo <em>empacamos</em></a>.</>
);
export const states = { placed: 'Recibido', 'on its way': 'En camino' };
`);
});

it('tells translators what the code of a message is, and what its comment says', () => {
  const xliff = exported(sources);
  expect(xliff).toContain('<note>How many things are in the cart.</note>');
  expect(xliff).toContain("<note>(count: number) =&gt; (count === 1 ? '1 item' : `${count} items`)</note>");
});

it('writes no module that would lack a message, and names the message', () => {
  const { text, waiting } = imported(translated(exported(sources), { ...words, Placed: '' }), sources);
  expect([text, waiting]).toEqual([undefined, ['states.placed']]);
});

it('keeps a module to the byte when the file says what it says already', () => {
  const variant = `export const title='Tu carrito'\n// a comment\nexport const pieces = (n: number) => [n, 'cosas'].join(' ');\n`;
  const xliff = exported(sources, variant);
  expect(imported(xliff, sources, variant)).toMatchObject({ text: variant, problems: [], changed: [] });
});

it('edits the texts of a translation whose code has a form of its own', () => {
  const one =
    "const states: Record<string, string> = { Placed: 'Recibido' };\nexport const state = (of: string) => states[of] ?? of;\n";
  const xliff = exported('export const state = (of: string) => of;\n', one);
  expect(xliff).toContain('<source>Placed</source>');
  const { text } = imported(translated(xliff, { Placed: 'Hecho' }), 'export const state = (of: string) => of;\n', one);
  expect(text).toBe(one.replace('Recibido', 'Hecho'));

  const other =
    "export const pieces = (count: number) => (count === 0 ? 'nada' : count === 1 ? 'uno' : `${count} cosas`);\n";
  const plural = 'export const pieces = (count: number) => (count === 1 ? `one` : `${count} items`);\n';
  const third = exported(plural, other).replace('<target>nada</target>', '<target>ninguno</target>');
  expect(third).toContain('<source>one | {count} items</source>');
  expect(imported(third, plural, other).text).toBe(other.replace('nada', 'ninguno'));
});

it('writes a message that a translation lacks at its place, with what it needs', () => {
  const first =
    "import { a, b } from './numbers';\nexport const one = 'One';\nconst many = (n: number) => `${b(n)} things`;\nexport const some = (n: number) => many(n);\nexport const three = { x: 'X', y: 'Why' };\n";
  const before = "import { a } from './numbers';\nexport const one = a('Uno');\nexport const three = { x: 'Equis' };\n";
  const xliff = translated(exported(first, before), {
    '<ph id="p1" disp="b(n)"/> things': '<ph id="p1"/> cosas',
    Why: 'Por qué',
  });
  const { text, waiting } = imported(xliff, first, before);
  expect(waiting).toEqual([]);
  expect(text).toBe(
    "import { a, b } from './numbers';\nexport const one = a('Uno');\nconst many = (n: number) => `${b(n)} cosas`;\nexport const some = (n: number) => many(n);\nexport const three = { x: 'Equis',\ny: 'Por qué' };\n",
  );
});

it('refuses placeholders that are lost, twice or unknown, texts that are lost, and unknown messages', () => {
  const xliff = translated(exported(sources), words);
  const problems = (from: string, to: string) => {
    const changed = xliff.replace(from, to);
    if (changed === xliff) throw new Error(`There is no ${from}.`);
    return imported(changed, sources).problems;
  };
  expect(problems('De <ph id="p2"/> quedan', 'Quedan')).toEqual([
    { kind: 'place', text: 'left has lost its placeholder p2.' },
  ]);
  expect(problems('De <ph id="p2"/>', 'De <ph id="p1"/>')).toMatchObject([{ kind: 'place' }, { kind: 'place' }]);
  expect(problems('<ph id="p1"/> artículos', '<ph id="p1"/> artículos <ph id="p7"/>')).toMatchObject([
    { kind: 'place', text: expect.stringContaining('pieces has a placeholder p7') },
  ]);
  // A link without words in it would be no link.
  expect(
    problems('<pc id="p1">cómo <pc id="p2">empacamos</pc></pc>', '<ph id="p1"/><pc id="p2">así</pc>'),
  ).toMatchObject([{ kind: 'place' }, { kind: 'place' }]);
  expect(problems('name="pieces"', 'name="basket"')).toEqual([
    { kind: 'unknown', text: 'there is no message "basket".' },
  ]);
  const [segment = ''] = /<segment id="s2"[^]*?<\/segment>/.exec(xliff) ?? [];
  expect(problems(segment, '')).toEqual([
    { kind: 'damaged', text: 'pieces has another number of texts than here: 1 instead of 2.' },
  ]);
});

it('follows no file where a message was changed here meanwhile, and names the message', () => {
  const variant = "export const title = 'Tu carrito';\n";
  const source = "export const title = 'Your cart';\n";
  const xliff = exported(source, variant);
  const here = variant.replace('Tu carrito', 'El carrito');
  // Nobody has worked on it in the file.
  expect(imported(xliff, source, here)).toMatchObject({ text: here, changed: [] });
  expect(imported(translated(xliff, { 'Your cart': 'Tu cesta' }), source, here)).toMatchObject({
    text: here,
    changed: ['title'],
  });
  const said = "export const title = 'Your basket';\n";
  expect(imported(translated(xliff, { 'Your cart': 'La cesta' }), said, variant)).toMatchObject({
    text: variant,
    changed: ['title'],
  });
});

it.each([
  ['', /no.* element|empty/i],
  ['<xliff', /XML/],
  [exported(sources).slice(0, 900), /not well-formed XML: \d+:\d+/],
  [exported(sources).replace('version="2.0"', 'version="1.2"'), /not XLIFF 2/],
  [exported(sources).replace(' trgLang="es"', ''), /its languages/],
  [exported(sources).replace('trgLang="es"', 'trgLang="../es"'), /no language/],
  [exported(sources).replace(/ furrow:base="[^"]+"/, ''), /unit u1 has lost/],
  [exported(sources).replace('<source>Your cart</source>', ''), /title has lost its source/],
])('says what is wrong with a damaged file', (xliff, message) => {
  expect(() => fromXliff(xliff)).toThrow(message);
});

it('brings any text through the file and the code', () => {
  const module =
    'export const a = \'x\';\nexport const b = (n: number) => `x ${n}`;\nexport const c = () => <p title="x">x<br /></p>;\n';
  const text = fc
    .string({ unit: fc.constantFrom(...'añ’"\'`\\${}<>b c;/*—é\u00a0') })
    .filter((one) => /\p{L}/u.test(one));
  fc.assert(
    fc.property(text, (said) => {
      const units = fromXliff(exported(module)).files.get(file) ?? [];
      for (const { segments } of units)
        for (const segment of segments)
          segment.target = [said, ...segment.source.filter((part) => typeof part !== 'string')];
      const { text: code = '', problems } = applyUnits(file, module, undefined, units);
      expect(problems).toEqual([]);
      const again = unitsOf(parseModule(module, file), parseModule(code, file));
      expect(again.map(({ segments }) => segments.map(({ target }) => target))).toEqual(
        units.map(({ segments }) => segments.map(({ target }) => target)),
      );
    }),
  );
});
