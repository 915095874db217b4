import { Package } from '@arethetypeswrong/core';
import { changesetProblems, contentOf, versionProblems } from './last-versions';

const folder = '/node_modules/@furrow/tag';
const packed = {
  name: '@furrow/tag',
  version: '1.0.0',
  dependencies: { '@furrow/formats': '^1.0.0', zod: '4.6.7' },
  devDependencies: { jest: '30.5.2' },
};
const content = (described: object = {}, files: Record<string, string> = {}) =>
  contentOf(
    new Package(
      {
        [`${folder}/package.json`]: JSON.stringify({ ...packed, ...described }),
        [`${folder}/dist/tag.js`]: 'export const tag = 1;',
        ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text])),
      },
      '@furrow/tag',
      '1.0.0',
    ),
  );

describe('the content of a package', () => {
  it.each([
    ['its own version', { version: '1.0.1' }, {}],
    ['the version of another package of ours', { dependencies: { '@furrow/formats': '^1.2.0', zod: '4.6.7' } }, {}],
    ['what its tests need', { devDependencies: {} }, {}],
    ['its README and its changelog', {}, { 'README.md': '# Tag', 'CHANGELOG.md': '# Tag' }],
    ['the map of its sources', {}, { 'dist/tag.js.map': '{}' }],
  ])('is the same when only this differs: %s', (_what, described, files) => {
    expect(content(described, files)).toBe(content());
  });

  it.each([
    ['a line of code', {}, { 'dist/tag.js': 'export const tag = 2;' }],
    ['a file more', {}, { 'dist/label.js': '' }],
    ['the version of a library', { dependencies: { '@furrow/formats': '^1.0.0', zod: '4.6.8' } }, {}],
    ['one package of ours less', { dependencies: { zod: '4.6.7' } }, {}],
    ['what it exports', { exports: './dist/tag.js' }, {}],
  ])('differs when this does: %s', (_what, described, files) => {
    expect(content(described, files)).not.toBe(content());
  });

  it('does not depend on when a program was bundled', () => {
    const program = (time: number) => content({}, { 'dist/tag.mjs': `run();\n// Made of [["tag.ts","120 ${time}"]]` });
    expect(program(1)).toBe(program(2));
    expect(program(1)).not.toBe(content({}, { 'dist/tag.mjs': 'walk();\n// Made of []' }));
  });
});

describe('a package', () => {
  const unchanged = {
    name: '@furrow/tag',
    version: '1.1.0',
    changelog: '# @furrow/tag\n\n## 1.1.0\n\n### Minor Changes\n\n- More.\n\n## 1.0.0\n',
    content: 'aa',
    recorded: 'aa',
    isDescribed: false,
  };

  it('passes while it holds what its last version held, and after that with a changeset', () => {
    expect(versionProblems(unchanged)).toEqual([]);
    expect(versionProblems({ ...unchanged, content: 'bb', isDescribed: true })).toEqual([]);
  });

  it('is refused when it changed without a changeset', () => {
    const sentence =
      'It has changed since version 1.1.0, and no changeset says what changed. Run "pnpm changeset" and describe the ' +
      'change for those who use @furrow/tag.';
    expect(versionProblems({ ...unchanged, content: 'bb' })).toEqual([sentence]);
    expect(versionProblems({ ...unchanged, recorded: undefined })).toEqual([sentence]);
  });

  it('is refused when its version was raised by hand', () => {
    expect(versionProblems({ ...unchanged, version: '1.2.0' })).toEqual([
      'Its version is 1.2.0, but its CHANGELOG.md begins with 1.1.0. Undo the change of the version, and run ' +
        '"pnpm versions", which raises both.',
    ]);
    expect(versionProblems({ ...unchanged, changelog: '' }).join()).toContain('begins with no version');
  });
});

it('refuses a changeset about an app, which is released in another way', () => {
  const releases = ['@furrow/tag', 'shop'].map((name) => ({ name, type: 'patch' as const }));
  expect(changesetProblems([{ id: 'new-label', summary: 'A label.', releases }], ['@furrow/tag'])).toEqual([
    '.changeset/new-label.md names shop, which is not a package that is sent to a registry.',
  ]);
});
