import { remoteFolders } from '@furrow/bundler/workspace';
import type { Locator } from '@playwright/test';
import { expectAccessible } from '@furrow/testing/accessibility';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, hydrated, markDocument, open, test, withhold } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

/** Text that touches the text above it cannot be told from it. */
async function expectGap(above: Locator, below: Locator): Promise<void> {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()]);
  expect(lower!.y - upper!.y - upper!.height, `from ${above} to ${below}`).toBeGreaterThanOrEqual(8);
}

test('scanning a batch loads its details and says so', async ({ page }) => {
  await open(page, '/food-rescue');
  await expect(page.getByRole('img', { name: /^QR code for batch FRB-2025-/ })).toHaveCount(3);
  await page.getByRole('button', { name: 'View Details of FRB-2025-002' }).click();
  await expect(page.getByText('Batch Scanned Successfully')).toBeVisible();
  await expect(page.getByText('Loaded details for FRB-2025-002')).toBeVisible();
  const details = page.getByRole('region', { name: 'Batch details' });
  await expect(details).toContainText('Hope Community Kitchen');
  await expect(details).toContainText('Processed');
  await expectAccessible(page);
  await details.getByRole('link', { name: 'Open the Full Trace' }).click();
  await expect(page).toHaveURL('/food-rescue/frb-2025-002');
  await expectPrintable(page, { sheets: 1 });
});

