import { fixtureSite, variants } from '../src/fixtures';
import { expect, test } from '../src/test';
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
