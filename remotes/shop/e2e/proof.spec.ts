import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import { expectWholeLines } from '@furrow/testing/lines';
import { expectPrintable } from '../../../e2e/src/paper';
import { expect, test } from '../../../e2e/src/test';

const slip = '/marketplace/lot/heirloom-tomatoes/proof/3';

test('a proof sleeps, is checked by the browser, and fails once a byte differs', async ({ page }) => {
  await page.goto('/marketplace/lot/heirloom-tomatoes');
  await page.getByRole('link', { name: 'Weigh slip, 240 kg' }).click();
  await expect(page).toHaveURL(slip);
  await page.getByRole('button', { name: 'Check This Fingerprint' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It matches.' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Change the Text and Check Again' }).click();
  const text = page.getByRole('textbox', { name: 'Text to check' });
  await text.fill((await text.inputValue()).replace('Net: 240.0', 'Net: 246.0'));
  await page.getByRole('button', { name: 'Check This Text' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'It does not match.' })).toContainText(
    'You changed 1 character.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Put the Text Back' }).click();

  await page.goto('/marketplace/lot/heirloom-tomatoes');
  await expect(page.getByText('matches, today')).toBeVisible();
});

test('a proof fits a narrow screen and a sheet of paper', async ({ page }) => {
  await page.goto(slip);
  await expectReflow(page);
  const onPaper = [page.getByText('shasum -a 256'), page.locator('p').getByText('Handover 3 of 5', { exact: true })];
  for (const line of onPaper) await expect(line).toBeHidden();
  await expectPrintable(page, { sheets: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const line of onPaper) await expect(line).toBeVisible();
});

test('on a phone the weight in the name of a document stays with its unit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/marketplace/lot/orchard-apples/proof/2');
  await expect(page.getByRole('link', { name: /Weigh slip, 760 kg$/ })).toBeVisible();
  await expectWholeLines(page, 'of a phone');
});

test('a name that nobody has drawn is signed once, on one rule', async ({ page }) => {
  await page.goto('/marketplace/lot/heirloom-tomatoes/proof/audit');
  for (const name of ['Petra Lindahl', 'Joss Avery']) {
    const written = page.getByRole('img', { name: `Signature of ${name}` });
    const names = page.getByRole('article').getByText(name, { exact: true }).filter({ visible: true });
    await expect(names).toHaveCount(1);
    // The rule is that of the name. Neither what is around it nor what is below has another.
    const rules = await written.evaluate((own) => {
      const place = own.closest('article > * > * > *')!;
      return [...place.querySelectorAll('*')].filter((part) => getComputedStyle(part).borderBottomStyle !== 'none')
        .length;
    });
    expect(rules).toBe(1);
  }
});
