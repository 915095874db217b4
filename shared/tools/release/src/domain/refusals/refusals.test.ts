import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { refusals } from './refusals';

/** A place in the sources that refuses something. */
type Place = { code: string; file: string; says: string[][] };

const tools = resolve('shared/tools');
const packages = ['release', 'furrow', 'create-remote', 'create-site'];
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));
const files = packages.flatMap((name) => filesIn(join(tools, name, 'src')));
const isTable = (file: string) => /\/domain\/refusals\/(?:\w+-)?refusals?(?:\.test)?\.ts$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const parsed = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

/** What an expression may say: the texts in it, between which there may be anything. */
function saidBy(node: ts.Expression | undefined): string[][] {
  if (!node) return [['', '']];
  if (ts.isStringLiteralLike(node)) return [[node.text]];
  if (ts.isTemplateExpression(node))
    return [[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)]];
  if (ts.isBinaryExpression(node))
    return saidBy(node.left).flatMap((left) => saidBy(node.right).map((right) => [...left, '', ...right]));
  if (ts.isConditionalExpression(node)) return [...saidBy(node.whenTrue), ...saidBy(node.whenFalse)];
  return [['', '']];
}

/** Whether a text begins with the first of these, ends with the last, and has the others in between, in order. */
function isSaidBy([first = '', ...others]: readonly string[], text: string): boolean {
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return text.endsWith(others.at(-1) ?? first);
}

function placesIn(file: string): Place[] {
  const places: Place[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && /^FUR-[A-Z-]+$/.test(node.text)) {
      const parent = node.parent as ts.CallExpression | ts.NewExpression;
      const said = parent.arguments?.[parent.arguments.indexOf(node) + 1];
      places.push({ code: node.text, file, says: saidBy(said) });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return places;
}

const places = files.filter((file) => !isTest(file) && !isTable(file)).flatMap(placesIn);
const codes = Object.keys(refusals) as (keyof typeof refusals)[];

it('has each code that the sources raise, and no other', () => {
  expect([...new Set(places.map(({ code }) => code))].sort()).toEqual([...codes].sort());
});

it.each(codes)('%s has an example that a place in the sources says', (code) => {
  const own = places.filter((place) => place.code === code);
  // A gate names the release in front of some texts.
  const example = refusals[code].example;
  const texts = [example, example.replace(/^it /, '')];
  expect(own.filter(({ says }) => says.some((said) => texts.some((text) => isSaidBy(said, text))))).not.toEqual([]);
});

/** The texts in a test that may be a part of what a refusal says. */
function textsIn(file: string): (string | RegExp)[] {
  const found: (string | RegExp)[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node))
      found.push(...node.text.split('\n').map((text) => text.replace(/^ *- /, '').trim()));
    if (ts.isTemplateExpression(node))
      found.push(
        ...[node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].map((text) => text.trim()),
      );
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      if (source.length >= shortest) found.push(new RegExp(source.replaceAll(/^\^|\$$/g, ''), flags?.replace('g', '')));
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found.filter((text) => typeof text !== 'string' || (text.length >= shortest && text.includes(' ')));
}

/** In characters: a shorter text may be part of anything. */
const shortest = 8;

const tests = [
  ...files.filter((file) => isTest(file) && !isTable(file)),
  ...filesIn(resolve('e2e/src')),
  ...filesIn(resolve('e2e/walks')),
];
const isSaid = (text: string | RegExp, example: string) =>
  typeof text === 'string' ? example.includes(text) : text.test(example);
/** The codes of which a test expects the code, or a text that is in no other example. */
const expected = new Set(
  tests.flatMap((file) => [
    ...(readFileSync(file, 'utf8').match(/FUR-[A-Z-]+/g) ?? []),
    ...textsIn(file).flatMap((text) => {
      const own = codes.filter((code) => isSaid(text, refusals[code].example));
      return own.length === 1 ? own : [];
    }),
  ]),
);

it('has a test that expects each refusal, by its code or by what it says', () => {
  expect(codes.filter((code) => !expected.has(code))).toEqual([]);
});
