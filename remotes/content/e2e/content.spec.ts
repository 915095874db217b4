import { byKeyboard } from '../../../e2e/src/keyboard';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, hydrated, open, test } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

test.describe('simulated actions', () => {
  // They say on the console what they would have sent.
  test.use({ allowed: /^console\.log/ });

  test('the landing page subscribes a reader and connects a wallet', async ({ page }) => {
    await open(page, '/');
    const email = page.getByRole('textbox', { name: /email/i });
    await email.fill('ada@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(email).toHaveValue('');

    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Wallet connected' })).toBeVisible();
    await page.getByRole('button', { name: 'Disconnect' }).click();
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
  });
});

test('an article copies its address and describes itself to search engines', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/blog/blockchain-food-traceability');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').getByText('Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  const text = await page.locator('script[type="application/ld+json"]').textContent();
  const [article] = [JSON.parse(text ?? '[]') as object].flat();
  const day = await page.getByRole('main').locator('time').first().getAttribute('datetime');
  expect(article).toMatchObject({ '@type': 'BlogPosting', datePublished: day });
});

test('the first letter of an article fills the room of three lines, and a whitepaper has a column of 300 pixels', async ({
  page,
}) => {
  await page.goto('/blog/blockchain-food-traceability');
  const besideLetter = await page.evaluate(() => {
    const paragraph = [...document.querySelectorAll('main p')].find(
      (each) => parseFloat(getComputedStyle(each, '::first-letter').fontSize) > 60,
    );
    const range = document.createRange();
    const text = document.createTreeWalker(paragraph!, NodeFilter.SHOW_TEXT).nextNode()!;
    // Behind the letter, which is a box of its own.
    range.setStart(text, 1);
    range.setEnd(paragraph!, paragraph!.childNodes.length);
    const beside = paragraph!.getBoundingClientRect().left + 20;
    const rows = new Map<number, number>();
    for (const { top, left } of range.getClientRects()) {
      const row = Math.round(top);
      rows.set(row, Math.min(left, rows.get(row) ?? left));
    }
    return [...rows.values()].filter((left) => left > beside).length;
  });
  expect(besideLetter).toBe(3);
  for (const direction of ['ltr', 'rtl']) {
    const gap = await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      const paragraph = [...document.querySelectorAll('main p')].find(
        (each) => parseFloat(getComputedStyle(each, '::first-letter').fontSize) > 60,
      )!;
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const [letter, ...lines] = [...range.getClientRects()];
      const beside = lines.filter(({ top, bottom }) => letter!.top < top && bottom < letter!.bottom);
      const [start, end] = [Math.min(...beside.map(({ left }) => left)), Math.max(...beside.map(({ right }) => right))];
      return dir === 'ltr' ? start - letter!.right : letter!.left - end;
    }, direction);
    expect(gap, `between the letter and its lines, ${direction}`).toBeCloseTo(10, 0);
  }

  await page.goto('/resources/whitepapers/signed-traceability');
  const columns = await page
    .locator('main [class]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).gridTemplateColumns));
  expect(columns).toContain('200px 628px 300px');
});

for (const [form, path, label] of [
  ['a request for a demo', '/demo', 'Message'],
  ['a registration', '/register', 'First name'],
] as const)
  test(`${form} that was typed is there again after a link, Back and a reload, without a question`, async ({
    page,
  }) => {
    await open(page, path);
    const field = page.getByRole('textbox', { name: label });
    await field.fill('Quince');
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(page).toHaveURL('/contact');
    await page.evaluate(() => history.back());
    await expect(field).toHaveValue('Quince');
    await page.reload();
    await hydrated(page);
    await expect(field).toHaveValue('Quince');
  });

test('a message that was typed is there again after a link, Back and a reload, without a question', async ({
  page,
}) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL('/contact');
  await hydrated(page);
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Do you buy quinces?');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about');
  await page.evaluate(() => history.forward());
  await expect(message).toHaveValue('Do you buy quinces?');
  await page.reload();
  await hydrated(page);
  await expect(message).toHaveValue('Do you buy quinces?');
});

test('an article prints dark on white also in the dark theme, unfolded, with the addresses of its links', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/case-studies/green-valley');
  await expectPrintable(page);
  await page.emulateMedia({ media: 'print' });
  const addresses = await page.evaluate(() =>
    [...document.querySelectorAll('main p > a:not([class])')].map((link) => [
      link.getAttribute('href'),
      getComputedStyle(link, '::after').content,
    ]),
  );
  expect(addresses.length).toBeGreaterThan(0);
  for (const [href, printed] of addresses) expect(printed).toContain(href);
});

test('the examples of the documentation print dark on white, and the landing page on two sheets', async ({ page }) => {
  await open(page, '/');
  await expectPrintable(page, { sheets: 2 });
  await open(page, '/resources/docs');
  await expectPrintable(page);
});