test('a view of the campaigns is an address: shared, taken back, searched', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/campaigns?tab=active&sort=ending');
  const sameDocument = await markDocument(page);
  await expect(page.getByRole('tab', { name: 'Active 11' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('article')).toHaveCount(11);
  await expect(page.getByRole('article').first()).toContainText('Sheep under solar');

  await keys.toContent();
  await keys.press('radio "All categories 14" [checked]', 'ArrowUp', 'radio "Community 2" [checked]');
  await expect(page.getByRole('status').filter({ hasText: '2 campaigns' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(11);

  await page.getByRole('searchbox', { name: 'Search campaigns' }).focus();
  await page.keyboard.type('no such farm');
  await expect(page.getByText('No campaigns match')).toBeVisible();
  await expectAccessible(page);
  await keys.press('button "Show All Campaigns"', 'Enter');
  await expect(page).toHaveURL('/campaigns');
  await expect(page.getByRole('article')).toHaveCount(14);
  expect(await sameDocument()).toBe(true);
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height });
  const barsByRow = await page.getByRole('article').evaluateAll((cards) => {
    const rows = new Map<number, Set<number>>();
    for (const card of cards) {
      const { top } = card.getBoundingClientRect();
      const bar = card.querySelector('[role="progressbar"]')?.getBoundingClientRect().top ?? 0;
      rows.set(top, (rows.get(top) ?? new Set()).add(Math.round(bar - top)));
    }
    return [...rows.values()].map(({ size }) => size);
  });
  expect(barsByRow, 'one height of the bars in each row of cards').toEqual([1, 1, 1, 1, 1]);
  await page.setViewportSize({ width, height });
  await keys.press('link "Learn More about A village creamery"', 'Enter');
  await expect(page).toHaveURL('/farm-details/oak-creek');
});

test('the way back to the campaigns keeps their filter, also after a gift and a reload', async ({ page }) => {
  await open(page, '/campaigns?tab=active&sort=ending');
  await page
    .getByRole('link', { name: /^Learn More about / })
    .first()
    .click();
  await expect(page).toHaveURL(/\/farm-details\//);
  await page.getByRole('link', { name: 'Back to Campaigns' }).click();
  await expect(page).toHaveURL('/campaigns?tab=active&sort=ending');
  await expect(page.getByRole('tab', { name: 'Active 11' })).toHaveAttribute('aria-selected', 'true');

  await page
    .getByRole('link', { name: /^Learn More about / })
    .first()
    .click();
  await page.getByRole('region', { name: 'Funding' }).getByRole('link', { name: 'Support This Farm' }).click();
  await page.getByRole('link', { name: 'Back to Farm' }).click();
  await expect(page).toHaveURL(/\/farm-details\//);
  await page.reload();
  await page.getByRole('link', { name: 'Back to Campaigns' }).click();
  await expect(page).toHaveURL('/campaigns?tab=active&sort=ending');
});

test('on a phone the categories are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/campaigns');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  await sheet.getByText('Technology').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole('button', { name: 'Show 2 campaigns' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filter 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove filter: Technology' }).click();
  await expect(page.getByRole('article')).toHaveCount(14);
});

test('a campaign opens as a document of its own, becomes a favorite and leads to its donation', async ({ page }) => {
  await open(page, '/support-farm');
  const sameDocument = await markDocument(page);
  await page.getByRole('link', { name: 'Learn More about A village creamery' }).click();
  await hydrated(page);
  expect(await sameDocument()).toBe(false);
  await expect(page).toHaveURL('/farm-details/oak-creek');

  await page.getByRole('button', { name: 'Add to Favorites' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Remove from Favorites' })).toBeVisible();
  await expectPrintable(page);
  await page.getByRole('region', { name: 'Funding' }).getByRole('link', { name: 'Support This Farm' }).click();
  await expect(page).toHaveURL('/donate-farm/oak-creek');
});

test('a gift shows the reward it reaches and goes through only with an amount', async ({ page }) => {
  await open(page, '/donate-farm/green-valley');
  const donate = page.getByRole('main').getByRole('button', { name: /^Donate/ });
  const reached = page.getByRole('listitem').filter({ hasText: 'Reached' });
  await expect(donate).toBeDisabled();

  await page.getByRole('radio', { name: 'Custom' }).check();
  await expect(donate).toBeDisabled();
  const amount = page.getByRole('spinbutton', { name: 'Custom amount' });
  await expectFieldHints(page, '/donate-farm custom', remoteFolders());
  await amount.fill('0');
  await donate.click();
  await expect(page.getByRole('alert')).toContainText('Invalid Amount');
  await expect(page.getByRole('alert')).toContainText('Please enter a valid donation amount.');

  await amount.fill('12,50');
  await amount.blur();
  await expect(amount).toHaveValue('12,50');
  await expect(amount).toHaveAccessibleDescription('“12,50” could mean two amounts. Write 12.50 or 1,250.');
  await amount.fill('120.50');
  await expect(page.getByText('Your reward at $120.50')).toBeVisible();
  await expect(reached).toHaveCount(3);
  await page.getByRole('radio', { name: '$500' }).check();
  await expect(reached).toHaveCount(5);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Donate $500' }).click();
  await expect(page.getByText('Processing Donation')).toBeVisible();
  await expect(page.getByText('Thank you for giving $500 to Green Valley Farm!')).toBeVisible();
});

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
    await expect(sample.locator('xpath=..')).toHaveCSS('border-top-width', '0px');
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

test('the buttons of the food banks end in one line, however long their names are', async ({ page }) => {
  await open(page, '/donate-food');
  for (const width of [768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const ends = await page
      .getByRole('link', { name: /^Give to / })
      .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().bottom)));
    expect(ends, `at ${width} px`).toEqual([ends[0], ends[0], ends[0]]);
  }
});

test('Back goes where the visitor came from', async ({ page }) => {
  await open(page, '/donate-food');
  await page.getByRole('link', { name: 'My Donations' }).first().click();
  await expect(page).toHaveURL('/my-donations');
  await page.goto('/food-rescue');
  await hydrated(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/my-donations');
});

test('a gift is chosen and given', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-farm/green-valley');
  await keys.toContent();
  await keys.press('radio "$25"', 'Space ArrowRight ArrowRight', 'radio "$100" [checked]');
  await keys.press('checkbox "Give anonymously"', 'Space', 'checkbox "Give anonymously" [checked]');
  await keys.press('button "Donate $100"', 'Enter');
  await expect(page.getByText('Thank you for giving $100 to Green Valley Farm!')).toBeVisible();
});

test('an amount that was typed is not lost by a link or by Back without a question', async ({ page }) => {
  await open(page, '/farm-details/oak-creek');
  await page.getByRole('region', { name: 'Funding' }).getByRole('link', { name: 'Support This Farm' }).click();
  await expect(page).toHaveURL('/donate-farm/oak-creek');
  await hydrated(page);
  await page.getByRole('radio', { name: 'Custom' }).check();
  const amount = page.getByRole('spinbutton', { name: 'Custom amount' });
  const question = page.getByRole('dialog', { name: 'Leave without sending?' });
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await amount.fill('120');
  // The code of the question comes with the first key; until it is there, the browser's own question stands in for it.
  await asked;
  await expect(page.locator('script[data-rspack], link[data-rspack-loading]')).toHaveCount(0);

  await page.getByRole('link', { name: 'Furrow', exact: false }).first().click();
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('120');
  await expect(page).toHaveURL('/donate-farm/oak-creek');

  await page.evaluate(() => history.back());
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Leave Page', exact: true }).click();
  await expect(page).toHaveURL('/farm-details/oak-creek');
  await expect(question).toBeHidden();
});

test('a campaign that has ended takes no gift, and leads to those that are open', async ({ page }) => {
  await open(page, '/donate-farm/kettle-hollow');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('This campaign has ended.');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: 'See Other Campaigns' }).click();
  await expect(page).toHaveURL('/campaigns?tab=active');
  await page.goto('/es/donate-farm/kettle-hollow');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'See Other Campaigns' })).toHaveAttribute(
    'href',
    '/es/campaigns?tab=active',
  );
});

