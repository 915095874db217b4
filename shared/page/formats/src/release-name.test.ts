import fc from 'fast-check';
import {
  formatVersionName,
  isPreviewVersion,
  parseReleasePath,
  parseVersionName,
  previewVersionOf,
  releaseFolder,
} from './release-name';

const names = fc.record({
  app: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  version: fc.stringMatching(
    /^(0|[1-9]\d?)\.(0|[1-9]\d?)\.(0|[1-9]\d?)(-(0|[1-9]\d?|\d?[A-Za-z-][0-9A-Za-z-]{0,3})(\.(0|[1-9]\d?|[A-Za-z-]{1,3})){0,2})?$/,
  ),
});

it.each(['01.2.3', '1.02.3', '1.2.03', '1.2', '1.2.3-', '1.2.3-a..b', '1.2.3-.', '1.2.3-a.', '1.2.3-01', '1.2.3+a'])(
  'takes %s for no version, as https://semver.org does',
  (version) => {
    expect(parseVersionName(`shop@${version}`)).toBeUndefined();
    expect(parseReleasePath(`shop/${version}-0123456789abcdef/page.js`)?.version).not.toBe(version);
  },
);

it('reads every name of a version as it was written', () => {
  fc.assert(fc.property(names, (name) => expect(parseVersionName(formatVersionName(name))).toEqual(name)));
});

it.each([
  ['1.5.0', 'pr-12', '1.5.0-preview-pr-12'],
  ['1.5.0-rc.1', 'pr-12', '1.5.0-rc.1.preview-pr-12'],
])('calls a build of %s for the preview %s by a version that never goes live', (number, preview, version) => {
  expect(previewVersionOf(number, preview)).toBe(version);
  expect(parseVersionName(`shop@${version}`)).toEqual({ app: 'shop', version });
  expect([isPreviewVersion(version), isPreviewVersion(number)]).toEqual([true, false]);
});

it('finds the release of every file in its folder, with a hash and in an older folder without one, whatever the file is called', () => {
  const hashes = fc.stringMatching(/^[0-9a-f]{16}$/);
  fc.assert(
    fc.property(names, hashes, fc.string(), ({ app, version }, hash, file) => {
      const folder = releaseFolder(app, version, hash);
      expect(parseReleasePath(`${folder}/${file}`)).toEqual({ app, version, hash, folder, file });
      const older = `${app}/${version}`;
      expect(parseReleasePath(`${older}/${file}`)).toEqual({ app, version, hash: undefined, folder: older, file });
    }),
  );
});

it.each([
  ['shop/1.4.0-0123456789abcdef/a.js', '1.4.0', '0123456789abcdef'],
  ['shop/1.4.0-rc.1-0123456789abcdef/a.js', '1.4.0-rc.1', '0123456789abcdef'],
  ['shop/1.4.0-rc.1/a.js', '1.4.0-rc.1', undefined],
  ['shop/1.4.0-0123456789abcde/a.js', '1.4.0-0123456789abcde', undefined],
])('tells the version of %s from its hash', (path, version, hash) =>
  expect(parseReleasePath(path)).toMatchObject({ version, hash, file: 'a.js' }),
);

it.each(['shop', 'shop@', '@1.0.0', 'shop@1.0', 'Shop@1.0.0', 'shop@1.0.0+local', 'shop@1.0.0/x', 'shop@1.0.0 '])(
  'takes "%s" for no version',
  (text) => expect(parseVersionName(text)).toBeUndefined(),
);

it.each(['shop/1.0.0', 'shop/latest/a.js', 'buy-food.html', '/shop/1.0.0/a.js', '.furrow/1.0.0/a', '_v/shop@1.0.0/a'])(
  'finds no release in the path "%s"',
  (path) => expect(parseReleasePath(path)).toBeUndefined(),
);
