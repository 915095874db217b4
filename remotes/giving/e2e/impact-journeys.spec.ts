import { expectAccessible } from '@furrow/testing/accessibility';
import { expect, hydrated, open, test, withhold } from '../../../e2e/src/test';
import { phone } from '../../../e2e/src/touch';

/** The impact of a visitor’s gifts, and sharing it. */

test.describe('sharing', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies the message and the link, each for two seconds, and keeps the keyboard inside', async ({ page }) => {
    await open(page, '/my-donations');
    const opener = page.getByRole('button', { name: 'Share Your Impact' });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Share Your Impact' });
    await dialog.getByRole('button', { name: 'Copy Message' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.getByText('You can now paste this message anywhere')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'Furrow is a sample site that shows how 5% of every order could feed a neighbor.',
    );
    await expectAccessible(page);
    await expect(dialog.getByRole('button', { name: 'Copy Message' })).toBeVisible();

    await dialog.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

    await dialog.getByRole('button', { name: 'Instagram' }).click();
    await expect(page.getByText('Share this message on Instagram manually')).toBeVisible();
    for (let stop = 0; stop < 10; stop++) {
      await page.keyboard.press('Tab');
      const isKept = (element: Element) =>
        element.contains(document.activeElement) || document.activeElement?.closest('[data-beside-dialogs]') != null;
      expect(await dialog.evaluate(isKept), 'the focus is in the dialog or on a toast').toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('posts in a window of 600 by 400', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = (...call) => {
        Object.assign(window, { opened: call });
        return null;
      };
    });
    await open(page, '/impact-dashboard');
    await page.getByRole('button', { name: 'Share Your Impact' }).click();
    for (const [name, host] of [
      ['Twitter', 'twitter.com'],
      ['Facebook', 'www.facebook.com'],
      ['LinkedIn', 'www.linkedin.com'],
    ] as const) {
      await page.getByRole('dialog').getByRole('button', { name }).click();
      const [address, , features] = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
      expect(new URL(address ?? '').host).toBe(host);
      expect(features).toContain('width=600,height=400');
    }
    await expect(page.getByText('Sharing your impact!').first()).toBeVisible();
  });

  test('says so when nothing can be copied', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
    });
    await open(page, '/impact-dashboard');
    await page.getByRole('button', { name: 'Share Your Impact' }).click();
    await page.getByRole('button', { name: 'Copy Message' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy' })).toContainText(
      'Please copy the text manually',
    );
    await page.getByRole('button', { name: 'Copy Link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to copy link' })).toContainText(
      'Please copy the link manually',
    );
  });
});

