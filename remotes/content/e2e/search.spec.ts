import { expectAccessible } from '@furrow/testing/accessibility';
import { addressIn } from '@furrow/formats/language-address';
import type { SearchEntry } from '@furrow/formats/search-entry';
import { expect, markDocument, open, test, type Page } from '../../../e2e/src/test';

/** The search in the header, as a visitor meets it. */

const field = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

test('a slash opens it on a page that sleeps, Enter goes to the lot in the same document, and Back returns', async ({
  page,
}) => {
  const index: string[] = [];
  page.on('request', (request) => request.url().endsWith('/search.json') && index.push(request.url()));
  await page.goto('/about', { waitUntil: 'networkidle' });
  expect(index, 'nothing is loaded for a search that is not opened').toEqual([]);
  const isSameDocument = await markDocument(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('heirlom tomato');
  const lot = group(page, 'Close to “heirlom tomato”').getByRole('option', {
    name: /Heirloom tomatoes .*one letter off/,
  });
  await expect(lot).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/marketplace/lot/heirloom-tomatoes');
  await expect(field(page)).toBeHidden();
  expect(index).toHaveLength(1);
  expect(await isSameDocument()).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('it finds what every team gives to it', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('Control+k');
  for (const [query, kind] of [
    ['winter greens', 'Lot'],
    ['green valley farm', 'Farm'],
    ['drone irrigation', 'Campaign'],
    ['valley that sells', 'Case study'],
    ['soil carbon credits', 'Whitepaper'],
    ['field onboarding lead', 'Job'],
    ['treasury', 'Page'],
  ] as const) {
    await field(page).fill(query);
    await expect(
      group(page, 'Exact')
        .getByRole('option', { name: new RegExp(` ${kind} `) })
        .first(),
    ).toBeVisible();
  }
  await field(page).fill('webhooks');
  await group(page, 'Exact')
    .getByRole('option', { name: /Webhooks/ })
    .first()
    .click();
  await expect(page).toHaveURL('/resources/docs#webhooks');
});

for (const language of ['', 'es'])
  test(`each link of the header and the footer finds its page by its words${language && `: ${language}`}`, async ({
    page,
    request,
  }) => {
    await page.goto(addressIn('/', language));
    const links = await page
      .getByRole('banner')
      .or(page.getByRole('contentinfo'))
      .locator('a')
      .evaluateAll((anchors) =>
        anchors.map((anchor) => {
          // A link of a menu is its label, and a line about it.
          const texts = document.createTreeWalker(anchor, NodeFilter.SHOW_TEXT);
          return {
            label: texts.nextNode()?.textContent ?? '',
            address: new URL((anchor as HTMLAnchorElement).href).pathname,
          };
        }),
      );
    const entries = (await (await request.get(addressIn('/search.json', language))).json()) as SearchEntry[];
    const labelled = entries
      .filter(({ href, lang }) => href !== '/' && lang === undefined)
      .flatMap(({ href, title }) =>
        links.filter(({ address }) => address === addressIn(href, language)).map(({ label }) => ({ label, title })),
      );
    expect(labelled.length).toBeGreaterThan(5);
    await page.keyboard.press('/');
    for (const { label, title } of labelled) {
      await page.getByRole('combobox').fill(label);
      const found = group(page, language ? 'Exactos' : 'Exact').getByRole('option');
      await expect(found.filter({ hasText: title }).first(), `“${label}” finds “${title}”`).toBeAttached();
    }
  });

test('what is close stands where nothing is exact, and an arrow and Enter open the marked one', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('/');
  const marked = page.getByRole('option', { selected: true });
  await field(page).fill('loan');
  await expect(marked).toHaveAccessibleName(/^Apply for a loan .*Page title$/);
  await field(page).fill('tomatto');
  await expect(group(page, 'Close to “tomatto”').getByRole('option', { name: /^Heirloom tomatoes/ })).toBeVisible();
  await field(page).fill('money');
  await expect(group(page, 'Exact').getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('group', { name: /^Close to/ })).toHaveCount(0);

  await field(page).fill('farm');
  await expect(page.getByRole('option').nth(9)).toBeAttached();
  // A pointer at rest over the list, which then scrolls under it. The first move that a document hears of has no length.
  const box = await page.getByRole('option').nth(3).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 20, { steps: 2 });
  await expect(page.getByRole('option').nth(3)).toHaveAttribute('aria-selected', 'true');
  for (let press = 0; press < 6; press++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option').nth(9)).toHaveAttribute('aria-selected', 'true');
  const title = await marked.locator('span span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeHidden();
  await expect(page).toHaveTitle(new RegExp(title ?? 'no title'));
});

test('whitepapers, jobs and pages are found with a picture that loads, and each word at the foot stands clear of its keys', async ({
  page,
}) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  for (const title of [
    'Insurance without an adjuster',
    'Field onboarding lead',
    'Buy food straight from the farms',
    'Careers: jobs in farming',
    'Governance forum',
    'Apply for a loan',
    'Weigh slip, 185 kg',
  ]) {
    await field(page).fill(title);
    const found = group(page, 'Exact').getByRole('option', { name: title }).first();
    await expect(found.locator('img')).toBeVisible();
    const width = () => found.locator('img').evaluate((picture: HTMLImageElement) => picture.naturalWidth);
    await expect.poll(width, title).toBeGreaterThan(0);
  }
  const gaps = await page
    .getByText('move', { exact: true })
    .locator('xpath=..')
    .locator('kbd:last-child')
    .evaluateAll((keys) =>
      keys.map((key) => {
        const word = document.createRange();
        word.selectNodeContents(key.parentElement!.lastChild!);
        // The space before the word is a part of its text.
        word.setStart(word.startContainer, 1);
        return word.getBoundingClientRect().left - key.getBoundingClientRect().right;
      }),
    );
  expect(gaps).toHaveLength(4);
  for (const gap of gaps) expect(gap).toBeGreaterThan(6);
});

test('what has no picture on its page is found with the one of its area', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('/');
  for (const [query, count] of [
    ['legal', 4],
    ['Track a lot', 1],
    ['Webhooks', 2],
    ['Guide for growers', 1],
    ['Food safety guide', 1],
    ['Contact us', 1],
    ['Press kit', 4],
    ['Bug bounty', 1],
    ['PROP-2025', 3],
    ['Proposal voting', 1],
    ['Treasury: what', 1],
  ] as const) {
    await field(page).fill(query);
    const options = group(page, 'Exact').getByRole('option');
    await expect.poll(() => options.count(), query).toBeGreaterThanOrEqual(count);
    await expect(options.filter({ hasNot: page.locator('img') }), query).toHaveCount(0);
    for (const picture of await options.locator('img').all())
      await expect
        .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth), query)
        .toBeGreaterThan(0);
  }
});