test('the form for food stands within the first screens of the page', async ({ page }) => {
  for (const [width, height, screens] of [
    [390, 844, 2.75],
    [1440, 900, 2.15],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/donate-food');
    const top = await page.locator('#schedule').evaluate((form) => form.getBoundingClientRect().top + window.scrollY);
    expect(top / height, `screens above the form at ${width} px`).toBeLessThan(screens);
  }
});

test('food is offered, with a day for its pickup', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/donate-food');
  await keys.toContent();
  await keys.choose('combobox "Donation type"', 'Fresh produce');
  await keys.choose('combobox "Preferred food bank"', 'Riverside Pantry');
  await keys.type('textbox "Estimated quantity"', '40 crates');
  await keys.type('textbox "Description"', 'Tomatoes, three days');
  await keys.type('textbox "Pickup address"', '12 Mill Road');
  await keys.type('textbox "Preferred pickup date"', '12252030');
  await expect(page.getByLabel('Preferred pickup date')).toHaveValue('2030-12-25');
  await keys.press('checkbox "Send me a tax deduction receipt"', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await keys.press('link "Schedule Donation"', 'Enter');
  await expect(page).toHaveURL('/my-donations?after=pickup');
});

test('a food bank applies: on its way for two seconds, and nothing typed is lost', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/food-bank-partner?tab=benefits');
  await expect(page.getByText('POPULAR')).toHaveCount(1);
  await expectAccessible(page);
  await keys.toContent();
  await keys.press('tab "Benefits" [selected]', 'ArrowRight', 'tab "Apply" [selected]');
  await keys.type('textbox "Organization name"', 'Hope Kitchen');
  await keys.choose('combobox "Organization type"', 'Food bank');
  await keys.type('textbox "Mission"', 'Hot soup');
  const requirements = page.getByRole('tab', { name: 'Requirements' });
  await page.getByRole('tab', { name: 'Apply' }).press('ArrowRight');
  await expect(requirements).toBeFocused();
  await expect(page.getByRole('heading', { name: 'At least 100 meals per month' })).toBeVisible();
  await requirements.press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Mission' })).toHaveValue('Hot soup');
  await expectAccessible(page);
  await keys.type('textbox "Monthly goal"', '4000');
  await keys.press('button "Submit Application"', 'Enter');
  await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
});

