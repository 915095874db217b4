import { join } from 'node:path';
import { allApps } from '../../scripts/workspace/apps';
import { run, root } from '../../scripts/workspace/process';
import { developedCopy, type DevelopedApp } from './developed-app';
import { buildVariant, release } from './fixtures';
import { copiedSite, livePath, nextVersion } from './origin';
import { expect, markDocument, open, test } from './test';

/** Articles are Markdown files: one file is a page, and its words travel as HTML. */

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

test.describe('a new article', () => {
  test.describe.configure({ timeout: 300_000 });

  test('is one file: built, published and promoted it is read live, listed, and led to', async ({ page }) => {
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
      await page.goto('about:blank');
      await site.close();
    }
  });

  test('begins with a command', async () => {
    const result = await run('tsx', [join(root, 'scripts/new.ts'), 'article', 'poems', 'Frost']);
    expect(result).toMatchObject({ code: 1 });
    expect(result.output).toContain('"poems" is no kind of article.');
  });
});

const article = '/blog/blockchain-food-traceability';
const sentence = 'Take one crate of beets from Green Valley in Oregon.';

test('the words of an article are in its document once, and in no script', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()));
  await open(page, article);
  expect((await (await request.get(article)).text()).split(sentence)).toHaveLength(2);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) expect(await (await request.get(script)).text(), script).not.toContain(sentence);
});

for (const path of [article, '/case-studies/green-valley', '/resources/food-safety-guide', '/legal/cookies']) {
  test(`every block of ${path} has its styles`, async ({ page }) => {
    await open(page, path);
    const unstyled = await page.locator('[data-static-html]').evaluate((body) => {
      const styles = [...document.styleSheets]
        .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
        .join();
      const names = [...body.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
      // Icons have their names as classes, which nobody styles.
      const styled = [...new Set(names)].filter((name) => !name.startsWith('lucide'));
      return styled.filter((name) => !styles.includes(`.${CSS.escape(name)}`));
    });
    expect(unstyled).toEqual([]);
  });
}

test('an article that one comes back to is there without a request', async ({ page }) => {
  await open(page, article);
  const isSameDocument = await markDocument(page);
  await page
    .getByRole('complementary')
    .or(page.getByRole('main'))
    .getByRole('link', { name: 'How a farm earns a carbon credit' })
    .first()
    .click();
  await expect(page.getByText('A tree has no bank account.')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goBack();
  await expect(page.getByText(sentence)).toBeVisible();
  expect(asked.filter((url) => url.includes('/static/'))).toEqual([]);
  expect(await isSameDocument()).toBe(true);
});

test.describe('when the words of an article do not come', () => {
  test.use({ allowed: /content \d+\.\d+\.\d+ failed|ERR_FAILED|Failed to (load|fetch)|static\/blog/ });

  test('the page says so, and brings them when one tries again', async ({ page }) => {
    // In the site they come with the HTML of the page. The page of the remote alone asks for them apart.
    await page.goto(`/${livePath('content')}/standalone/index.html#/resources/blog`);
    await page.route('**/static/blog/*.json', (route) => route.abort());
    const link = page.getByRole('main').getByRole('link', { name: 'How a farm earns a carbon credit' });
    await link.click();
    const problem = page.getByRole('alert').filter({ hasText: 'This part could not be shown' });
    await expect(problem).toBeVisible();
    await page.unroute('**/static/blog/*.json');
    await problem.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText('A tree has no bank account.')).toBeVisible();
  });
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

test('the licenses of every app that is live are linked and served', async ({ page, request }) => {
  await open(page, '/legal/licenses');
  const links = await page
    .getByRole('main')
    .locator('a[href^="/licenses/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect([...links].sort()).toEqual(
    allApps()
      .map(({ name }) => `/licenses/${name}.txt`)
      .sort(),
  );
  for (const address of links) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    expect(answer.headers()['content-type']).toContain('text/plain');
    expect(await answer.text(), address).toMatch(/^MIT License$/m);
  }
});
