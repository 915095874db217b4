import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titlesOf } from './titles-of';

const docs = join(import.meta.dirname, '../../docs');
const textOf = (name: string) => readFileSync(join(docs, name), 'utf8');

/** The links of a document to tests: the title that a link says, and the file it leads to. */
function referencesIn(name: string): [document: string, title: string, file: string][] {
  const links = textOf(name).matchAll(/\[([^\]]+)\]\((\.\.\/[^)]+(?:\.(?:test|spec)|\/every-route)\.tsx?)\)/g);
  return Array.from(links, ([, title = '', file = '']) => [name, title.replace(/\s+/g, ' '), file]);
}

const namesTest = (text: string) => /\]\(\.\.\/[^)]+(?:\.(?:test|spec)|\/every-route)\.tsx?\)/.test(text);

/** The rows without a test in the tables of a document, but for tables that begin with these words. */
function bareRows(name: string, others: string[]): string[] {
  const tables = textOf(name)
    .split('\n\n')
    .filter((block) => block.startsWith('| '));
  const rows = tables.map((table) => table.split('\n').filter((line) => /^\| [^-]/.test(line)));
  const isOther = ([head = '']: string[]) => others.includes(head.split('|')[1]?.trim() ?? '');
  return rows.filter((table) => !isOther(table)).flatMap(([, ...table]) => table.filter((row) => !namesTest(row)));
}

it('names a test for nearly every row of security.md', () => {
  // What is not prevented needs no test that prevents it.
  expect(bareRows('security.md', []).filter((row) => !/\| yes[:;,]/.test(row))).toEqual([]);
  expect(referencesIn('security.md').length).toBeGreaterThan(25);
  expect(referencesIn('releasing.md').length).toBeGreaterThan(10);
});

it('names a test for every row of releasing.md that says what a command or a server does', () => {
  // One test counts what is in all rows of each of these, and the text beside it names that test.
  const counted = ['object', 'no worse than the live version', 'failures', 'what', 'files'];
  expect(bareRows('releasing.md', counted)).toEqual([]);
});

/** The paragraphs of a document and the items of its lists, each with the heading above it and with what follows. */
function paragraphsOf(name: string): { heading: string; text: string; next: string }[] {
  const blocks = textOf(name)
    .replace(/^```[^]*?^```|^ {4}.*/gm, 'code')
    .split(/\n\n+|\n(?=- )/)
    .map((block) => block.trim().replaceAll(/\s+/g, ' '));
  let heading = '';
  return blocks.flatMap((text, index) => {
    if (text.startsWith('#')) heading = text.replace(/^#+ /, '');
    return /^(?:#|\| |code$)/.test(text) ? [] : [{ heading, text, next: blocks[index + 1] ?? '' }];
  });
}

/** What a paragraph says that only leads to the table, the list or the code below it, is tested by what stands there. */
const leadsOn = ({ text, next }: { text: string; next: string }) => text.endsWith(':') || next.startsWith('| ');

it.each(['security.md', 'releasing.md'])('names a test in every paragraph of %s that claims something', (name) => {
  // Whom one has to trust nothing can test, nor what other companies say of their services, which is linked.
  const untested = ['What is trusted', 'Security', 'Releasing'];
  const bare = paragraphsOf(name).filter((paragraph) => !namesTest(paragraph.text) && !leadsOn(paragraph));
  const ours = bare.filter(({ heading, text }) => !untested.includes(heading) && !text.includes('(https://'));
  expect(ours.map(({ text }) => text)).toEqual([]);
});

it.each(['security.md', 'releasing.md'].flatMap(referencesIn))(
  '%s names the test "%s", which is in %s',
  (_, title, file) => {
    const path = join(docs, file);
    expect(existsSync(path)).toBe(true);
    expect([...titlesOf(readFileSync(path, 'utf8'))]).toContain(title);
  },
);
