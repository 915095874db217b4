import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compile } from './compile';

const packageFolder = join(import.meta.dirname, '..');
const fields = {
  title: 'First frost',
  subject: 'Frost in the orchard',
  description: 'What to do on the evening before it.',
  category: 'Technology',
  date: '2025-04-01',
  author: 'amina',
  keywords: '[frost]',
  whitepaper: 'Twelve pages.',
  picture: '{ art: farm-orchard, text: Rows of trees. }',
};
const text = 'It comes at night.\n\n## The evening before\n\nOpen the valves.\n';

let home: string;
let articles: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'articles-'));
  articles = join(home, 'src/articles');
  cpSync(join(packageFolder, 'src/articles/people'), join(articles, 'people'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

function write(name: string, content: string) {
  const file = join(articles, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** An article of the blog with some fields changed; a field that is `undefined` is not there. */
function article(changes: Partial<Record<string, string | undefined>> = {}, body = text) {
  const lines = Object.entries({ ...fields, ...changes }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n${body}`;
}

function read(content: string, name = 'blog/first-frost.md', bodies = true): string {
  return compile(write(name, content), content, { bodies }).code;
}

const refusal = (content: string, name?: string) => {
  try {
    read(content, name);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was refused';
};

describe('an article', () => {
  it('gives a browser what the page says of it, and not its words', () => {
    const code = read(article(), 'blog/first-frost.md', false);
    expect(code).toContain('"path": "/blog/first-frost"');
    expect(code).toContain('"sections": [{ "id": "the-evening-before", "title": "The evening before" }]');
    expect(code).not.toContain('valves');
    expect(code).not.toContain('article-body');
  });

  it('is the same when its lines end as on Windows, also in the list of its folder and of whoever wrote it', () => {
    const module = (ending: string) => {
      const written = (text: string) => text.replaceAll('\n', ending);
      const person = write(
        'people/amina.md',
        written(readFileSync(join(articles, 'people/amina.md'), 'utf8').replaceAll('\r', '')),
      );
      const file = write('blog/first-frost.md', written(article()));
      const index = write('blog/_index.md', '');
      return [file, person, index].map((one) => compile(one, readFileSync(one, 'utf8'), { bodies: true }).code);
    };
    expect(module('\r\n')).toEqual(module('\n'));
  });

  it('gives the prerenderer its words as well', () => {
    expect(read(article())).toContain('Open the valves.');
  });

  it('aligns the columns of its tables that hold figures, and no others', () => {
    const table = ['| Where | Share |', '| --- | ---: |', '| Dock | 38% |'].join('\n');
    const code = read(article({}, `Text.\n\n## Where\n\n:::table{caption="Warm hours"}\n\n${table}\n\n:::\n`));
    expect(code.match(/data-figures/g)).toHaveLength(2);
    expect(code).not.toMatch(/align/);
  });

  it('takes a minute to read for two hundred words, headlines and captions included', () => {
    const rows = ['| Hour | Degrees |', '| --- | --- |', '| 4 | -2 |'].join('\n');
    const body = `${'word '.repeat(500)}\n\n## One two\n\n:::table{caption="Three four"}\n\n${rows}\n\n:::\n`;
    const code = read(article({}, body));
    expect(code).toContain('"words": 508');
    expect(code).toContain('"minutes": 3');
  });

  it('places parts of other teams, each over what stands there without it', () => {
    const place = `:::fragment{of="shop/add-to-cart" props='{"product":"honey"}'}\n\nHoney is in the shop.\n\n:::`;
    const code = read(article({}, `Text.\n\n## Where\n\n${place}\n`));
    expect(code).toContain('"tagName": "fw-fragment", "properties": { "of": "shop/add-to-cart"');
    expect(code).toContain(JSON.stringify(JSON.stringify({ product: 'honey' })));
    expect(code).toContain('Honey is in the shop.');
    expect(code).toContain('"words": 2,');
  });

  it('leads on to the three latest others when it names none', () => {
    for (const day of ['01', '02', '03', '04']) write(`blog/may-${day}.md`, article({ date: `2025-05-${day}` }));
    const related = /"related": (\[[^]*?\]), "body"/.exec(read(article()))?.[1] ?? '';
    expect([...related.matchAll(/"path": "([^"]+)"/g)].map(([, path]) => path)).toEqual([
      '/blog/may-04',
      '/blog/may-03',
      '/blog/may-02',
    ]);
  });

  it('is in the list of its folder and among all pages, as soon as its file is there', () => {
    write('blog/_index.md', '# Blog\n');
    write('_index.md', '# Articles\n');
    write('blog/first-frost.md', article());
    const list = (file: string) => compile(join(articles, file), '', { bodies: false });
    expect(list('blog/_index.md').code).toContain('"title": "First frost"');
    expect(list('_index.md').code).toContain('() => import("./blog/first-frost.md")');
    expect(list('blog/_index.md').folders).toEqual([join(articles, 'blog')]);
  });
});

describe('a translation beside an article', () => {
  const spanish = article({ title: 'La primera helada' }, 'Llega de noche.\n');
  const list = (file: string, language?: string) =>
    compile(write(file, ''), '', { bodies: false, ...(language !== undefined && { language }) });
  const listed = (pages: string[]) =>
    writeFileSync(join(home, 'src/languages.json'), JSON.stringify({ es: { pages } }));

  it('is read in its language alone, at the same address and with the same picture for sharing', () => {
    const english = article();
    const file = write('blog/first-frost.md', english);
    const translated = write('blog/first-frost.es.md', spanish);
    write(
      'people/amina.es.md',
      readFileSync(join(articles, 'people/amina.md'), 'utf8').replace(/role: .*/, 'role: Jefa'),
    );
    listed(['/blog/first-frost']);
    const inLanguage = (language: string) => compile(file, english, { bodies: true, language });
    const share = (code: string) => /"share": "([^"]+)"/.exec(code)?.[1];
    expect(inLanguage('').code).toContain('It comes at night.');
    expect(inLanguage('pt')).toEqual(inLanguage(''));
    const { code, files } = inLanguage('es');
    expect(code).toContain('Llega de noche.');
    expect(code).not.toContain('It comes at night.');
    expect(code).toContain('"path": "/blog/first-frost"');
    expect(share(code)).toBe(share(inLanguage('').code));
    expect(files).toContain(translated);
    expect(list('blog/_index.md', 'es').code).toContain('"title": "La primera helada"');
    expect(list('blog/_index.md').code).toContain('"title": "First frost"');
    expect(list('_index.md', 'es').code.match(/first-frost\.md/g)).toHaveLength(1);
    const amina = join(articles, 'people/amina.md');
    const role = (language: string) =>
      compile(amina, readFileSync(amina, 'utf8'), { bodies: false, language }).code.includes('"role": "Jefa"');
    expect([role('es'), role('')]).toEqual([true, false]);
  });

  it('is refused when no visitor would get it', () => {
    write('blog/first-frost.es.md', spanish);
    expect(() => list('_index.md')).toThrow(
      'src/articles/blog/first-frost.es.md:1: translates first-frost.md, which is',
    );
    write('blog/first-frost.md', article());
    const text = ':1: is read by nobody. Add "/blog/first-frost" to the pages of "es" in src/languages.json.';
    expect(() => list('_index.md')).toThrow(text);
    listed(['/blog/other']);
    expect(() => list('_index.md')).toThrow(text);
    listed(['/blog/first-frost']);
    expect(list('_index.md').code).toContain('first-frost.md');
  });

  it('is named by its own file when there is a mistake in it', () => {
    const english = article();
    const file = write('blog/first-frost.md', english);
    write('blog/first-frost.es.md', article({ author: undefined }));
    expect(() => compile(file, english, { bodies: true, language: 'es' })).toThrow(
      'src/articles/blog/first-frost.es.md:1: author is missing.',
    );
  });
});

