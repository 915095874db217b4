import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressIn } from '@furrow/formats/language-address';
import { htmlOf } from '../../../e2e/src/document-text';
import { livePages } from '../../../e2e/src/origin';
import { expect, test } from '../../../e2e/src/test';

const data = join(import.meta.dirname, '../src/data');
const texts = /'((?:[^'\n\\]|\\.)+)'/g;
/** What the team has translated, by the keys of its table: a test of the site sees the code of no remote. */
const translated = new Map(
  [
    ...readFileSync(join(data, 'trace-words.es.ts'), 'utf8').matchAll(
      /'((?:[^'\n\\]|\\.)+)':\s+'((?:[^'\n\\]|\\.)+)'/g,
    ),
  ].map(([, text = '', said = '']) => [text, said]),
);
/** The texts of traces that Spanish says in another way. */
const english = readdirSync(join(data, 'traces')).flatMap((file) =>
  [...readFileSync(join(data, 'traces', file), 'utf8').matchAll(texts)].flatMap(([, text = '']) =>
    (translated.get(text) ?? text) === text ? [] : [text],
  ),
);

test('no page and no fragment in Spanish shows a text of a trace in English', async ({ page }) => {
  expect(english.length).toBeGreaterThan(200);
  const unsaid: string[] = [];
  for (const address of livePages().map(({ path }) => addressIn(path, 'es'))) {
    const shown = await page.evaluate((html) => {
      const sent = new DOMParser().parseFromString(html, 'text/html');
      const labels = [...sent.querySelectorAll('[aria-label], [alt], [title]')].flatMap((element) =>
        ['aria-label', 'alt', 'title'].map((name) => [element, element.getAttribute(name)] as const),
      );
      const texts = [...sent.body.querySelectorAll(':not(script, style)')].flatMap((element) =>
        [...element.childNodes].map((node) => [element, node.nodeType === 3 ? node.nodeValue : null] as const),
      );
      return [...labels, ...texts].flatMap(([element, text]) => {
        const part = element.closest('[data-island], [data-fragment]');
        const isOfShop = part?.matches('[data-island="shop"], [data-fragment^="shop/"]');
        const isSpanish = element.closest('[lang]')?.getAttribute('lang') === 'es';
        return text && isOfShop && isSpanish ? [text.trim()] : [];
      });
    }, htmlOf(address));
    // A word alone may be part of a name, such as that of a laboratory.
    const found = english.filter((text) =>
      shown.some((each) => each === text || (text.includes(' ') && each.includes(text))),
    );
    unsaid.push(...new Set(found.map((text) => `${address}: ${text}`)));
  }
  expect(unsaid).toEqual([]);
});