test('both addresses of the impact dashboard are one page, and the focus goes down its columns', async ({ page }) => {
  await open(page, '/impact');
  await expect(page.getByText('Sample data', { exact: true }).filter({ visible: true })).toHaveCount(1);
  const all = page.getByRole('link', { name: 'View All Donations' });
  await all.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Make a Purchase' })).toBeFocused();
  await page.getByRole('tab', { name: 'Partners' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/impact-dashboard$/);
  await expect(page.getByText('High need')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a Purchase' })).toBeVisible();
  await page.getByRole('tab', { name: 'Partners' }).press('End');
  await expect(page).toHaveURL('/impact?tab=achievements');
  await expect(page.getByRole('heading', { name: 'Ten Thousand Meals' })).toBeVisible();
});

test.describe('with touch', () => {
  test.use(phone);

  for (const [address, title, step, read] of [
    ['/impact', 'Impact streak', 'Week', /^7 weeks ago/],
    ['/my-donations?tab=impact', 'How many meals', 'Month', /^Jul 2025/],
  ] as const)
    test(`a point of a chart is read with a tap, and covers no title, at ${address}`, async ({ page }) => {
      await open(page, address);
      const slider = page.getByRole('slider', { name: step });
      const chart = page.locator('figure').filter({ has: slider });
      await slider.scrollIntoViewIfNeeded();
      const { y, height } = (await slider.boundingBox())!;
      await page.touchscreen.tap(address === '/impact' ? 150 : 225, y + height / 2);
      await expect(slider).toHaveAttribute('aria-valuetext', read);
      const name = chart.locator('b').getByText(read);
      await expect(name).toBeInViewport({ ratio: 1 });
      const heading = (await chart.getByRole('heading', { name: title }).boundingBox())!;
      const panel = (await name.locator('xpath=..').boundingBox())!;
      expect(panel.y).toBeGreaterThanOrEqual(heading.y + heading.height);
      expect(panel.x).toBeGreaterThanOrEqual(0);
      await page.reload();
      await hydrated(page);
      await slider.scrollIntoViewIfNeeded();
      const newest = (await slider.boundingBox())!;
      await page.touchscreen.tap(355, newest.y + newest.height / 2);
      await expect(chart.getByText(/^(This week|Sep 2025)\d+ meals$/)).toBeVisible();
    });
});

for (const width of [1440, 390])
  test(`what is the visitor’s own comes first at ${width} px, and nothing moves for it`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const order = { id: 'order:ORD-743', kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', cents: 3488 };
      const entries = [{ ...order, at: '2025-09-20T18:20:00.000Z' }];
      localStorage.setItem('furrow.you', JSON.stringify({ v: 1, first: 'Nora', entries }));
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        const record = window as unknown as { shifted: number };
        for (const entry of list.getEntries()) record.shifted += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // All scripts come after the first paint, as on a slow network.
    const letThrough = await withhold(page, /\.js$/);
    await page.goto('/impact', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    letThrough();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About 3 meals so far, Nora.');
    await expect(page.getByRole('region', { name: 'Yours, in this browser' })).toContainText('+$1.74');
    await expect(page.getByText('Sample data', { exact: true }).filter({ visible: true })).toHaveCount(1);
    const sample = page.getByRole('heading', { name: 'What a year of giving looks like' });
    await expect(sample, 'the frame takes the place of the rule').toHaveCSS('font-size', '19px');
    await expect(sample.locator('xpath=../..')).toHaveCSS('border-top-width', '0px');
    expect(await page.getByRole('tablist', { name: 'Impact' }).evaluate(sticksOutOfFrame)).toBe(false);
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.005);
    await expectAccessible(page);
  });

test('sharing is a ticket beside the own figures where there is room, and a button in the sample where there is none', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const order = { id: 'order:ORD-743', kind: 'order', ref: 'ORD-743', title: 'Order ORD-743', cents: 3488 };
    const entries = [{ ...order, at: '2025-09-20T18:20:00.000Z' }];
    localStorage.setItem('furrow.you', JSON.stringify({ v: 1, first: 'Nora', entries }));
  });
  await open(page, '/impact');
  const own = page.getByRole('region', { name: 'Yours, in this browser' });
  const ticket = page.getByRole('region', { name: 'Share Your Impact' });
  const button = page.getByRole('button', { name: 'Share Your Impact' });
  await expect(ticket.getByRole('textbox', { name: 'Your message' })).toHaveValue(/\$1\.74, about 3 meals\.$/);
  await expect(button).toBeHidden();
  const [figures, share] = await Promise.all([own.boundingBox(), ticket.boundingBox()]);
  expect(share!.y).toBe(figures!.y);
  expect(share!.x).toBeGreaterThanOrEqual(figures!.x + figures!.width);
  const labels = await own.locator('dt').evaluateAll((all) => all.map((label) => label.getClientRects()[0]!.height));
  expect(new Set(labels).size, 'each label has one line').toBe(1);

  for (const tab of ['Overview', 'Donations', 'Partners', 'Achievements']) {
    await page.getByRole('tab', { name: tab }).click();
    const sample = page.getByRole('tabpanel');
    expect(await sample.evaluate((panel) => panel.scrollWidth - panel.clientWidth), tab).toBe(0);
    await expect(sample.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
  const figuresOfTheYear = page.getByText(/^(Total donated|Meals provided|Food banks supported|Carbon offset)$/);
  const tops = await figuresOfTheYear.evaluateAll((titles) =>
    titles.map((title) => title.nextElementSibling!.getBoundingClientRect().top),
  );
  expect(tops).toHaveLength(4);
  expect(new Set(tops).size, 'the figures of the year stand in one line').toBe(1);
  await page.getByRole('link', { name: 'Make a Purchase' }).scrollIntoViewIfNeeded();
  await expect(ticket).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(ticket).toBeHidden();
  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(button).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(own, 'on paper stand the own figures').toBeVisible();
  await expect(page.getByRole('tabpanel'), 'and no sample').toBeHidden();
  await expect(page.locator('main header img').filter({ visible: true }), 'and no picture of one').toHaveCount(0);
});

test('on paper the impact has no controls, and its bars have no hole', async ({ page }) => {
  await page.goto('/impact');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('table', { name: 'Impact streak' })).toBeVisible();
  for (const control of ['Back', 'Show as a table', 'View All Donations'])
    await expect(main.getByText(control, { exact: true }).filter({ visible: true }), control).toHaveCount(0);
  const beads = await main
    .getByRole('progressbar')
    .locator('> *')
    .evaluateAll((fills) => fills.map((fill) => getComputedStyle(fill, '::after').borderColor));
  expect(new Set(beads)).toEqual(new Set(['rgb(0, 0, 0)']));
});

/** Whether an element is wider than the dashed frame around it. Runs in the page. */
function sticksOutOfFrame(element: Element): boolean {
  let frame = element.parentElement;
  while (frame && getComputedStyle(frame).borderTopStyle !== 'dashed') frame = frame.parentElement;
  if (!frame) throw new Error('There is no frame.');
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}
