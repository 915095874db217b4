import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { repositoryFiles } from 'create-furrow-remote/repository-files';
import { siteFiles } from 'create-furrow-site/site-files';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../workspace/process';
import { sharedPackages } from '../workspace/shared-packages';
import { exportsOf, sourceOf, sourcesOf } from './exports-of';

/** What the documents name exists: files, links, commands, functions, and what the packages export. */

/** What others have written into the folders of sources. */
const written = ['node_modules', 'dist', '.cache', '.origin', 'test-results'];

/** The files and folders below a folder, as paths from the root. */
function filesIn(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).filter(
    ({ name }) => !written.includes(name),
  );
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [path, ...filesIn(path)] : [path];
  });
}

const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

const inDocs = filesIn('docs').filter((file) => file.endsWith('.md'));
const readmes = filesIn('shared').filter((file) => file.endsWith('/README.md'));
/** Decisions tell of what was there at their time. */
const ofToday = inDocs.filter((file) => !file.startsWith('docs/decisions/'));
const documents = ['README.md', 'CONTRIBUTING.md', 'AGENTS.md', ...ofToday, ...readmes];

const sources = ['host', 'remotes', 'shared', 'e2e', 'scripts', 'deploy', 'docs'].flatMap(filesIn);
const atRoot = readdirSync(root).filter((file) => statSync(join(root, file)).isFile());

/** The code between backticks in a document, without the blocks of it. */
const codeIn = (text: string) =>
  [...text.replaceAll(/^ *```[^]*?^ *```$/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Names in examples, of a team that does not exist, or of files that builds write. */
const notHere = [
  'remotes/calendar',
  'top-donors',
  'release.json',
  'furrow.config.json',
  'other-files.json',
  'remoteEntry.js',
  'doItFx',
];

it.each([...documents, ...inDocs.filter((file) => file.startsWith('docs/decisions/'))])(
  'the links of %s lead to files and headings that exist',
  (document) => {
    const targets = [...textOf(document).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    const broken = targets
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', heading] = target.split('#');
        const file = path ? join(dirname(document), path) : document;
        return !existsSync(join(root, file)) || (heading && !headingsOf(textOf(file)).includes(heading));
      });
    expect(broken).toEqual([]);
  },
);

/** The fragments by which links lead to the headings of a document. */
function headingsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}

/** The addresses of the host's slots look like files in its folder. */
const hostSlots = [...textOf('host/src/slots.ts').matchAll(/name: '([^']+)'/g)].map(([, name]) => `host/${name}`);

it.each(documents)('the files that %s names exist', (document) => {
  const named = codeIn(textOf(document)).filter(
    (code) =>
      /^(?:host|remotes|shared|e2e|scripts|deploy|docs)\/[\w.<>*@/-]+$/.test(code) ||
      /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|css|json|md|ya?ml)$/.test(code),
  );
  const missing = named
    .filter((name) => !hostSlots.includes(name) && !notHere.some((one) => name.includes(one)))
    .filter((name) => {
      const pattern = patternOf(name);
      const here = document === 'docs/own-site.md' ? filesOfMadeSite() : [...sources, ...atRoot];
      return !here.some((file) => pattern.test(file));
    });
  expect(missing).toEqual([]);
});

/** Matches the path of a file that a document names, with `<team>` and `*` for any name. */
function patternOf(name: string): RegExp {
  const path = name
    .replace(/\/$/, '')
    .replaceAll(/[.@]/g, String.raw`\$&`)
    .replaceAll(/<\w+>|\*/g, '[^/]+');
  return new RegExp(`(?:^|/)${path}$`);
}

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
/** The files and folders of the repository that docs/own-site.md is about. */
function filesOfMadeSite(): string[] {
  const { devDependencies: versions } = JSON.parse(textOf('shared/tools/create-site/package.json')) as {
    devDependencies: Record<string, string>;
  };
  const template = join(root, 'shared/tools/create-site/template');
  const names = { name: 'farmstand', remote: 'catalog', packages: undefined };
  const deploy = join(root, 'deploy');
  return siteFiles({ ...names, port: 3000, versions, template, deploy }).flatMap(([path]) =>
    path.split('/').map((_part, index, parts) => parts.slice(0, index + 1).join('/')),
  );
}

