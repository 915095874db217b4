import fc from 'fast-check';
import { formatVersionName, parseReleasePath, parseVersionName, releaseAddress, releaseFolder } from './release-name';

const names = fc.record({
  app: fc.stringMatching(/^[a-z][a-z0-9-]{0,8}$/),
  version: fc.stringMatching(/^\d{1,3}\.\d{1,3}\.\d{1,3}(-[0-9A-Za-z.-]{1,6})?$/),
});

it('reads every name of a version as it was written', () => {
  fc.assert(fc.property(names, (name) => expect(parseVersionName(formatVersionName(name))).toEqual(name)));
});

it('finds the release of every file in its folder, whatever the file is called', () => {
  fc.assert(
    fc.property(names, fc.string(), ({ app, version }, file) => {
      expect(parseReleasePath(`${releaseFolder(app, version)}/${file}`)).toEqual({ app, version, file });
      expect(releaseAddress(app, version)).toBe(`/${releaseFolder(app, version)}/`);
    }),
  );
});

it.each(['shop', 'shop@', '@1.0.0', 'shop@1.0', 'Shop@1.0.0', 'shop@1.0.0+local', 'shop@1.0.0/x', 'shop@1.0.0 '])(
  'takes "%s" for no version',
  (text) => expect(parseVersionName(text)).toBeUndefined(),
);

it.each(['shop/1.0.0', 'shop/latest/a.js', 'buy-food.html', '/shop/1.0.0/a.js', '.furrow/1.0.0/a', '_v/shop@1.0.0/a'])(
  'finds no release in the path "%s"',
  (path) => expect(parseReleasePath(path)).toBeUndefined(),
);
