import type { Page } from './test';

/** Makes every shadow root an open one, because tests have to see what the host hides from the code of the page. */
export function openShadowRoots() {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (this: Element, init: ShadowRootInit) {
    return attachShadow.call(this, { ...init, mode: 'open' });
  };
}

/** Opens an address that asks for an override, and agrees to it like a visitor. */
export async function agree(page: Page, address: string) {
  await page.goto(address);
  await dialog(page).getByRole('button', { name: 'Load It' }).click();
}

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Load code that is not live?' });
export const banner = (page: Page) => page.getByRole('complementary', { name: 'Overridden versions' });
export const inspector = (page: Page) => page.getByRole('complementary', { name: 'Inspector' });
export const version = (page: Page) => page.getByText(/^Version \d/);