/** What pnpm does on its own, or runs from `node_modules/.bin`. */
const otherCommands = ['config', 'exec', 'install', 'pack', 'publish', 'changeset', 'is'];
/** The scripts of a repository that `npm create furrow-remote` makes, in which docs/own-repository.md runs commands. */
const { devDependencies } = JSON.parse(textOf('shared/tools/create-remote/package.json')) as {
  devDependencies: object;
};
const versions = Object.fromEntries(Object.keys(devDependencies).map((name) => [name, '1.0.0']));
const made = repositoryFiles({
  name: 'calendar',
  routes: [],
  packages: undefined,
  port: 3006,
  site: 'https://furrow.example',
  versions,
});
const { scripts: madeScripts } = JSON.parse(new Map(made).get('package.json') ?? '{}') as { scripts: object };

it.each(documents)('the commands that %s names exist', (document) => {
  const named = [...textOf(document).matchAll(/(?<![\w@-])pnpm (?!or )(?:run )?([a-z][\w-]*)/g)].map(
    ([, name = '']) => name,
  );
  const known = { ...scripts, ...(document === 'docs/own-repository.md' && madeScripts) };
  expect(named.filter((name) => !(name in known) && !otherCommands.includes(name))).toEqual([]);
});

it.each(documents)('the functions, types and settings that %s names are in the sources', (document) => {
  const named = codeIn(textOf(document)).flatMap((code) => /^\$?[A-Za-z]\w*(?=(?:\(.*\))?$)/.exec(code) ?? []);
  const unknown = named.filter((name) => /[a-z][A-Z]/.test(name) && !words().has(name) && !notHere.includes(name));
  expect(unknown).toEqual([]);
});

let known: Set<string> | undefined;

/** Every word of the sources of the workspace. */
function words(): Set<string> {
  known ??= new Set(
    [...sources.filter((file) => !file.startsWith('docs/')), ...atRoot]
      .filter((file) => /\.(?:[cm]?[jt]sx?|css|json|ya?ml|conf)$/.test(file) && file !== relative(root, __filename))
      .flatMap((file) => textOf(file).match(/[\w$]+/g) ?? []),
  );
  return known;
}

it.each(documents)('what %s says that packages export is in their sources', (document) => {
  const text = textOf(document);
  const told = [...text.matchAll(/`(\w+)` of\s+`(@furrow\/[\w/-]+)`/g)].map(([, name = '', of = '']) => ({ name, of }));
  const imported = [...text.matchAll(/^import (?:type )?\{([^}]+)\} from '(@furrow\/[\w/-]+)'/gm)].flatMap(
    ([, names = '', of = '']) => names.split(',').map((name) => ({ name: name.replace(/^\s*type /, '').trim(), of })),
  );
  const unknown = [...told, ...imported].filter(({ name, of }) => name && !isExported(name, of));
  expect(unknown).toEqual([]);
});

/** @param of the name of a module, or of a package for all its modules */
function isExported(name: string, of: string): boolean {
  const [, own = '', ...rest] = of.split('/');
  const home = sharedPackages().find((folder) => basename(folder) === own);
  if (!home) return false;
  const modules = rest.length > 0 ? [sourceOf(home, `./${rest.join('/')}`)] : sourcesOf(home);
  return modules.some((file) => file !== '' && exportsOf(file).includes(name));
}

it('says beside each block of commands that no test runs, that none does', () => {
  const blocks = documents.flatMap((file) =>
    [...textOf(file).matchAll(/```bash\n[^]*?```/g)].map(({ 0: block, index, input }) => {
      const before = input.slice(0, index).trimEnd().split('\n\n').at(-1) ?? '';
      const after =
        input
          .slice(index + block.length)
          .trimStart()
          .split('\n\n')[0] ?? '';
      return { file, block, said: `${before}\n${after}`.replaceAll(/\s+/g, ' ') };
    }),
  );
  expect(blocks.length).toBeGreaterThan(3);
  expect(blocks.filter(({ said }) => !/No test runs this/.test(said))).toEqual([]);
});
