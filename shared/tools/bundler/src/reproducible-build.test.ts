import { rspack } from '@rspack/core';
import fc from 'fast-check';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { subresourceIntegrity } from './assets/subresource-integrity';
import { ReproducibleBuildPlugin, mapWithoutPaths, sortedHashes, sortedManifest } from './reproducible-build';

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

const crops = ['rye', 'oats', 'corn', 'beans'];

it('lists the hashes of chunks in one order, in the code and in its map', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'furrow-hashes-'));
  try {
    const imports = crops.map((crop) => `import(/* webpackChunkName: "${crop}" */ './${crop}.js');`);
    await writeFile(join(folder, 'package.json'), '{ "name": "field" }');
    await writeFile(join(folder, 'pnpm-lock.yaml'), '');
    await writeFile(join(folder, 'main.js'), imports.join('\n'));
    for (const crop of crops) await writeFile(join(folder, `${crop}.js`), `console.log('${crop}');`);
    const compiler = rspack({
      context: folder,
      mode: 'production',
      devtool: 'source-map',
      entry: './main.js',
      output: { path: folder, filename: 'built.js', chunkFilename: '[name].js', crossOriginLoading: 'anonymous' },
      optimization: { chunkIds: 'named' },
      plugins: [...subresourceIntegrity(), new ReproducibleBuildPlugin(folder)],
    });
    await new Promise<void>((done, fail) => {
      compiler.run((error, stats) => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(stats?.toString()));
        else compiler.close(() => done());
      });
    });
    const built = await readFile(join(folder, 'built.js'), 'utf8');
    const map = await readFile(join(folder, 'built.js.map'), 'utf8');
    const listed = (text: string, entry: RegExp) => [...text.matchAll(entry)].map(([, crop]) => crop);
    expect(listed(built, /(\w+):"sha384-/g)).toEqual([...crops].sort());
    expect(listed(map, /"(\w+)\\": ?\\"[*-]+CHUNK-SRI/g)).toEqual([...crops].sort());
  } finally {
    await rm(folder, { recursive: true });
  }
});

it('sorts each list of hashes for itself and changes nothing else', () => {
  const entry = (chunk: string) => `${chunk}: "*-*-*-CHUNK-SRI-HASH-Ab+/${chunk}="`;
  const code = (chunks: string[]) => `a.sriHashes = {${chunks.map(entry).join(',')}};\nb = { 9: "hash", 8: "hash" };`;
  fc.assert(
    fc.property(fc.shuffledSubarray(['7', '12', '107'], { minLength: 3 }), (chunks) => {
      expect(sortedHashes(code(chunks) + code(['3', '2']))).toBe(code(['107', '12', '7']) + code(['2', '3']));
    }),
  );
});
