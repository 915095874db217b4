import { expect, hydrated, menuButton, menuLink, test, withholdScripts } from './test';

test('a click before the page is ready counts once it is', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/buy-food', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?1 item$/ })).toBeVisible();
});

test('what is put into the cart before the page is ready comes on top of what was saved', async ({ page }) => {
  const hay = { id: 'hay', name: 'Hay', farm: 'Hollow Barn', image: '', price: '4.50', unit: 'bale', quantity: 2 };
  await page.addInitScript((items) => localStorage.setItem('cart', items), JSON.stringify([hay]));
  const letThrough = await withholdScripts(page);
  await page.goto('/buy-food', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  letThrough();
  await hydrated(page);
  await expect(page.getByRole('main').getByRole('button', { name: /^Cart ?3 items$/ })).toBeVisible();
});

test('a menu opens before any script is here, and stays open when they come', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/impact', { waitUntil: 'commit' });
  await menuButton(page, 'Solutions').click();
  await expect(menuLink(page, 'Supply chain')).toBeVisible();
  letThrough();
  await hydrated(page);
  await expect(menuLink(page, 'Supply chain')).toBeVisible();
});

test('text typed before the page is ready stays, and the form knows it', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/loan-application', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: 'Farm name' });
  await name.pressSequentially('Blue Heron');
  letThrough();
  await hydrated(page);
  await expect(name).toHaveValue('Blue Heron');
  await page.getByRole('button', { name: /^(Next|Continue)/ }).click();
  await expect(page.getByText('Farm address is required')).toBeVisible();
  await expect(page.getByText('Farm name is required')).toBeHidden();
});

test('a search typed before the page is ready filters the list', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/marketplace', { waitUntil: 'commit' });
  const search = page.getByRole('searchbox').first();
  await search.pressSequentially('zzzz');
  letThrough();
  await hydrated(page);
  await expect(search).toHaveValue('zzzz');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
});

for (const [late, app] of [
  ['the host', 'host'],
  ['the page', 'content'],
] as const) {
  test(`a whole form that was filled in while the code of ${late} was on its way holds every answer`, async ({
    page,
  }) => {
    const letThrough = await withholdScripts(page, app);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('textbox', { name: 'First name' }).pressSequentially('Ida');
    await page.getByRole('combobox', { name: 'Farm type' }).selectOption({ index: 2 });
    await page.getByRole('checkbox').first().check();
    const chosen = await page.getByRole('combobox', { name: 'Farm type' }).inputValue();
    letThrough();
    await hydrated(page);

    await expect(page.getByRole('textbox', { name: 'First name' })).toHaveValue('Ida');
    await expect(page.getByRole('combobox', { name: 'Farm type' })).toHaveValue(chosen);
    await expect(page.getByRole('checkbox').first()).toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
    // What the form knows is not asked for again, neither at the field nor in the list of what is wrong.
    await expect(page.getByText('Enter your last name').first()).toBeVisible();
    for (const known of ['Enter your first name', 'Choose a farm type'])
      await expect(page.getByText(known)).toHaveCount(0);
  });
}
