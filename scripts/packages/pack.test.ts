import { Package } from '@arethetypeswrong/core';
import { noticeProblems } from './pack';

const problemsOf = (...files: string[]) =>
  noticeProblems(
    new Package(
      Object.fromEntries(files.map((file) => [`/node_modules/@furrow/tag/${file}`, '…'])),
      '@furrow/tag',
      '1.0.0',
    ),
  );

it('refuses a bundled program without the licenses of the packages whose code is in it', () => {
  expect(problemsOf('dist/tag.mjs', 'bin/packed.mjs')).toEqual(['It lacks dist/third-party-notices.txt.']);
  expect(problemsOf('dist/tag.mjs', 'dist/third-party-notices.txt')).toEqual([]);
});

it('asks for none in a package that is compiled, whose packages are installed beside it', () => {
  expect(problemsOf('dist/tag.js', 'bin/tag.mjs')).toEqual([]);
});