test('an account is made, once both passwords are the same', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/register');
  await keys.toContent();
  await keys.type('textbox "First name"', 'Ada');
  await keys.type('textbox "Last name"', 'Field');
  await keys.type('textbox "Email"', 'ada@example.com');
  await keys.type('textbox "Farm or organization name"', 'Blue Heron');
  await keys.choose('combobox "Farm type"', 'Crops');
  await keys.choose('combobox "Farm size"', 'Small (< 50 acres)');
  await keys.type('textbox "Location"', 'Corvallis, Oregon');
  await keys.type('textbox "Password"', 'furrow and field');
  await keys.press('button "Show password"', 'Space', 'button "Show password" [pressed]');
  await keys.type('textbox "Confirm password"', 'field and furrow');
  await keys.press('checkbox "I agree to the terms of service and the privacy policy"', 'Space');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await keys.press('button "Create Account"', 'Enter');
  await expect(page.getByRole('alert').getByText('Password mismatch')).toBeVisible();

  const again = page.getByRole('textbox', { name: 'Confirm password' });
  await expect(again).toBeFocused();
  await again.press('ControlOrMeta+a');
  await page.keyboard.type('furrow and field');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration Successful!')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
});

test('somebody signs in, and is led to the password that is missing', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/login');
  await keys.toContent();
  await keys.type('textbox "Email"', 'ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
  await page.keyboard.type('furrow and field');
  await keys.press('button "Sign In"', 'Enter');
  await expect(page.getByText('Welcome back!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('a farm’s year is added up', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/carbon-calculator');
  await keys.toContent();
  await keys.type('spinbutton "Diesel, gallons"', '1000');
  await keys.press('spinbutton "Dairy cows, head"', 'ArrowUp ArrowUp');
  await expect(page.getByRole('spinbutton', { name: 'Dairy cows, head' })).toHaveAttribute('aria-valuenow', '2');
  await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('status')).toHaveText('17.7 t');
  await keys.press('link "Read the Carbon Guide"', 'Enter');
  await expect(page).toHaveURL('/resources/carbon-guide');
  await page.goBack();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Diesel, gallons' })).toHaveValue('1,000');
  await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('status')).toHaveText('17.7 t');
});

test.describe('with touch', () => {
  test.use(phone);

  test('an account is made', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/register');
    await finger.type('textbox "First name"', 'Ada');
    await finger.type('textbox "Last name"', 'Field');
    await finger.type('textbox "Email"', 'ada@example.com');
    await finger.type('textbox "Farm or organization name"', 'Blue Heron');
    await finger.choose('combobox "Farm type"', 'Crops');
    await finger.choose('combobox "Farm size"', 'Small (< 50 acres)');
    await finger.type('textbox "Location"', 'Corvallis, Oregon');
    await finger.type('textbox "Password"', 'furrow and field');
    await finger.tap('button "Show password"');
    await finger.type('textbox "Confirm password"', 'furrow and field');
    await finger.pick('checkbox "I agree to the terms of service and the privacy policy"');
    await finger.tap('button "Create Account"');
    await expect(page.getByText('Registration Successful!')).toBeVisible();
    await expect(page).toHaveURL('/onboarding');
  });

  test('somebody signs in', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/login');
    await finger.type('textbox "Email"', 'ada@example.com');
    await finger.type('textbox "Password"', 'furrow and field');
    await finger.tap('button "Sign In"');
    await expect(page).toHaveURL('/dashboard');
  });

  test('a farm’s year is added up', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/carbon-calculator');
    await finger.type('spinbutton "Diesel, gallons"', '1,000');
    await finger.type('spinbutton "Dairy cows, head"', '2');
    await expect(page.getByRole('region', { name: 'Estimate' }).getByRole('status')).toHaveText('17.7 t');
    await finger.tap('link "Read the Carbon Guide"');
    await expect(page).toHaveURL('/resources/carbon-guide');
  });
});

for (const path of ['/community', '/community/events'])
  test(`day, place and kind of each event of ${path} are one line on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const days = page.getByRole('main').locator('time');
    await expect(days.first()).toBeVisible();
    const lines = await days.evaluateAll((all) =>
      all.map((day) => {
        const facts = [...day.closest('[class*=row]')!.children].filter((fact) => !fact.querySelector('h3, button'));
        const middle = (fact: Element) => {
          const { top, bottom } = fact.getBoundingClientRect();
          return (top + bottom) / 2;
        };
        return {
          facts: facts.length,
          apart: Math.round(Math.max(...facts.map(middle)) - Math.min(...facts.map(middle))),
        };
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toEqual({ facts: 3, apart: 0 });
  });
