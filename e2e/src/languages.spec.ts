import { expect, hydrated, markDocument, open, test } from './test';

/** The site in Spanish: what its teams have translated, and what they have not. */

const island = '[data-island]';

test('a translated page works in Spanish, and its visitor stays in Spanish', async ({ page }) => {
  await open(page, '/es/buy-food');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Compra comida directo de las granjas | Furrow');
  await expect(page.locator(island)).not.toHaveAttribute('lang');
  await page.getByRole('button', { name: 'Agregar al carrito, Miel de flores silvestres' }).click();
  await expect(page.getByRole('status').filter({ hasText: '¡Agregado al carrito!' })).toBeVisible();
  await page.getByRole('button', { name: /^Carrito/ }).click();
  const cart = page.getByRole('dialog', { name: 'Tu carrito 1 artículo' });
  await expect(cart.getByRole('heading', { name: 'Miel de flores silvestres' })).toBeVisible();
  const isSame = await markDocument(page);
  await cart.getByRole('link', { name: 'Ir a pagar' }).click();
  await expect(page).toHaveURL('/es/checkout');
  expect(await isSame()).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Come lo que da la temporada.');
  expect(await isSame()).toBe(true);
});

test('a page that nobody has translated is in English in the Spanish shell, which says so', async ({ page }) => {
  await open(page, '/es/orders');
  const line = page.getByText('Esta página aún está en inglés.');
  await expect(line).toBeHidden();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/es/about');
  await expect(page.locator(island)).toHaveAttribute('lang', 'en');
  await expect(line).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://furrow.example/about');
  await page.goto('/es/marketplace/lot/heirloom-tomatoes');
  await expect(page.locator(island)).toHaveAttribute('lang', 'en');
  await expect(line).toBeVisible();
});

test('each page leads to itself in the other language, by a link that loads the document', async ({ page }) => {
  await page.goto('/buy-food');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/buy-food');
  await page.getByRole('main').getByRole('link', { name: 'Ver el mercado' }).first().click();
  await expect(page).toHaveURL('/es/marketplace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mercado tokenizado');
  await page.getByRole('searchbox').fill('miel');
  await expect(page).toHaveURL('/es/marketplace?q=miel');
  await page.getByRole('navigation', { name: 'Idioma', exact: true }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/marketplace?q=miel');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an unknown address', () => {
  test.use({ allowed: /404/ });

  test('is answered in the language of its prefix', async ({ page }) => {
    const answer = await page.goto('/es/nada');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await expect(page).toHaveURL('/es');
  });
});

test('a fragment that nobody has translated is in English on a page that is', async ({ page }) => {
  await open(page, '/es/buy-food');
  const strip = page.locator('[data-fragment="content/season-strip"]');
  await expect(strip).toHaveAttribute('lang', 'en');
  await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^\/es\//);
  await expect(page.locator('[data-fragment="content/season-strip"][lang]')).toHaveCount(1);
});

test('who uses the keyboard buys in Spanish, from the shop to the receipt', async ({ page }) => {
  await open(page, '/es/buy-food');
  await page.getByRole('button', { name: 'Agregar al carrito, Tomates de herencia' }).press('Enter');
  await page.getByRole('button', { name: /^Carrito/ }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Tu carrito 1 artículo' });
  await expect(cart.getByRole('heading', { level: 2 })).toBeFocused();
  await cart.getByRole('link', { name: 'Ir a pagar' }).press('Enter');
  await expect(page).toHaveURL('/es/checkout');
  await page.getByRole('button', { name: 'Hacer el pedido' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Hay 7 respuestas por revisar' })).toBeFocused();
  await expect(page.getByText('Escribe tu correo electrónico').first()).toBeVisible();
  await page.getByLabel('Correo electrónico').focus();
  for (const answer of ['ana@granja.com', '', 'Ana', 'Quispe', 'Calle 5', 'Salem', 'Oregón', '97301']) {
    await page.keyboard.type(answer);
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Hacer el pedido' }).press('Enter');
  await expect(page).toHaveURL('/es');
  const toast = page.getByRole('status').filter({ hasText: '¡Pedido recibido!' });
  await expect(toast).toContainText('Gracias, Ana. $0.30 de tu pedido van a un banco de alimentos.');
  await toast.getByRole('link', { name: 'Ver el recibo' }).press('Enter');
  await expect(page).toHaveURL('/es/orders?id=ORD-743');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Recibimos tu pedido\./);
  await page.getByRole('button', { name: 'Ya la empacaron' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tu pedido está empacado\./);
  await expect(page.getByRole('heading', { level: 3, name: 'Tomates de herencia' })).toBeVisible();
});

test('a lot that was added on its page, which is in English, is on the list of the marketplace', async ({ page }) => {
  await open(page, '/es/marketplace/lot/heirloom-tomatoes');
  await page.getByRole('button', { name: 'Add to Cart, Heirloom tomatoes' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Marketplace' }).first().click();
  await expect(page).toHaveURL('/es/marketplace');
  await expect(page.getByText('Lista: 1 lote')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agregado, Tomates de herencia' })).toBeVisible();
});

test('the cart keeps a product in the words of the page that shows it', async ({ page }) => {
  await open(page, '/buy-food');
  await page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
  await open(page, '/es/buy-food');
  await page.getByRole('button', { name: /^Carrito/ }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveText('Miel de flores silvestres');
});
