import fc from 'fast-check';
import { mapWithoutPaths, sortedManifest } from './reproducible-build';

const shared = ['react', 'effector', '@furrow/router~1'].map((name) => ({ id: `shop:${name}`, name, assets: [name] }));
const exposes = ['lifecycles', 'fragments'].map((name) => ({ id: `shop:${name}`, path: `./${name}` }));

it('writes the same manifest in whichever order the bundler lists the modules', () => {
  const anyOrder = <T>(list: T[]) => fc.shuffledSubarray(list, { minLength: list.length });
  fc.assert(
    fc.property(fc.array(fc.tuple(anyOrder(shared), anyOrder(exposes)), { minLength: 2, maxLength: 2 }), (orders) => {
      const [one, other] = orders.map(([shared, exposes]) =>
        sortedManifest(JSON.stringify({ name: 'shop', shared, exposes })),
      );
      expect(one).toBe(other);
    }),
  );
});

it('keeps everything that the manifest says', () => {
  expect(JSON.parse(sortedManifest(JSON.stringify({ name: 'shop', shared, exposes })))).toEqual({
    name: 'shop',
    shared: expect.arrayContaining(shared),
    exposes: expect.arrayContaining(exposes),
  });
});

it('leaves no path of the machine in a source map, neither as it is nor in the name of a module without a file', () => {
  const import_ = encodeURIComponent('import runtime from "/home/ana/farm shop/node_modules/runtime.js"');
  const map = JSON.stringify({
    sources: [`data:text/javascript,${import_}`, 'webpack://shop/src/page.tsx'],
    sourcesContent: ['import runtime from "/home/ana/farm shop/node_modules/runtime.js"', ''],
  });
  const portable = mapWithoutPaths(map, '/home/ana/farm shop');
  expect(portable).not.toMatch(/ana/);
  expect(JSON.parse(portable)).toEqual({
    sources: [
      `data:text/javascript,${encodeURIComponent('import runtime from "node_modules/runtime.js"')}`,
      'webpack://shop/src/page.tsx',
    ],
    sourcesContent: ['import runtime from "node_modules/runtime.js"', ''],
  });
});
