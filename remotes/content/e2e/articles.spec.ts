import { join } from 'node:path';
import { allApps } from '../../../scripts/workspace/apps';
import { run, root } from '../../../scripts/workspace/process';
import { livePath } from '../../../e2e/src/origin';
import { expect, markDocument, open, test } from '../../../e2e/src/test';

/** Articles are Markdown files: one file is a page, and its words travel as HTML. */

test('a new article begins with a command', async () => {
  const result = await run('tsx', [join(root, 'scripts/new.ts'), 'article', 'poems', 'Frost']);
  expect(result).toMatchObject({ code: 1 });
  expect(result.output).toContain('"poems" is not a kind of article.');
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

test('an article holds what other teams have of its subject, in their order, and each row of the landing page is filled by its team', async ({
  page,
}) => {
  const parts = () =>
    page
      .locator('main furrow-slot > furrow-fragment')
      .evaluateAll((all) => all.map((part) => [part.parentElement?.dataset.slot, part.dataset.fragment].join(' ')));
  await page.goto('/blog/supply-chain-custody');
  expect(await parts()).toEqual([
    'related shop/article-lots',
    'related giving/article-campaign',
    'related dao/article-votes',
  ]);
  const related = page.locator('furrow-slot[data-slot=related]');
  await expect(related.getByRole('heading', { level: 2 })).toHaveText(['In the marketplace', 'Campaign', 'Votes']);
  // Of this one nobody has something to say, and there is no gap.
  await page.goto('/blog/food-safety-by-the-clock');
  await expect(related).toBeEmpty();

  await page.goto('/');
  expect(await parts()).toEqual([
    'landing-campaigns giving/featured-campaigns',
    'landing-donations giving/food-bank-progress',
    'landing-market shop/featured-products',
    'landing-impact giving/impact-figures',
    'landing-votes dao/open-proposals',
  ]);
  await expect(page.locator('main furrow-fragment')).toHaveCount(5);
});

test('a part beside an article leads to its own page', async ({ page }) => {
  await open(page, '/blog/supply-chain-custody');
  await page.getByRole('link', { name: 'Summer berry box' }).click();
  await expect(page).toHaveURL(/\/marketplace\/lot\/summer-berries$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Summer berry box/);
});

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