test('donations are sorted, turned, and found by food bank or place and by nothing else', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/my-donations');
  await expectPrintable(page, { sheets: 1 });
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('1 to 10 of 15')).toBeVisible();
  await expect(page.getByRole('row', { name: 'donations shown' })).toHaveText('10 donations shown2,960$1,480.00');
  await expect(page.getByText('All 15 donations: 4,900 meals, $2,450.00.')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  const rows = page.getByRole('table', { name: 'All donations' }).getByRole('row');
  await expect(rows).toHaveCount(11);
  await keys.toContent();
  await keys.type('searchbox "Search donations"', 'idaho');
  await expect(rows).toHaveCount(2);
  await keys.press('button "Clear the search"', 'Enter', 'searchbox "Search donations"');
  await keys.press('button "Amount"', 'Enter Enter');
  await expect(page.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await keys.press('button "Receipt for DON-', 'Enter');
  await expect(page.getByText('Download Started')).toBeVisible();
  await keys.press('button "Page 2"', 'Enter');
  await expect(rows).toHaveCount(6);
  await expect(page).toHaveURL('/my-donations?page=2');
  await page.reload();
  await expect(rows).toHaveCount(6);
  await page.getByRole('searchbox', { name: 'Search donations' }).fill('DON-001');
  await expect(page.getByText('No donations found')).toBeVisible();
  await keys.press('button "Clear Search"', 'Enter');
  await expect(rows).toHaveCount(11);

  await page.getByRole('tab', { name: 'All Donations' }).press('End');
  await keys.press('slider "Month"', 'ArrowLeft');
  const month = page.getByRole('slider', { name: 'Month' });
  await expect(month).toHaveAttribute('aria-valuetext', 'Aug 2025, 840 meals');
  await keys.press('summary "Show as a table"', 'Enter');
  await expect(
    page.getByRole('table', { name: 'How many meals has each month paid for?' }).getByRole('row'),
  ).toHaveCount(13);
  await expectAccessible(page);
});

test('no word of what a donation was for stands alone in its last line', async ({ page }) => {
  await open(page, '/my-donations');
  await page.setViewportSize({ width: 1440, height: 900 });
  const messages = page.getByRole('table', { name: 'All donations' }).locator('tbody td:first-of-type');
  await expect(messages.first()).toBeVisible();
  const alone = await messages.evaluateAll((cells) => {
    const range = document.createRange();
    return cells.filter((cell) => {
      const text = cell.firstChild as Text;
      const last = text.data.lastIndexOf(' ');
      const before = text.data.lastIndexOf(' ', last - 1);
      const lineOf = (start: number, end: number) => {
        range.setStart(text, start);
        range.setEnd(text, end);
        return range.getBoundingClientRect().top;
      };
      return lineOf(last + 1, text.data.length) > lineOf(before + 1, last);
    }).length;
  });
  expect(alone).toBe(0);
});

