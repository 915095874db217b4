import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../scripts/workspace/process';
import { variants, type Variant } from './fixtures';
import { expect } from './test';

/**
 * A version of the almanac in which a press on its page or on its fragment goes wrong as the document asks, and nothing
 * does until then.
 */
export async function faultyAlmanac(version: string): Promise<Variant> {
  const { folder } = variants.almanac;
  const [page, fragment] = ['src/pages/year.page.tsx', 'src/fragments/sowing.fragment.tsx'];
  const files = {
    [page]: await faulty(`${folder}/${page}`, 'YearPage'),
    [fragment]: await faulty(`${folder}/${fragment}`, 'SowingFragment'),
  };
  return { folder, version, files };
}

/**
 * The source of a page or fragment, with everything around it that may go wrong: a press goes wrong as the document says.
 *
 * @param component the name of the function that the file exports by default
 */
async function faulty(file: string, component: string): Promise<string> {
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
