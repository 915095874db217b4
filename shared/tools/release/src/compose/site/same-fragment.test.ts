import { classHashLength } from '@furrow/formats/class-names';
import { integrityOf } from '../../domain/integrity';
import { toJson } from '../../domain/json';
import { memoryStorage } from '../../store/memory-storage';
import type { StoredRelease } from '../../domain/stored-release';
import { changedFragments } from './same-fragment';

type Built = {
  build: string;
  html?: string;
  source?: string;
  picture?: string;
  hasMaps?: boolean;
  name?: string;
};

const storage = memoryStorage();

/** A release of one fragment as a bundler leaves it: with the name of the build in files, classes and code. */
async function released({
  build,
  html = 'Cart',
  source = 'export const add = 1;',
  picture = 'cart.11111111.svg',
  hasMaps = true,
  name = 'mini-cart',
}: Built): Promise<StoredRelease> {
  const folder = `shop/1.0.${build.length}-${build.padEnd(16, '0')}`;
  const file = `7.${build}.js`;
  const document = {
    name,
    react: '19.3',
    hydrate: 'load',
    variants: [
      {
        props: {},
        html: `<a class="root-${build.slice(0, classHashLength)} fw-link" href="/${folder}/cart.svg">${html}</a>`,
      },
    ],
    assets: { scripts: ['remoteEntry.js', file], styles: [], shared: {} },
  };
  const described = `fragments/${name}.json`;
  await storage.write(`${folder}/${described}`, toJson(document));
  await storage.write(`${folder}/remoteEntry.js`, build);
  await storage.write(`${folder}/${file}`, `/* ${build} */ a("${picture}")`);
  const sources = [
    ['webpack://shop/../../shared/ui/src/button.tsx', 'button'],
    ['webpack://shop/./src/mini-cart.tsx', source],
    ['webpack://shop/css ./src/mini-cart.module.css', `root-${build}`],
  ];
  const map = { sources: sources.map(([one]) => one), sourcesContent: sources.map(([, text]) => text) };
  if (hasMaps) await storage.write(`${folder}/${file}.map`, toJson(map));
  const fragments = [{ name, schema: {}, variants: [{}] }];
  const files = { [described]: { integrity: integrityOf(toJson(document)) } };
  return { folder, version: '1.0.0', fragments, files } as unknown as StoredRelease;
}

it.each<[string, Built, string[]]>([
  ['the build alone', { build: 'bbbbbbbb' }, []],
  ['its HTML', { build: 'cccccccc', html: 'Basket' }, ['mini-cart']],
  ['a source of its code', { build: 'dddddddd', source: 'export const add = 2;' }, ['mini-cart']],
  ['a picture', { build: 'eeeeeeee', picture: 'cart.22222222.svg' }, ['mini-cart']],
  ['its code, of which nobody knows the sources', { build: 'ffffffff', hasMaps: false }, ['mini-cart']],
  ['its name', { build: '99999999', name: 'basket' }, ['mini-cart', 'basket']],
])('tells whether a fragment differs where a build differs in %s', async (_what, next, changed) => {
  const found = await changedFragments(storage, await released({ build: 'aaaaaaaa' }), await released(next));
  expect([...found]).toEqual(changed);
});

it('takes a fragment for another one where the version before is damaged', async () => {
  const before = await released({ build: 'aaaaaaaa' });
  await storage.write(`${before.folder}/fragments/mini-cart.json`, '{}');
  expect([...(await changedFragments(storage, before, await released({ build: 'bbbbbbbb' })))]).toEqual(['mini-cart']);
});

it('takes every fragment of an app that is new for another one', async () => {
  expect([...(await changedFragments(storage, undefined, await released({ build: 'aaaaaaaa' })))]).toEqual([
    'mini-cart',
  ]);
});
