import { expect, open, test } from './test';

test('only active proposals can be voted on, and only they count days', async ({ page }) => {
  await open(page, '/governance/voting');
  const proposals = page.getByRole('article');
  await expect(proposals).toHaveCount(3);
  for (const [index, quorum] of ['75', '68', '92'].entries()) {
    await expect(proposals.nth(index).getByRole('progressbar')).toHaveAttribute('aria-valuenow', quorum);
  }
  await expect(page.getByRole('button', { name: 'Vote For' })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Vote Against' })).toHaveCount(2);
  const passed = proposals.filter({ hasText: 'Passed' });
  await expect(passed.getByRole('button')).toHaveCount(0);
  await expect(passed).not.toContainText('days left');
  await expect(proposals.nth(1)).toContainText('For 2.1M');
  await expect(proposals.nth(1)).toContainText('43.2%');
});

test('the buttons of the governance pages do nothing, quietly', async ({ page }) => {
  for (const path of ['/governance/forum', '/governance/voting', '/governance/treasury']) {
    await open(page, path);
    for (const button of await page.getByRole('main').getByRole('button').all()) await button.click();
    await expect(page).toHaveURL(path);
  }
});
