import { fixtureSite, variants } from '../src/fixtures';
import { expect, test, type Page } from '../src/test';
import { developedCopy, type DevelopedApp } from './developed-app';

/** A remote is developed in a pseudo-language, for which nobody has written a file. */

const messages = {
  'src/pages/words.ts': "export const sow = 'Sow now';\n",
  'src/pages/year.page.tsx': `import { PageMeta } from '@furrow/ui/page-meta';
import * as words from './words';

export default function YearPage() {
  return (
    <>
      <PageMeta title="Almanac" description="Month by month." path="/almanac" />
      <h1>{words.sow}</h1>
      <p>The rest</p>
    </>
  );
}
`,
};

test.use({ allowed: /React DevTools/ });

async function withApp(app: DevelopedApp, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await app.stop();
  }
}

test('a remote alone has longer texts, and what is no message is what it was', async ({ page }) => {
  test.setTimeout(300_000);
  const app = await developedCopy('e2e/fixtures/almanac', messages, undefined, 'qps');
  await withApp(app, async () => {
    await page.goto(`${app.url}/almanac`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('[Sów ñów ~~~]');
    await expect(page.getByText('The rest')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'qps');
  });
});

test('a remote in a live site runs from right to left', async ({ page }) => {
  test.setTimeout(300_000);
  const { almanac, barn, orchard, market, host } = variants;
  const live = await fixtureSite('pseudo', [almanac, barn, orchard, market, host]);
  const app = await developedCopy('e2e/fixtures/almanac', messages, live.url, 'ar-XB');
  await withApp(app, async () => {
    await page.goto(`${app.url}/almanac`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('\u202eSow now\u202c');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    // What the page still asks for would find nobody.
    await page.goto('about:blank');
  });
  await live.close();
});

/** The characters of the texts that a pattern finds in the page, from left to right. Runs in the page. */
function seen(pattern: string): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: match } of text.nodeValue?.matchAll(new RegExp(pattern, 'g')) ?? []) {
      const places = [...match].map((character, at) => {
        const range = document.createRange();
        range.setStart(text, index + at);
        range.setEnd(text, index + at + 1);
        return { character, left: range.getBoundingClientRect().left };
      });
      found.push(
        places
          .sort((one, other) => one.left - other.left)
          .map(({ character }) => character)
          .join(''),
      );
    }
  }
  return found;
}

test('values of a page from right to left are read in their own direction, whoever wrote them', async ({ page }) => {
  test.setTimeout(300_000);
  const app = await developedCopy('remotes/shop', {}, undefined, 'ar-XB');
  await withApp(app, async () => {
    await page.goto(`${app.url}/marketplace/lot/grass-fed-beef/proof/4`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Beside the record, and in the text that was signed.
    expect(await page.evaluate(seen, '\u2212\\d+ °C')).toEqual(['\u221219 °C', '\u221219 °C']);
    await page.goto(`${app.url}/marketplace/lot/heirloom-tomatoes/proof/3`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(seen, '\u2212[\\d.]+ kg')).toEqual(['\u221214.4 kg']);
    // What the page still asks for would find nobody.
    await page.goto('about:blank');
  });
});

/** Where the bead of the slider is, as a share of the rail's width from its left end. */
async function beadIn(page: Page): Promise<number> {
  const [bead, rail] = [await page.getByRole('slider').boundingBox(), await page.locator('.ant-slider').boundingBox()];
  return Math.round((100 * (bead!.x + bead!.width / 2 - rail!.x)) / rail!.width);
}

test('in a form from right to left, signs stand before their figures and the slider goes to the left', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const app = await developedCopy('remotes/farmer', {}, undefined, 'ar-XB');
  await withApp(app, async () => {
    await page.goto(`${app.url}/loan-application`);
    await page.getByLabel('Farm name').fill('Green Valley Farm');
    await page.getByLabel('Farm address').fill('12 Acequia Road');
    for (const list of ['Farm size', 'Primary crop', 'Farming type'])
      await page.getByLabel(list).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Loan Amount' }).click();
    const slider = page.getByRole('slider');
    await slider.press('Home');
    await expect(slider).toHaveAttribute('aria-valuenow', '1000');
    expect(await beadIn(page)).toBe(100);
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '2000');
    await slider.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '1000');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '100000');
    expect(await beadIn(page)).toBe(0);
    const [sign, typed] = [page.locator('.ant-input-number-prefix').first(), page.getByRole('spinbutton').first()];
    expect((await sign.boundingBox())!.x).toBeLessThan((await typed.boundingBox())!.x);
    expect(await page.evaluate(seen, '\u2212\\$[\\d,.]+\\d')).toEqual(['\u2212$2,000.00']);
  });
});

/** Buttons whose text goes to their edge, and fields that cut their hint and do not show that they do. Runs in the page. */
function tight(): string[] {
  const shown = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => element.checkVisibility());
  const textOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect();
  };
  const measured = document.createElement('canvas').getContext('2d')!;
  return shown.flatMap((element) => {
    const { borderLeftWidth, font, paddingLeft, paddingRight, textOverflow } = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (element instanceof HTMLInputElement && element.placeholder) {
      measured.font = font;
      const place = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const isLong = measured.measureText(element.placeholder).width > place;
      return isLong && textOverflow !== 'ellipsis' ? [`cut: ${element.placeholder}`] : [];
    }
    if (!element.matches('button, a') || parseFloat(borderLeftWidth) === 0 || !element.textContent) return [];
    const text = textOf(element);
    const isTight = Math.min(text.left - box.left, box.right - text.right) < 7;
    return isTight ? [`to the edge: ${element.textContent}`] : [];
  });
}

test('longer texts of the shop have room on a phone', async ({ page }) => {
  test.setTimeout(300_000);
  const app = await developedCopy('remotes/shop', {}, undefined, 'qps');
  await withApp(app, async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/buy-food', '/marketplace', '/marketplace/lot/heirloom-tomatoes', '/checkout', '/orders']) {
      await page.goto(`${app.url}${path}`);
      await expect(page.getByRole('main')).toContainText('~~');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(tight), path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(390);
    }
    // What the page still asks for would find nobody.
    await page.goto('about:blank');
  });
});
