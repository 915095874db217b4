import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { remoteFolders } from '@furrow/bundler/workspace';
import ts from 'typescript';
import { root } from './process';
import { sharedPackages } from './shared-packages';

/**
 * What runs in the pages of any site and the tools that build them do not name any team, page, fragment or package of
 * this site, but in comments, tests and examples.
 */

const remotes = remoteFolders();
const teams = remotes.map((folder) => basename(folder));
const fragments = remotes.flatMap((folder) =>
  foldersIn(join(folder, 'src/fragments')).map((name) => `${basename(folder)}/${name}`),
);
const paths = remotes.flatMap((folder) =>
  [...readFileSync(join(folder, 'src/routes.ts'), 'utf8').matchAll(/\bpath: '(\/[^':]+)/g)].map(
    ([, path = '']) => path,
  ),
);

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

const named = [
  // A string that is the name of a team and nothing else; "content" is a word of HTML as well.
  new RegExp(`^(?:${teams.filter((team) => team !== 'content').join('|')})$`),
  new RegExp(String.raw`\b(?:${teams.join('|')})@\d`),
  new RegExp(`(?:${fragments.join('|')})(?![\\w-])`),
  new RegExp(`^(?:${paths.map((path) => path.replace(/\/$/, '')).join('|')})(?:$|[/?#])`),
];

/** An example in a message, which helps those who read it here more than a made-up name would. */
const example = /\b(?:e\.g\.|such as) \S+(?: or \S+)?/g;

/** A package that the apps of this site share. Those who begin a remote of this site get pages made with them. */
const packageOfSite = new RegExp(
  `@furrow/(?:${sharedPackages()
    .filter((folder) => relative(root, folder).startsWith('shared/site/'))
    .map((folder) => basename(folder))
    .join('|')})(?![\\w-])`,
);
const makesRemotesOfThisSite = 'shared/tools/create-remote';

/** The texts in the code of a file: strings, templates and JSX. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node) ||
      ts.isJsxText(node);
    // What a refusal looks like, in the table of all refusals.
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'example') return;
    if (isText) texts.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}

function sourcesOf(folder: string): string[] {
  const entries = readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name) && !/\.(?:test|spec)\./.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\/testing\//.test(relative(folder, file)));
}

const machinery = sharedPackages().filter((folder) => !relative(root, folder).startsWith('shared/site/'));

it('knows the teams, the fragments and the pages of this site', () => {
  expect(teams.length).toBeGreaterThan(0);
  expect(fragments.length).toBeGreaterThan(teams.length);
  expect(paths.length).toBeGreaterThan(20);
});

it.each(machinery.map((folder) => relative(root, folder)))('%s names none of them', (folder) => {
  const refused = folder === makesRemotesOfThisSite ? named : [...named, packageOfSite];
  const naming = sourcesOf(join(root, folder)).flatMap((file) =>
    textsOf(file)
      .filter((text) => refused.some((pattern) => pattern.test(text.replaceAll(example, ''))))
      .map((text) => `${relative(root, file)}: ${text}`),
  );
  expect(naming).toEqual([]);
});