describe('a mistake in an article is refused with file and line', () => {
  it.each<[string, string, string]>([
    ['no front matter', 'Words.', ':1: has no front matter. Begin the file with ---'],
    ['a field that is missing', article({ author: undefined }), ':1: author is missing. Write: author: …'],
    [
      'a field of another name',
      article({ tags: 'x' }),
      ':11: tags is not a field here. The nearest names are: author,',
    ],
    [
      'a field of another name within another one',
      article({ meta: '{ titel: Frost }' }),
      ':11: meta.titel is not a field here. There are: description, title.',
    ],
    [
      'a value that is not one of those there are',
      article({ category: 'Cows' }),
      ':5: category must be one of: Technology,',
    ],
    [
      'a date that is not a date',
      article({ date: 'May 4th' }),
      ':6: date is not a date. Write it like 2025-03-15, and is "May 4th".',
    ],
    ['a part that is missing', article({ picture: '{ art: farm-orchard }' }), ':10: picture.text is missing.'],
    ['a colon without quotes', article({ title: 'Frost: again' }), ':2: is not valid YAML:'],
    ['somebody nobody knows', article({ author: 'bob' }), ':7: There is no person "bob". Write one of: amina,'],
    ['a drawing nobody drew', article({ picture: '{ art: cow, text: A cow. }' }), ':10: There is no drawing "cow".'],
    ['another article that is not there', article({ related: '[thaw]' }), ':11: There is no other article "thaw".'],
    ['no opening', article({}, '## Soon\n\nWords.\n'), ':13: An article of this kind begins with one paragraph'],
    ['a title in the text', article({}, 'Words.\n\n# Frost\n'), ':15: The title is in the front matter. Write ##'],
    ['a headline that skips a level', article({}, 'Words.\n\n## A\n\n#### B\n'), ':17: The design has two levels'],
    ['a headline that is there twice', article({}, 'Words.\n\n## A\n\n## A\n'), ':17: "A" is there twice'],
    ['HTML', article({}, 'Words.\n\n## A\n\n<Chart />\n'), ':17: HTML and JSX are not for articles.'],
    [
      'a block that the design has not',
      article({}, 'Words.\n\n## A\n\n:::poem\n\nx\n\n:::\n'),
      ':17: There is no block "poem".',
    ],
    [
      'a table without a caption',
      article({}, 'Words.\n\n## A\n\n| a |\n| - |\n| b |\n'),
      ':17: A table needs a caption',
    ],
    ['a fact without a term', article({}, 'Words.\n\n## A\n\n:::facts\n\n- five\n\n:::\n'), ':19: "five" has no term.'],
    ...[
      ['a part of no team', `of="honey"`, 'x', ':17: A fragment is of a team and has a name.'],
      ['a part whose props are no JSON', `of="shop/x" props="{a}"`, 'x', ':17: The props of a fragment are a JSON'],
      ['a part whose props are a list', `of="shop/x" props="[]"`, 'x', ':17: The props of a fragment are a JSON'],
      ['a part with nothing in its place', `of="shop/x"`, '', ':17: Write below this line what stands here'],
      ['a part with another attribute', `of="shop/x" count=3`, 'x', ':17: fragment has no "count". Write: of='],
    ].map(([what = '', attributes = '', fallback = '', message = '']): [string, string, string] => [
      what,
      article({}, `Words.\n\n## A\n\n:::fragment{${attributes}}\n\n${fallback}\n\n:::\n`),
      message,
    ]),
    [
      'a picture without a text',
      article({}, 'Words.\n\n## A\n\n![](farm-orchard)\n'),
      ':17: The picture is missing its text.',
    ],
    ['code', article({}, 'Words.\n\n## A\n\n```js\n1\n```\n'), ':17: The design has no block for this (code).'],
  ])('%s', (_what, content, message) => {
    expect(refusal(content)).toContain(`src/articles/blog/first-frost.md${message}`);
  });

  it('all at once', () => {
    const message = refusal(article({ date: 'soon', category: 'Cows' }, 'Words.\n\n# Frost\n'));
    expect(message.split('\n').map((line) => /:(\d+):/.exec(line)?.[1])).toEqual(['5', '6', '15']);
  });

  it('a folder that holds no articles', () => {
    expect(refusal(article(), 'poems/frost.md')).toContain(
      'src/articles/poems/frost.md:1: lies in no folder of articles.',
    );
  });
});