test.describe('a campaign', () => {
  // What would be sent is written to the console.
  test.use({ allowed: /^console\.log: Launch Campaign/ });

  test('is written part by part, kept over a reload, logged and launched', async ({ page }) => {
    const keys = byKeyboard(page);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await open(page, '/create-campaign');
    await keys.toContent();
    await keys.press('tab "Details" [selected]', 'ArrowRight', 'tab "Story" [selected]');
    await page.keyboard.press('ArrowLeft');
    await keys.type('textbox "Title"', 'A cider press');
    await keys.type('textbox "Description"', 'For the whole valley.');
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('A cider press');
    await expect(page.getByText('29% complete')).toBeVisible();

    await keys.toContent();
    await keys.choose('combobox "Category"', 'Equipment');
    await keys.type('textbox "Location"', 'Cusco');
    await keys.type('spinbutton "Goal in dollars"', '12000');
    await keys.type('spinbutton "Duration in days"', '45');
    await keys.type('textbox "Farmer name"', 'Lucía');
    await keys.press('button "Next: Story"', 'Enter', 'tab "Story" [selected]');
    await expectFieldHints(page, '/create-campaign story', remoteFolders());
    await keys.type('textbox "Impact"', 'Less waste');
    await keys.press('button "Next: Budget"', 'Enter', 'tab "Budget" [selected]');
    await expectFieldHints(page, '/create-campaign budget', remoteFolders());
    await expect(page.getByText('Platform fee 5%, plus payment processing of 2.9% + $0.30')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '$600.00' })).toBeVisible();
    await keys.press('button "Next: Review"', 'Enter', 'tab "Review" [selected]');
    for (const place of [page.getByRole('tabpanel', { name: 'Review' }), page.getByRole('article')])
      await expect(place.getByRole('heading', { name: 'A cider press' })).toBeVisible();
    await expect(page.getByText('100% complete')).toBeVisible();
    await keys.press('button "Launch Campaign"', 'Enter');
    await expect(page).toHaveURL('/campaigns');
    expect(logged.join()).toContain('A cider press');
    await page.goto('/create-campaign');
    await hydrated(page);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

test.describe('with touch', () => {
  test.use({ ...phone, allowed: /^console\.log: Launch Campaign/ });

  test('a campaign is written and launched', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/create-campaign');
    await finger.type('textbox "Title"', 'A cider press');
    await finger.type('textbox "Description"', 'For the whole valley.');
    await finger.choose('combobox "Category"', 'Equipment');
    await finger.type('textbox "Location"', 'Cusco');
    await finger.type('spinbutton "Goal in dollars"', '12,000');
    await finger.type('spinbutton "Duration in days"', '45');
    await finger.type('textbox "Farmer name"', 'Lucía');
    await expect(page.getByText('100% complete')).toBeVisible();
    await finger.tap('button "Next: Story"');
    await finger.type('textbox "Impact"', 'Less waste');
    await finger.pick('tab "Budget"');
    await finger.tap('button "Next: Review"');
    await finger.tap('button "Launch Campaign"');
    await expect(page).toHaveURL('/campaigns');
  });

  test('a gift of one’s own is given', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/donate-farm/green-valley');
    await finger.pick('radio "$500"');
    await finger.pick('radio "Custom"');
    await finger.type('spinbutton "Custom amount"', '0.50');
    await finger.tap('button "Donate $0.50"');
    const message = page.getByText('Enter an amount of $1 or more');
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const bar = page.getByRole('main').locator('[data-foot-bar]');
    await expect
      .poll(async () => (await top(bar)) - (await top(message)), 'the message is above the bar')
      .toBeGreaterThan(20);
    await page.getByRole('spinbutton', { name: 'Custom amount' }).clear();
    await finger.type('spinbutton "Custom amount"', '120.50');
    await finger.pick('checkbox "Give anonymously"');
    await finger.tap('button "Donate $120.50"');
    await expect(page.getByText('Thank you for giving $120.50 to Green Valley Farm!')).toBeVisible();
  });

  test('food is offered, and the donations before it are searched and shared', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/donate-food');
    await finger.choose('combobox "Donation type"', 'Fresh produce');
    await finger.type('textbox "Estimated quantity"', '40 crates');
    await finger.type('textbox "Pickup address"', '12 Mill Road');
    await page.getByLabel('Preferred pickup date').fill('2030-12-25');
    await finger.pick('checkbox "Send me a tax deduction receipt"');
    await finger.tap('link "Schedule Donation"');
    await expect(page).toHaveURL('/my-donations?after=pickup');
    await expect(
      page.getByText('Nothing was scheduled, this is a sample site. Your pickup is still in the form.'),
    ).toBeVisible();

    await finger.choose('combobox "Sort by"', 'Amount, descending');
    await finger.tap('button "Page 2"');
    await expect(page.getByText('11 to 15 of 15')).toBeVisible();
    await finger.type('searchbox "Search donations"', 'idaho');
    await expect(page.getByRole('table', { name: 'All donations' }).getByRole('row')).toHaveCount(2);
    await finger.tap('button "Receipt for DON-007"');
    await expect(page.getByText('Downloading receipt-don-007.pdf')).toBeVisible();
    await finger.pick('tab "Impact Reports"');
    await expectGap(
      page.getByText('Sample data', { exact: true }),
      page.getByRole('heading', { name: 'How many meals' }),
    );
    await expectGap(page.getByText('1,020 meals, 21%'), page.getByText('Central Food Bank received most'));
    await finger.tap('button "Share Your Impact"');
    await finger.tap('button "Close"');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('a food bank applies', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/food-bank-partner');
    await finger.pick('tab "Requirements"');
    await finger.pick('tab "Apply"');
    await finger.type('textbox "Organization name"', 'Hope Kitchen');
    await finger.choose('combobox "Organization type"', 'Food bank');
    await finger.type('textbox "Monthly goal"', '4000');
    await finger.tap('button "Submit Application"');
    await expect(page.getByRole('button', { name: 'Submitting Application...' })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeEnabled();
  });
});

/** Whether an element is wider than the dashed frame around it. Runs in the page. */
function sticksOutOfFrame(element: Element): boolean {
  let frame = element.parentElement;
  while (frame && getComputedStyle(frame).borderTopStyle !== 'dashed') frame = frame.parentElement;
  if (!frame) throw new Error('There is no frame.');
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  return inner.left < outer.left || inner.right > outer.right;
}
