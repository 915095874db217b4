import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/process';
import type { Variant } from './fixtures';
import { nextVersion } from './origin';
import { expect } from './test';

/**
 * The next version of the shop, of which several tests need something: the cart in its header is called a basket, and a
 * press on its marketplace goes wrong as the document asks. A build takes long, so there is one for all of them.
 */
export async function nextShop(): Promise<Variant> {
  const marketplace = 'src/pages/marketplace/marketplace.page.tsx';
  const miniCart = 'src/fragments/mini-cart/mini-cart.fragment.tsx';
  const source = await readFile(join(root, 'remotes/shop', miniCart), 'utf8');
  expect(source).toContain('{words.cart}');
  return {
    folder: 'remotes/shop',
    version: nextVersion('shop'),
    files: {
      [marketplace]: await faulty(`remotes/shop/${marketplace}`, 'MarketplacePage'),
      [miniCart]: source.replace('{words.cart}', 'Basket'),
    },
  };
}

/**
 * The source of a page or fragment, with everything around it that may go wrong: a press goes wrong as the document says.
 *
 * @param component the name of the function that the file exports by default
 */
export async function faulty(file: string, component: string): Promise<string> {
  const exported = `export default function ${component}`;
  const source = await readFile(join(root, file), 'utf8');
  expect(source).toContain(exported);
  return `${source.replace(exported, `function ${component}`)}
import { useEffect, useState, type ComponentProps } from 'react';

/** Keeps the browser busy for so many milliseconds. */
function block(milliseconds: number) {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

function goWrong() {
  const { fault, milliseconds } = document.documentElement.dataset;
  if (fault === 'throw') throw new TypeError('no bale');
  if (fault === 'reject') void Promise.reject(new Error('no cart'));
  if (fault === 'block') block(Number(milliseconds));
}

export default function FaultyPage(props: ComponentProps<typeof ${component}>) {
  const [isShifted, shift] = useState(false);
  const [isDrawn, draw] = useState(false);
  useEffect(() => {
    document.addEventListener('test:shift', () => shift(true));
    document.addEventListener('test:draw', () => draw(true));
    document.addEventListener('test:empty', () => document.querySelector('main')?.replaceChildren());
    if (location.search === '?block') block(2500);
  }, []);
  return (
    <div onClickCapture={goWrong}>
      {isShifted && <div style={{ height: 400 }} />}
      <${component} {...props} />
      {isDrawn && (
        <img
          src="/share/furrow.png"
          alt="Drawn late"
          style={{ position: 'fixed', inset: 0, width: '100%', height: '90vh', pointerEvents: 'none' }}
        />
      )}
    </div>
  );
}
`;
}
