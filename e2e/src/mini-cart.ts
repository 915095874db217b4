import type { Page } from './test';

/** The cart in the header: a fragment of the shop in the shell of the host. */
export const cart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

/** The drawer that it opens. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: /^Your cart/ });

/** Two jars of honey, in the cart of a returning visitor. */
export async function fillCart(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const image = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
    const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bees', image, price: '14.50', unit: 'jar', quantity: 2 };
    if (localStorage.getItem('cart') === null) localStorage.setItem('cart', JSON.stringify([honey]));
  });
}
