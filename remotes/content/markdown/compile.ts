import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import type { Article } from './article';
import { readBody, type ArticleBody } from './body';
import { ModuleText, type Code } from './module-text';
import { readFrontMatter } from './front-matter';
import { kinds, peopleFolder, type Kind, type KindOfArticle } from './kinds';
import { articleError, type Problem } from './problem';
import { sharePictureAddress } from './share-address';
import { expectTranslationsShown, inLanguage, isOriginal, slugOf } from './translations';

export type Compiled = {
  /** An ES module with one default export. */
  code: string;
  /** What the module was made from, beside the file itself. */
  files: string[];
  folders: string[];
};

export type CompileOptions = {
  /** Whether the module holds the article's body as elements: a browser needs none, because the document has it as HTML. */
  bodies: boolean;
  /** The language of the build; empty for that of the sources. */
  language?: string;
};

/** Words a minute. */
const readingSpeed = 200;

/** Stands for its folder. Its text is for those who write there. */
const indexFile = '_index.md';

/**
 * The module of one file in `src/articles`.
 *
 * - `<kind>/<slug>.md` is an article: its front matter, its headlines and, when asked for, its body;
 * - `<kind>/_index.md` is a list of the folder's articles as lists show them, the latest first;
 * - `_index.md` is the list of all articles, with a function that loads each one;
 * - `people/<name>.md` is somebody who writes or is quoted.
 *
 * In another language, `<slug>.<language>.md` is read in its place where it is there.
 *
 * @throws Error that names the file and line of each mistake, and what to write there
 */
export function compile(file: string, text: string, { bodies, language = '' }: CompileOptions): Compiled {
  const source = withUnixLines(text);
  const folder = dirname(file);
  const root = rootOf(file);
  if (basename(file) === indexFile && folder === root) return allArticles(root, bodies);
  const kind = kindOf(file);
  if (basename(file) === indexFile) return kind === peopleFolder ? allPeople(root) : articlesIn(root, kind, language);
  return kind === peopleFolder
    ? personModule(file, source, language)
    : articleModule(file, source, kind, { bodies, language });
}

/** Editors on Windows may end lines with two characters. */
function withUnixLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}

/** The articles of a kind, the latest first. */
export function articlesOf(root: string, kind: Kind, language = ''): Article[] {
  return readdirSync(join(root, kind))
    .filter(isOriginal)
    .map((name) => readArticle(inLanguage(join(root, kind, name), language)))
    .sort((a, b) =>
      a.fields.date < b.fields.date ? 1 : a.fields.date > b.fields.date ? -1 : a.slug < b.slug ? -1 : 1,
    );
}

/**
 * Reads one article, without what it says of others.
 * @throws Error that names the file and line of each mistake
 */
export function readArticle(file: string, source = readFileSync(file, 'utf8')): Article {
  const kind = kindOf(file);
  const { schema, path = '', opening } = kinds[kind];
  const text = withUnixLines(source);
  const { fields, problems } = readFrontMatter(text, schema);
  const body = readBody(text, { opening });
  const all = [...problems, ...body.problems, ...namesProblems(file, fields, body)];
  if (all.length > 0 || !fields) throw articleError(packageOf(file), file, all);
  const slug = slugOf(basename(file));
  return {
    file,
    kind,
    slug,
    path: path + slug,
    fields: fields as Article['fields'],
    body,
    minutes: Math.max(1, Math.round(body.words / readingSpeed)),
  };
}

/** Drawings, people and other articles that an article names and nobody has. */
function namesProblems(file: string, fields: object | undefined, body: ArticleBody): Problem[] {
  const root = rootOf(file);
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const {
    author,
    related = [],
    picture,
  } = (fields ?? {}) as {
    author?: string;
    related?: string[];
    picture?: { art: string };
  };
  const lineWith = (word: string) =>
    Math.max(
      0,
      source.split('\n').findIndex((line) => line.includes(word)),
    ) + 1;
  const missing = (names: readonly string[], known: readonly string[], what: string) =>
    names
      .filter((name) => !known.includes(name))
      .map((name) => ({
        line: lineWith(name),
        text: `There is no ${what} "${name}". Write one of: ${known.join(', ')}.`,
      }));
  const siblings = namesIn(dirname(file)).filter((name) => name !== slugOf(basename(file)));
  return [
    ...missing([...(author ? [author] : []), ...body.people], namesIn(join(root, peopleFolder)), 'person'),
    ...missing(related, siblings, 'other article'),
    ...missing([...(picture ? [picture.art] : []), ...body.art], artNames(), 'drawing'),
  ];
}

function articleModule(
  file: string,
  source: string,
  kind: Kind,
  { bodies, language }: Required<CompileOptions>,
): Compiled {
  const root = rootOf(file);
  const module = new ModuleText(dirname(file));
  const original = readArticle(file, source);
  const translated = inLanguage(file, language);
  const article = translated === file ? original : readArticle(translated);
  const { body, fields, minutes } = article;
  const others = kinds[kind].related
    ? articlesOf(root, kind, language).filter(({ slug }) => slug !== article.slug)
    : [];
  const value: Record<string, Code> = {
    ...valuesOf(module, root, article),
    share: sharePictureAddress(original),
    words: body.words,
    minutes: (fields.minutes as number | undefined) ?? minutes,
    sections: body.sections,
  };
  if (kinds[kind].related) {
    value.related = relatedTo(article, others).map((other) => summaryOf(module, root, kinds[kind], other));
  }
  if (bodies) {
    const people = Object.fromEntries(body.people.map((name) => [name, person(module, root, name)]));
    const art = Object.fromEntries(body.art.map((name) => [name, artUrl(module, name)]));
    const render = module.named('articleBody', join(packageOf(file), 'src/ui/article-body'));
    value.body = module.call(render, [body.tree as unknown as Code, { people, art }]);
  }
  const code = module.exportDefault(value);
  return { code, files: [article, ...others].map((each) => each.file), folders: [dirname(file)] };
}

