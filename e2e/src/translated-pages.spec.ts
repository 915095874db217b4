import { expect, hydrated, test, withholdScripts, type Page } from './test';

/** Pages whose visitors have their browser translate them, before the code of a page is there and after that. */

test.beforeEach(async ({ page }) => {
  await page.addInitScript(translateDocument);
});

/**
 * What the translators of Chrome and Edge do to a document: an element comes in before each text node, and the text node
 * goes. What is added later is translated a moment later, and what says `translate="no"` is left alone.
 * See https://github.com/facebook/react/issues/11538.
 */
function translateDocument() {
  const kept = 'script, style, template, textarea, [translate=no], font';
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(kept)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      // Another script, as in a translation into Russian, and the same number of letters.
      inner.textContent = text.data.replaceAll('a', 'а');
      outer.append(inner);
      text.before(outer);
      text.remove();
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      setTimeout(() => added.forEach(translate), 100);
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/** The words of the specification, as the translator above writes them. */
const said = (words: string) => words.replaceAll('a', 'а');
const isTranslated = (page: Page) => page.evaluate(() => !/a/.test(document.querySelector('main h1')!.textContent));

test('the first press counts on a page that sleeps, and on a part of another team in it', async ({ page }) => {
  await page.goto('/case-studies/green-valley');
  await page.getByRole('button', { name: /^Add to Cart, Heirloom/ }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: said('1 item') })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: said('Connect'), exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: said('Disconnect') })).toBeFocused();
});

test('what was typed before the code is there stays, and the form goes on from there', async ({ page }) => {
  const letThrough = await withholdScripts(page, 'farmer');
  await page.goto('/loan-application', { waitUntil: 'domcontentloaded' });
  expect(await isTranslated(page)).toBe(true);
  const name = page.getByLabel(said('Farm name'));
  await name.fill('Green Valley Farm');
  await page.getByLabel(said('Farm address')).pressSequentially('12 Acequia Road');
  const typed = await name.elementHandle();
  letThrough();
  await hydrated(page);
  expect(await name.evaluate((field, before) => field === before, typed)).toBe(true);
  await expect(name).toHaveValue('Green Valley Farm');
  await expect(page.getByLabel(said('Farm address'))).toBeFocused();
  await page.getByRole('button', { name: said('Continue to Loan Amount') }).click();
  await expect(page.getByRole('region', { name: /^Your lo.n$/ })).toBeVisible();
  await expect.poll(() => isTranslated(page)).toBe(true);
});

test('the first page is translated again once it is alive, and so are pages that come later', async ({ page }) => {
  await page.goto('/campaigns');
  await hydrated(page);
  await expect.poll(() => isTranslated(page)).toBe(true);
  await page
    .getByRole('main')
    .getByRole('link', { name: said('Learn More') })
    .first()
    .click();
  await expect(page).toHaveURL('/farm-details/green-valley');
  await expect.poll(() => isTranslated(page)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible();
});
