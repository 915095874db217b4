import { developedCopy, type DevelopedApp } from './developed-app';
import { buildVariant, release } from '../src/fixtures';
import { copiedSite, nextVersion } from '../src/origin';
import { expect, leaveAndClose, markDocument, open, test } from '../src/test';

/** How an article is written: one Markdown file, which is on screen as it is saved, and live once it is promoted. */

const frost = `---
title: The night before the frost
subject: Frost in the orchard
description: What to do on the evening before it, and what to leave alone.
category: Technology
date: 2025-04-01
author: amina
keywords: [frost]
whitepaper: Twelve pages with the readings of two springs.
picture:
  art: farm-orchard
  text: Rows of trees in an orchard.
---

It comes at night, and it comes from above.

## The evening before

Open the valves at four, and read how a [lot is traced](/blog/blockchain-food-traceability).

:::facts

- Valves: 12

:::
`;

test('a new article is one file: built, published and promoted it is read live, listed, and led to', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const files = { 'src/articles/blog/frost.md': frost };
  const dist = await buildVariant({ folder: 'remotes/content', version: nextVersion('content'), files });
  const site = await copiedSite();
  try {
    expect((await fetch(`${site.url}/blog/frost`)).status).toBe(404);
    await release(site.folder, [dist]);

    const answer = await fetch(`${site.url}/blog/frost`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Open the valves at four');
    expect(await (await fetch(`${site.url}/sitemap/content.xml`)).text()).toContain('/blog/frost</loc>');

    await open(page, `${site.url}/resources/blog`);
    const isSameDocument = await markDocument(page);
    await page.getByRole('main').getByRole('link', { name: 'The night before the frost' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The night before the frost');
    await expect(page.getByText('Open the valves at four')).toBeVisible();
    await page.getByRole('link', { name: 'lot is traced' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How a beet learned to tell the truth');
    expect(await isSameDocument()).toBe(true);
  } finally {
    await leaveAndClose(site, page);
  }
});

test.describe('while it is written', () => {
  // React in development recommends its tools.
  test.use({ allowed: /React DevTools/ });
  let app: DevelopedApp;
  test.setTimeout(180_000);
  test.beforeEach(async () => {
    app = await developedCopy('remotes/content', { 'src/articles/blog/frost.md': frost });
  });
  test.afterEach(async ({ page }) => {
    // The page is left before its server stops: what it was still loading is then cancelled, and does not fail.
    await page.goto('about:blank');
    await app.stop();
  });

  test('a saved article is on screen at once', async ({ page }) => {
    await page.goto(`${app.url}/#/blog/frost`);
    await expect(page.getByText('Open the valves at four')).toBeVisible();
    // A watcher on a busy machine may miss a file that is saved once.
    await expect(async () => {
      await app.save('src/articles/blog/frost.md', frost.replace('at four', 'at five'));
      await expect(page.getByText('Open the valves at five')).toBeVisible();
    }).toPass();
  });
});