/** Those that the article names, or the three latest, or all. */
function relatedTo({ kind, fields }: Article, others: Article[]): Article[] {
  if (kinds[kind].related === 'all') return others;
  const chosen = fields.related as string[] | undefined;
  return chosen ? chosen.flatMap((name) => others.find(({ slug }) => slug === name) ?? []) : others.slice(0, 3);
}

function articlesIn(root: string, kind: Kind, language: string): Compiled {
  const module = new ModuleText(join(root, kind));
  const articles = articlesOf(root, kind, language);
  const entries = articles.map((article) => summaryOf(module, root, kinds[kind], article));
  return {
    code: module.exportDefault(entries),
    files: articles.map((article) => article.file),
    folders: [join(root, kind)],
  };
}

function allArticles(root: string, bodies: boolean): Compiled {
  expectTranslationsShown(root);
  const module = new ModuleText(root);
  const html = bodies ? undefined : module.named('loadStaticHtml', '@furrow/remote/static-html');
  const folders = (Object.keys(kinds) as Kind[]).filter((kind) => kinds[kind].path);
  const entries = folders.flatMap((kind) =>
    namesIn(join(root, kind)).map((slug) => {
      const path = `${kinds[kind].path}${slug}`;
      const load = module.lazily(join(root, kind, `${slug}.md`));
      return { kind, path, load, html: html && module.later(html, [path]) };
    }),
  );
  return { code: module.exportDefault(entries), files: [], folders: folders.map((kind) => join(root, kind)) };
}

function allPeople(root: string): Compiled {
  const module = new ModuleText(join(root, peopleFolder));
  const people = Object.fromEntries(
    namesIn(join(root, peopleFolder)).map((name) => [name, person(module, root, name)]),
  );
  return { code: module.exportDefault(people), files: [], folders: [join(root, peopleFolder)] };
}

function personModule(file: string, source: string, language: string): Compiled {
  const translated = inLanguage(file, language);
  const text = translated === file ? source : withUnixLines(readFileSync(translated, 'utf8'));
  const { fields, problems } = readFrontMatter(text, kinds.people.schema);
  if (!fields) throw articleError(packageOf(file), translated, problems);
  const { name, role, portrait } = fields as { name: string; role: string; portrait: string };
  const module = new ModuleText(dirname(file));
  return {
    code: module.exportDefault({ name, role, avatar: artUrl(module, `avatar-${portrait}`) }),
    files: [translated],
    folders: [dirname(file)],
  };
}

function summaryOf(module: ModuleText, root: string, { summary }: KindOfArticle, article: Article): Code {
  const values: Record<string, Code> = { minutes: article.minutes, ...valuesOf(module, root, article) };
  return Object.fromEntries(
    ['path', ...summary].flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
}

/** The fields of an article, with the addresses of drawings and the people themselves instead of their names. */
function valuesOf(module: ModuleText, root: string, { fields, path }: Article): Record<string, Code> {
  const { author, picture, related, ...plain } = fields as typeof fields & {
    author?: string;
    related?: unknown;
    picture?: { art: string; text: string };
  };
  return {
    path,
    ...(plain as Record<string, Code>),
    ...(author && { author: person(module, root, author) }),
    ...(picture && { picture: pictureOf(module, picture) }),
  };
}

function pictureOf(module: ModuleText, { art, text }: { art: string; text: string }): Code {
  const night = `${art}-night`;
  return { url: artUrl(module, art), ...(artNames().includes(night) && { night: artUrl(module, night) }), text };
}

const person = (module: ModuleText, root: string, name: string) =>
  module.imported(join(root, peopleFolder, `${name}.md`));

const artUrl = (module: ModuleText, name: string) => module.imported(`@furrow/ui/art/${name}.svg`);

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter(isOriginal).map(slugOf).sort();
}

/** The drawings of the shared package, wherever it is installed. */
function artNames(): string[] {
  const { resolve } = createRequire(join(import.meta.dirname, 'compile.ts'));
  return readdirSync(dirname(resolve('@furrow/ui/art/favicon.svg'))).map((name) => basename(name, '.svg'));
}

/** The `src/articles` that the file is in. */
function rootOf(file: string): string {
  let folder = dirname(file);
  while (basename(folder) !== 'articles') {
    if (folder === dirname(folder)) throw new Error(`${file} is in no folder named articles.`);
    folder = dirname(folder);
  }
  return folder;
}

/** The package whose articles they are. */
const packageOf = (file: string) => join(basename(file) === 'articles' ? file : rootOf(file), '../..');

function kindOf(file: string): Kind {
  const folder = relative(rootOf(file), dirname(file));
  if (folder in kinds) return folder as Kind;
  const text = `lies in no folder of articles. Move it to one of: ${Object.keys(kinds).join(', ')}.`;
  throw articleError(packageOf(file), file, [{ line: 1, text }]);
}
