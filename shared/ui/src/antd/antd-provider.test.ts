import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { StyleSinkContext } from '../style-sink';
import { AntdProvider, InputNumber } from './antd';

async function prerenderTwoIslands() {
  const extracts: (() => string)[] = [];
  const island = createElement(AntdProvider, null, createElement(InputNumber, { 'aria-label': 'Land value' }));
  const { prelude } = await prerender(
    createElement(StyleSinkContext, { value: { add: (extract) => extracts.push(extract) } }, island, island),
  );
  return { extracts, html: await new Response(prelude).text() };
}

test('a prerendered page hands out the styles of its antd components once', async () => {
  const { extracts } = await prerenderTwoIslands();
  expect(extracts).toHaveLength(1);
  const ids = [...(extracts[0]?.() ?? '').matchAll(/data-css-hash="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the variables carry the class that is on every antd element', async () => {
  const { extracts, html } = await prerenderTwoIslands();
  const [, key] = /data-token-hash="([^"]+)"/.exec(extracts[0]?.() ?? '') ?? [];
  expect(key).toMatch(/^fw-\d/);
  expect(html).toMatch(new RegExp(`class="[^"]*\\b${key}\\b`));
});