test('Escape clears it, closes it, and leaves the focus on the button', async ({ page }) => {
  await open(page, '/campaigns');
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await field(page).fill('honey');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(group(page, 'Start here').getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('it is accessible with results, in both themes and widths', async ({ page }) => {
  await open(page, '/careers');
  await page.keyboard.press('/');
  await field(page).fill('green');
  await expect(group(page, 'Exact')).toBeVisible();
  await expectAccessible(page);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no word of a title goes on in the next line after its hyphen', async ({ page }) => {
    await open(page, '/careers');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    for (const query of ['food', 'community']) {
      await field(page).fill(query);
      await expect(page.getByRole('option', { name: /FRB-2025-00/ }).first()).toBeVisible();
      expect(await page.getByRole('listbox').evaluate(brokenAtHyphen)).toEqual([]);
    }
  });
});

/** Words with a hyphen that two lines share. Runs in the page. */
function brokenAtHyphen(list: Element): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const match of text.textContent?.matchAll(/\S*-\S+/g) ?? []) {
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(match[0]);
    }
  }
  return broken;
}

test.describe('without its index', () => {
  test.use({ allowed: /search\.json|Failed to load|ERR_FAILED/ });

  test('it says so, and tries again', async ({ page }) => {
    await page.route('**/search.json', (route) => route.abort(), { times: 1 });
    await open(page, '/careers');
    await page.keyboard.press('/');
    await expect(page.getByRole('alert')).toContainText('Search did not load.');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(group(page, 'Start here')).toBeVisible();
  });
});

test('on a phone no line stays under a word that the end of its row cuts off', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.keyboard.press('/');
  await field(page).fill('press');
  await expect(page.getByRole('option', { name: /^Press kit/ })).toBeVisible();
  const edges = await page.getByRole('option').evaluateAll((options) =>
    options
      .flatMap((option) => [...option.querySelectorAll('mark')])
      .filter((mark) => mark.getBoundingClientRect().right > (mark.parentElement?.getBoundingClientRect().right ?? 0))
      .map((mark) => getComputedStyle(mark).borderBlockEndWidth),
  );
  // What is cut off takes its underline with it; the edge of a box would stay below the ellipsis.
  expect([...new Set(edges)]).toEqual(['0px']);
});
