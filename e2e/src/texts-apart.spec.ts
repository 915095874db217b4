import { overlappingTexts } from '@furrow/testing/texts-apart';
import { expect, test } from './test';

const page = (amount: string, more = '') => `
  <style>body { font: 32px/1.2 sans-serif } div { display: grid; grid-template-columns: 100px 200px } b { font-weight: 400; ${more} }</style>
  <div><b>${amount}</b><span>Monthly report</span></div>`;

for (const { what, content, found } of [
  { what: 'sees an amount that is wider than its column', content: page('−$120,000.00'), found: 1 },
  { what: 'leaves alone what fits', content: page('−$1.00'), found: 0 },
  {
    what: 'leaves alone what is cut off before the other text',
    content: page('−$120,000.00', 'overflow: hidden'),
    found: 0,
  },
  {
    what: 'leaves alone what screen readers alone have',
    content: page('−$120,000.00', 'clip-path: inset(50%)'),
    found: 0,
  },
  { what: 'leaves alone what nobody sees', content: page('−$120,000.00', 'visibility: hidden'), found: 0 },
]) {
  test(`the rule that no text lies on another one ${what}`, async ({ page }) => {
    await page.setContent(content);
    expect(await page.evaluate(overlappingTexts)).toHaveLength(found);
  });
}
