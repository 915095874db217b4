import { expectAccessible } from '@furrow/testing/accessibility';
import { expectReflow } from '@furrow/testing/every-visitor';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { expect, open, test, type Page } from '../../../e2e/src/test';

/** The pages of giving in Spanish. */

/** The page is in Spanish as a whole, accessible, and nothing is cut off on a phone. */
async function checkLook(page: Page) {
  await expect(page.locator('[data-island]').first()).not.toHaveAttribute('lang');
  // Its colors are those of the page in English.
  await expectAccessible(page, { colors: false });
  await expectReflow(page);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('campaigns are searched and filtered in Spanish, and one is read and kept', async ({ page }) => {
  test.slow();
  const keys = byKeyboard(page);
  await open(page, '/es/campaigns?tab=active');
  await expect(page).toHaveTitle('Campañas: encuentra una granja que apoyar | Furrow');
  await expect(page.getByRole('tab', { name: 'Activas 11' })).toHaveAttribute('aria-selected', 'true');
  await keys.press('link "Saltar al contenido"', 'Enter');
  await keys.press('radio "Todas las categorías 14" [checked]', 'ArrowUp', 'radio "Comunidad 2" [checked]');
  await expect(page.getByRole('status').filter({ hasText: '2 campañas' })).toBeVisible();
  // Addresses are the same in each language.
  await expect(page).toHaveURL('/es/campaigns?tab=active&category=community');
  await checkLook(page);
  await page.getByRole('searchbox', { name: 'Buscar campañas' }).focus();
  await page.keyboard.type('quesería');
  await expect(page.getByText('Ninguna campaña coincide')).toBeVisible();
  await keys.press('button "Ver todas las campañas"', 'Enter');
  await page.getByRole('searchbox', { name: 'Buscar campañas' }).focus();
  await page.keyboard.type('semillas oruro');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Quedan 24 días');
  await page.getByRole('link', { name: 'Saber más de Una biblioteca de semillas criollas' }).press('Enter');

  await expect(page).toHaveURL('/es/farm-details/altiplano');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Una biblioteca de semillas criollas');
  await expect(page.getByText('12 de septiembre de 2025')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recaudación' })).toContainText('Tiempo que queda24 días');
  await checkLook(page);
  await page.getByRole('button', { name: 'Agregar a favoritos' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Quitar de favoritos' })).toBeVisible();
  // Its team has not translated the next page.
  await page.getByRole('link', { name: 'Apoyar esta granja' }).first().press('Enter');
  await expect(page).toHaveURL('/es/donate-farm/altiplano');
  await expect(page.getByText('Esta página aún está en inglés.')).toBeVisible();
});

test.describe('a campaign that is launched from Spanish pages', () => {
  // What would be sent is written to the console.
  test.use({ allowed: /^console\.log: Launch Campaign/ });

  test('is told of by the list in Spanish, though its form is in English', async ({ page }) => {
    await open(page, '/es/create-campaign?tab=review');
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Una prensa');
    await page.getByRole('tab', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Launch Campaign' }).click();
    await expect(page).toHaveURL('/es/campaigns');
    await expect(page.getByRole('status').filter({ hasText: 'Se lanzó “Una prensa”' })).toBeVisible();
  });
});

test('food is given in Spanish, by keyboard', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/es/donate-food');
  await expect(page).toHaveTitle('Dona comida: la recogemos gratis y te damos recibo | Furrow');
  await expect(page.getByText('Portland, Oregón, a 3.7 km')).toBeVisible();
  await keys.press('link "Saltar al contenido"', 'Enter');
  await keys.press('link "Despensa"', 'Enter');
  await expect(page.getByLabel('Tipo de donación')).toHaveValue('pantry');
  await checkLook(page);
  await page.getByLabel('Tipo de donación').focus();
  await keys.choose('combobox "Banco de alimentos preferido"', 'Riverside Pantry');
  await keys.type('textbox "Cantidad aproximada"', '40 cajas');
  await keys.press('checkbox "Quiero un recibo para deducir impuestos"', 'Space');
  await keys.press('link "Programar la donación"', 'Enter');
  await expect(page).toHaveURL('/es/my-donations?after=pickup');
});

test.describe('without its code', () => {
  test.use({ allowed: /giving/ });

  test('the search of the list answers in Spanish before the code of the page is there', async ({ page }) => {
    await page.route(/\/giving\/[^/]+\/(?!\S*\.boot\.).*\.js$/, (route) => route.abort());
    await page.goto('/es/campaigns');
    await page.getByRole('searchbox', { name: 'Buscar campañas' }).fill('abejas');
    await expect(page.getByRole('status').filter({ hasText: '0 campañas' })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Buscar campañas' }).fill('polinizadores');
    await expect(page.getByRole('status').filter({ hasText: '1 campaña' })).toBeVisible();
  });
});
