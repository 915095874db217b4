import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { remoteFolders } from '@furrow/bundler/workspace';
import { root, run } from './process';

/**
 * Whoever needs the remotes finds them in their folders, so that deleting one changes nothing else: a walk of e2e/walks
 * does it.
 */

const names = remoteFolders().map((folder) => basename(folder));

/** The files that name the folder of a remote all the same, and why deleting it breaks none of them. */
const reasons: Record<string, string> = {
  '.github/CODEOWNERS': 'each team has a line, which goes with its folder',
  'jest.config.js': 'articles of content are read by programs of its own, if they are there',
  'knip.json': 'articles of content are read by programs of its own',
  'scripts/jest/article.mjs': 'articles of content are read by programs of its own; nothing else asks for it',
  'scripts/bench/monolith/rspack.config.ts': 'articles of content are read by programs of its own, if they are there',
  'scripts/bench/returning.ts': 'the benchmark changes one page of the shop',
  'e2e/src/next-shop.ts': 'tests of what goes wrong change one page of the shop',
  'e2e/src/translations.spec.ts': 'the test releases giving with its translation and without it',
  'e2e/walks/next-shop.spec.ts': 'the walk releases the shop with a change of its part in the header',
  'e2e/walks/pseudo-languages.spec.ts': 'the walk develops farmer, whose loan has the slider of the site',
  'e2e/walks/developed-slots.spec.ts': 'the walk develops giving, which fills a slot of a page of content',
  'e2e/walks/shop-preview.spec.ts': 'the walk shows a preview of the shop, with its real cart',
  'e2e/walks/slots.spec.ts': 'the walk follows docs/slots.md, whose example is giving',
  'scripts/docs/shares.test.ts': 'the test compares the tests of the shop by their names',
  'scripts/docs/cookie-policy.test.ts': 'the page about cookies is an article of content',
  'shared/tools/furrow/src/messages-command.walk.test.ts':
    'the walk follows docs/languages.md, whose example is the shop',
  'shared/tools/release/src/domain/refusals/build-refusals.ts': 'the table shows what a refusal looks like',
  'e2e/walks/new-article.spec.ts': 'the walk adds an article to content',
  'e2e/walks/releasing.spec.ts': 'the walk follows docs/releasing.md, whose example is the shop',
};

/** Tests that write a workspace of their own, whose remotes have names as well. */
const madeUp = [
  'scripts/rules.walk.test.ts',
  'shared/tools/bundler/src/source-hash.test.ts',
  'shared/tools/create-remote/src/remote-problem.test.ts',
  'shared/tools/bundler/src/workspace.test.ts',
  'shared/tools/release/src/cli/cli.test.ts',
  'shared/tools/release/src/cli/terminal.walk.test.ts',
  'shared/tools/release/src/testing/workspace.ts',
];

it('names the folder of no remote outside it, except where there is a reason', async () => {
  const { output } = await run('git', ['ls-files', '--', ':!remotes', ':!docs', ':!*.md', ':!pnpm-lock.yaml'], {
    folder: root,
  });
  const files = output.split('\n').filter((file) => /\.(?:[cm]?[jt]sx?|json|ya?ml)$|CODEOWNERS$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  const place = new RegExp(String.raw`\bremotes/(?:${names.join('|')})\b`);
  const naming: string[] = [];
  for (const file of files.filter((one) => !madeUp.includes(one))) {
    const text = await readFile(join(root, file), 'utf8').catch(() => '');
    if (place.test(text)) naming.push(file);
  }
  expect(naming.filter((file) => !(file in reasons))).toEqual([]);
});

it('lists the remotes by hand in no test of the composed site, so that a new one is compared as well', async () => {
  const { output } = await run('git', ['ls-files', '--', 'e2e/**.spec.ts', 'remotes/*/e2e/**.ts', 'e2e/src/**.ts'], {
    folder: root,
  });
  const files = output.split('\n').filter(Boolean);
  expect(files.length).toBeGreaterThan(100);
  const name = `'(?:${names.join('|')})'`;
  const list = new RegExp(String.raw`${name},\s*${name}`);
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8').catch(() => '')));
  expect(files.filter((_, index) => list.test(texts[index] ?? ''))).toEqual([]);
});
