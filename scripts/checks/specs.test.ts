import { specsOf } from './specs';

it('finds the tests of a remote by their names, by the versions they ask for, and those that concern every remote', () => {
  const specs = new Map([
    ['shop.spec.ts', ''],
    ['shop-trace.spec.ts', ''],
    ['shopping.spec.ts', ''],
    ['dao.spec.ts', ''],
    ['every-route.spec.ts', ''],
    ['links.spec.ts', ''],
    ['mini-cart.spec.ts', "await page.goto(`/${livePath('shop')}/standalone/`);"],
    ['mini-cart-code.spec.ts', "const version = nextVersion('shop');"],
    ['release.spec.ts', "liveVersion('host')"],
  ]);
  expect(specsOf('shop', specs)).toEqual([
    'shop.spec.ts',
    'shop-trace.spec.ts',
    'every-route.spec.ts',
    'links.spec.ts',
    'mini-cart.spec.ts',
    'mini-cart-code.spec.ts',
  ]);
});

it('finds them in the workspace', () => {
  const names = specsOf('shop');
  expect(names).toEqual(expect.arrayContaining(['shop.spec.ts', 'mini-cart.spec.ts', 'mini-cart-code.spec.ts']));
  expect(names).not.toContain('dao.spec.ts');
});
