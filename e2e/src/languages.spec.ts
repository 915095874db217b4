import { expectAccessible } from '@furrow/testing/accessibility';
import { changesSinceDocument, rememberDocument } from '@furrow/testing/hydration';
import { expectPrintable } from './paper';
import { fullPast, remember } from './past';
import { readQrCode } from './qr-code';
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

test('the visitor’s menu is in Spanish, and leads to pages in Spanish', async ({ page, baseURL }) => {
  await page.goto('/robots.txt');
  await remember(page, await fullPast(baseURL));
  await open(page, '/es/buy-food');
  const menu = page.locator('[data-fragment="farmer/you-menu"]');
  await menu.locator('summary').click();
  await expect(menu.getByText('Guardado solo en este navegador.')).toBeVisible();
  await expect(menu.getByRole('link', { name: /^Tu actividad \d+ registros?$/ })).toBeVisible();
  await menu.getByRole('link', { name: 'Panel' }).click();
  await expect(page).toHaveURL('/es/dashboard');
  await expect(page.locator(island)).not.toHaveAttribute('lang');
});

test('a page that nobody has translated is in English in the Spanish shell, which says so', async ({ page }) => {
  await open(page, '/es/orders');
  const line = page.getByText('Esta página aún está en inglés.');
  await expect(line).toBeHidden();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Nosotros' }).click();
  await expect(page).toHaveURL('/es/about');
  await expect(page.locator(island)).toHaveAttribute('lang', 'en');
  await expect(line).toBeVisible();
  const canonical = page.locator('link[rel=canonical]');
  // That of the page that was left goes once this one is drawn.
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', 'https://furrow.example/about');
  await page.goto('/es/governance/voting');
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

test('a language that was chosen before is offered on pages in another one, and taken by nobody', async ({ page }) => {
  await page.goto('/buy-food?sort=price');
  await page.getByRole('navigation', { name: 'Language', exact: true }).getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/buy-food?sort=price');
  await expect(page.getByRole('link', { name: 'View in English' })).toHaveCount(0);
  await page.goto('/about?from=a-friend');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText('Scripts are off'), 'the line for browsers without scripts').toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Ver en español' }).click();
  await expect(page).toHaveURL('/es/about?from=a-friend');
  await page.getByRole('navigation', { name: 'Idioma', exact: true }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/about?from=a-friend');
  await expect(page.getByRole('link', { name: 'Ver en español' })).toHaveCount(0);
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
  await open(page, '/es');
  await expect(page).toHaveTitle('Furrow: de la tierra al mercado, a la cadena de bloques');
  await expect(page.locator(island)).not.toHaveAttribute('lang');
  const votes = page.locator('[data-fragment="dao/open-proposals"]');
  await expect(votes).toHaveAttribute('lang', 'en');
  const lots = page.locator('[data-fragment="shop/featured-products"]');
  await expect(lots).toHaveAttribute('lang', 'es');
  await expect(lots.getByRole('heading', { name: 'Tomates de herencia' })).toBeVisible();
  // `toContainText` reads what is shown, and a script is not.
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain('"inLanguage":"es"');
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
  // The page that comes takes the focus: a key that is pressed before goes to what is no longer there.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const toast = page.getByRole('status').filter({ hasText: '¡Pedido recibido!' });
  await expect(toast).toContainText('Gracias, Ana. $0.30 de tu pedido van a un banco de alimentos.');
  await toast.getByRole('link', { name: 'Ver el recibo' }).press('Enter');
  await expect(page).toHaveURL('/es/orders?id=ORD-743');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Recibimos tu pedido\./);
  await page.getByRole('button', { name: 'Ya la empacaron' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Tu pedido está empacado\./);
  await expect(page.getByRole('heading', { level: 3, name: 'Tomates de herencia' })).toBeVisible();
});

test('a lot that was added on its page is on the list of the marketplace', async ({ page }) => {
  await open(page, '/es/marketplace/lot/heirloom-tomatoes');
  await expect(page).toHaveTitle('Tomates de herencia, de Green Valley Farm, Oregón | Furrow');
  await page.getByRole('button', { name: 'Agregar al carrito, Tomates de herencia' }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Mercado' }).first().click();
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
  await page.getByRole('dialog').getByRole('link', { name: 'Ir a pagar' }).click();
  await expect(page).toHaveURL('/es/checkout');
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: '1 × $' });
  await expect(lines.filter({ visible: true }).first()).toContainText('Miel de flores silvestres');
  await expect(page.getByRole('main')).not.toContainText('Wildflower honey');
});

test('what a page in Spanish puts into the browser is in English on a page in English', async ({ page }) => {
  await open(page, '/es/buy-food');
  await page.getByRole('button', { name: 'Agregar al carrito, Miel de flores silvestres' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Miel de flores silvestres' }).first()).toBeVisible();
  await open(page, '/es/farm-details/altiplano');
  await page.getByRole('button', { name: 'Agregar a favoritos' }).click();
  await open(page, '/es/marketplace/lot/heirloom-tomatoes/proof/2');
  await page.getByRole('button', { name: 'Comprobar esta huella' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Coincide.' })).toBeVisible();

  await open(page, '/you');
  const known = page.getByRole('main');
  await expect(known.getByRole('heading', { name: 'Favorite: An heirloom seed library' })).toBeVisible();
  await expect(known.getByRole('heading', { name: 'Checked: Temperature log' })).toBeVisible();
  await expect(known).toContainText('Heirloom tomatoes, handover 2');
  await open(page, '/buy-food');
  await page.getByRole('button', { name: /^Cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart 1 item' });
  await expect(cart.getByRole('heading', { level: 3 })).toHaveText('Wildflower honey');
  await expect(cart).toContainText('/ jar');
});

test('a lot opens over the list in Spanish, and Back leads to the list', async ({ page }) => {
  await open(page, '/es/marketplace');
  const isSame = await markDocument(page);
  await page.getByRole('link', { name: 'Tomates de herencia' }).click();
  const drawer = page.getByRole('dialog', { name: /^Tomates de herencia/ });
  await expect(page).toHaveURL('/es/marketplace/lot/heirloom-tomatoes');
  await expect(drawer.getByText('Pesado, lavado y empacado')).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL('/es/marketplace');
  expect(await isSame()).toBe(true);
});

test('the text that was signed is the same in each language, and matches its fingerprint', async ({ page }) => {
  const proof = '/marketplace/lot/heirloom-tomatoes/proof/3';
  const textAt = async (path: string) => {
    await open(page, path);
    return page.locator('pre').textContent();
  };
  const signed = await textAt(proof);
  expect(await textAt(`/es${proof}`)).toBe(signed);
  await expect(page.locator('pre [lang=en]')).toHaveText(/^Furrow handover record/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boleta de peso, 240 kg');
  await page.getByRole('button', { name: 'Comprobar esta huella' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Coincide.' })).toBeVisible();
});

test('days of another year and measures of a lot are written as Spanish writes them', async ({ page }) => {
  await open(page, '/es/marketplace/lot/olive-oil');
  await expect(page.getByRole('main')).toContainText('14 nov 2024, 7:20 a. m.');
  await expect(page.getByRole('main')).not.toContainText(/\d [a-z]{3}, \d{4}/);
  await open(page, '/es/marketplace/lot/wildflower-honey');
  await expect(page.getByRole('main')).toContainText('8 km (5 mi) de franjas de flores');
});

test('the search finds translated pages by their Spanish words, and the others by their English ones', async ({
  page,
}) => {
  await open(page, '/es/buy-food');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Buscar' });
  await field.fill('tomates');
  const row = page.getByRole('option').filter({ hasText: 'Tomates de herencia' }).filter({ hasText: 'Lote' });
  await expect(row).toContainText('Lote nombre');
  await field.fill('beet');
  await expect(page.getByRole('option').first().locator('[lang=en]').first()).toContainText(/beet/i);
  await field.fill('tomates');
  await row.click();
  await expect(page).toHaveURL('/es/marketplace/lot/heirloom-tomatoes');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tomates de herencia');
});

for (const path of [
  '/es',
  '/es/buy-food',
  '/es/marketplace/lot/heirloom-tomatoes',
  '/es/marketplace/lot/heirloom-tomatoes/proof/audit',
  '/es/checkout',
  '/es/about',
])
  test(`${path} hydrates as it was sent and is accessible, with each part in its language`, async ({ page }) => {
    await rememberDocument(page);
    await open(page, path);
    const changed = (await changesSinceDocument(page)).filter((each) => !/aria-current="(page|true)"/.test(each));
    // What was typed and what is in the cart are known in the browser alone.
    if (path !== '/es/checkout') expect(changed).toEqual([]);
    await expectAccessible(page);
  });

test('a lot that is printed in Spanish says its words in Spanish, and its code leads to the page in Spanish', async ({
  page,
}) => {
  await open(page, '/es/marketplace/lot/heirloom-tomatoes');
  await expectPrintable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Tomates de herencia' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cinco manos, un recorrido' })).toBeVisible();
  const code = page.getByRole('img', { name: 'Código QR de Tomates de herencia' });
  const address = 'https://furrow.example/es/marketplace/lot/heirloom-tomatoes';
  expect(new URL(await readQrCode(code)).href).toBe(address);
  await page.goto('/es/marketplace/lot/heirloom-tomatoes/proof/audit');
  expect(await readQrCode(page.getByRole('img', { name: 'Código QR de esta página' }))).toBe(`${address}/proof/audit`);
});

test('a receipt in Spanish leads to pages in Spanish, and the list of orders is worded as it is', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt');
  await remember(page, await fullPast(baseURL));
  await open(page, '/es/orders?id=ORD-743');
  await page.emulateMedia({ media: 'print' });
  const code = page.getByRole('img', { name: 'Código QR del pedido ORD-743' });
  expect(await readQrCode(code)).toBe('https://furrow.example/es/orders?id=ORD-743');
  const lot = 'furrow.example/es/marketplace/lot/heirloom-tomatoes';
  await expect(page.getByText(lot, { exact: true }), 'and so does each of its lots').toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toContainText(/Hecho el \p{L}+ \d+ de \p{L}+ de \d{4}, /u);
  await page.getByRole('link', { name: 'Ver todos tus pedidos' }).click();
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Tomates de herencia');
});

test('what is shared of a page in Spanish is its Spanish title and its own address', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: (shared: object) => Promise.resolve(Object.assign(window, { shared })) });
  });
  await open(page, '/es/marketplace/lot/heirloom-tomatoes');
  await page.getByRole('button', { name: 'Compartir' }).click();
  const address = page.url();
  expect(new URL(address).pathname).toBe('/es/marketplace/lot/heirloom-tomatoes');
  expect(await page.evaluate(() => Reflect.get(window, 'shared') as object)).toEqual({
    title: 'Tomates de herencia',
    url: address,
  });
  for (const [path, title] of [
    ['/es/buy-food', 'Compra comida directo de las granjas | Furrow'],
    ['/es/farm-details/altiplano', /semillas/],
  ] as const) {
    await page.goto(path);
    const said = (property: string) => page.locator(`meta[property="og:${property}"]`);
    await expect(said('title')).toHaveAttribute('content', title);
    await expect(said('url')).toHaveAttribute('content', `https://furrow.example${path}`);
    await expect(said('locale')).toHaveAttribute('content', 'es_US');
    const facts = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(facts).toContain(`"url":"https://furrow.example${path}"`);
  }
});
