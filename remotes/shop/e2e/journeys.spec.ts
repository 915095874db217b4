import { remoteFolders } from '@furrow/bundler/workspace';
import { expectAccessible } from '@furrow/testing/accessibility';
import { delivery } from '../../../e2e/src/delivery';
import { expectFieldHints } from '@furrow/testing/field-hints';
import { byKeyboard } from '../../../e2e/src/keyboard';
import { fillCart } from '../../../e2e/src/mini-cart';
import { expectPrintable } from '../../../e2e/src/paper';
import { remember, samples } from '../../../e2e/src/past';
import { expect, hydrated, markDocument, open, test, type Locator, type Page } from '../../../e2e/src/test';
import { byTouch, phone } from '../../../e2e/src/touch';

const cartButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Cart/ });
const add = (page: Page, name: string) => page.getByRole('button', { name: `Add to Cart, ${name}` }).click();

test('the cart outlives a reload, is counted by the header of other remotes and kept in step between tabs', async ({
  page,
  context,
}) => {
  await open(page, '/buy-food');
  await add(page, 'Wildflower honey');
  await page.reload();
  await hydrated(page);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?1 item$/);

  const other = await context.newPage();
  await open(other, '/');
  await expect(other.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('1');
  await add(page, 'Wildflower honey');
  await expect(other.getByRole('banner').getByRole('link', { name: /cart/i })).toContainText('2');
});

test.describe('with junk in storage', () => {
  test.use({ allowed: /Failed to load cart from localStorage:/ });

  test('the cart is empty, says so on the console, and works', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => localStorage.setItem('cart', '[{"id":7}]'));
    await open(page, '/buy-food');
    expect(logged.filter((text) => text.startsWith('Failed to load cart from localStorage:'))).toHaveLength(1);
    await add(page, 'Wildflower honey');
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?1 item$/);
  });
});

test('the cart drawer is driven by the keyboard alone', async ({ page }) => {
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await cartButton(page).focus();
  await page.keyboard.press('Enter');
  const cart = page.getByRole('dialog');
  await expect(cart).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    const isKept = (dialog: Element) =>
      dialog.contains(document.activeElement) || document.activeElement?.closest('[data-beside-dialogs]') != null;
    expect(await cart.evaluate(isKept), 'the focus is in the drawer or on a toast').toBe(true);
  }
  await cart.getByRole('button', { name: 'Increase Heirloom tomatoes' }).press('Enter');
  await expect(cart.getByText('$11.98').first()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cart).toBeHidden();
  await expect(cartButton(page)).toBeFocused();
});

test('a toast and the open drawer leave each other alone', async ({ page }) => {
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart!' });
  await toast.hover();
  await cartButton(page).click();
  const cart = page.getByRole('dialog');
  await expect(cart.getByRole('button', { name: 'Close', exact: true })).toBeInViewport();
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(toast).toBeHidden();
  await expect(cart.getByText('Your cart is empty')).toBeVisible();
  await cart.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(cart).toBeHidden();
});

test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the open cart shows a whole line of it', async ({ page }) => {
    await fillCart(page);
    await open(page, '/buy-food');
    await cartButton(page).click();
    const line = page.getByRole('dialog').getByRole('listitem').first();
    await line.scrollIntoViewIfNeeded();
    await expect(line).toBeInViewport({ ratio: 0.9 });
  });
});

test('the shop bar stays in view while the page scrolls', async ({ page }) => {
  await open(page, '/buy-food');
  await page.mouse.wheel(0, 1500);
  await expect(cartButton(page)).toBeInViewport();
});

test('the checkout asks for what is missing and keeps what was typed', async ({ page }) => {
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await page.goto('/checkout');
  await page.getByRole('textbox', { name: 'Email' }).fill('lucia@greenvalley.farm');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toContainText(
    'Please fill in all required fields.',
  );
  const first = page.getByRole('textbox', { name: 'First name' });
  await expect(page.getByRole('heading', { name: '6 answers need another look' })).toBeFocused();
  await expect(first).toHaveAccessibleDescription('Enter your first name');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('lucia@greenvalley.farm');
});

test('on a phone the checkout says what is wrong with an answer once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/buy-food');
  await add(page, 'Heirloom tomatoes');
  await page.goto('/checkout');
  const fill = (name: string) => page.getByRole('textbox', { name, exact: true }).fill('Mill Road');
  for (const name of ['Last name', 'Address', 'City', 'ZIP code']) await fill(name);
  await page.getByRole('combobox', { name: 'State' }).fill('Oregon');
  const order = page.getByRole('button', { name: 'Place Order' });
  const told = (sentence: string) => page.getByText(sentence).filter({ visible: true });
  await order.click();
  await expect(page.getByRole('heading', { name: '2 answers need another look' })).toBeFocused();
  for (const sentence of ['Enter your email address', 'Enter your first name'])
    await expect(told(sentence)).toHaveCount(1);

  await page.reload();
  await fill('First name');
  await order.click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('heading', { name: /another look$/ })).toHaveCount(0);
  await expect(told('Enter your email address')).toHaveCount(1);
});

test.describe('an address with the number of an order', () => {
  // No document has it, so that the server answers 404 before the browser goes on.
  test.use({ allowed: /404/ });

  test('leads to its receipt, or says that the order is not in this browser', async ({ page }) => {
    await page.goto('/orders/ord-800');
    await expect(page).toHaveURL('/orders?id=ORD-800');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This order is not saved in this browser.');
    await expect(page).toHaveTitle('Order not found | Furrow');
    await page.getByRole('link', { name: 'See Your Orders' }).click();
    await expect(page).toHaveURL('/orders');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('orders name what was bought, and sums and states end at one edge', async ({ page }) => {
    await page.goto('/orders');
    await remember(page, [{ key: 'furrow.orders', storage: 'local', text: samples['furrow.orders']! }]);
    await page.reload();
    const entries = page.getByRole('main').getByRole('listitem');
    await expect(entries).toHaveText([/Heirloom tomatoes/, /Heirloom tomatoes, Wildflower honey/]);
    const edges = await entries
      .locator(':scope > strong, :scope > [class*=state]')
      .evaluateAll((ends) => ends.map((end) => Math.round(end.getBoundingClientRect().right)));
    expect(edges).toHaveLength(4);
    expect(new Set(edges).size, edges.join(', ')).toBe(1);
  });

  for (const width of [390, 320])
    test(`the packets of an order stand beside its number, which is whole, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/robots.txt');
      const { orders, ...kept } = JSON.parse(samples['furrow.orders']!) as { orders: { items: object[] }[] };
      const items = ['heirloom-tomatoes', 'wildflower-honey', 'stone-milled-sourdough'].map((id) => ({
        ...orders[0]!.items[0],
        id,
      }));
      const text = JSON.stringify({ ...kept, orders: [{ ...orders[0], items }] });
      await remember(page, [{ key: 'furrow.orders', storage: 'local', text }]);
      await page.goto('/orders');
      const entry = page.getByRole('main').getByRole('listitem');
      await expect(entry.locator('img')).toHaveCount(3);
      const number = entry.getByText(/^ORD-\d+$/);
      const packet = await entry.locator('img').last().boundingBox();
      const [name, row] = [await entry.getByRole('link').boundingBox(), await number.boundingBox()];
      expect(packet!.x + packet!.width + 10).toBeLessThan(name!.x);
      expect(row!.height).toBeLessThan(30);
    });

  test('“Shop This Week” stands in one line, in the first view and in the empty cart, in English and Spanish', async ({
    page,
  }) => {
    const linesOf = (control: Locator) =>
      control.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    for (const [path, name, cart] of [
      ['/buy-food', 'Shop This Week', /^Cart/],
      ['/es/buy-food', 'Comprar esta semana', /^Carrito/],
    ] as const) {
      await open(page, path);
      expect(await linesOf(page.getByRole('link', { name })), path).toBe(1);
      await page.getByRole('main').getByRole('button', { name: cart }).click();
      expect(await linesOf(page.getByRole('dialog').getByRole('button', { name })), path).toBe(1);
    }
  });

  test('the line under a link is as long as its words, also below a button that fills the row', async ({ page }) => {
    await page.goto('/orders?id=ORD-999');
    const link = page.getByRole('main').getByRole('link', { name: 'Back to shopping' });
    await expect(link).toBeVisible();
    const lengths = await link.evaluate((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return { line: each.getBoundingClientRect().width, words: words.getBoundingClientRect().width };
    });
    expect(lengths.line).toBeLessThan(lengths.words + 2);
  });
});

test('a visitor shops, checks out and comes home to an empty cart, in one document', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/buy-food');
  const sameDocument = await markDocument(page);
  await keys.toContent();
  await keys.press('button "Add to Cart, Heirloom tomatoes"', 'Enter Enter');
  await keys.press('button "Add to Cart, Wildflower honey"', 'Enter');
  await expect(page.getByText('Added to cart!').first()).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: /^Cart/ }).press('Enter');
  const cart = page.getByRole('dialog', { name: 'Your cart 3 items' });
  await expect(cart.getByText('$26.48')).toHaveCount(2);
  await keys.press('link "Proceed to Checkout"', 'Enter');

  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expectFieldHints(page, '/checkout with a cart', remoteFolders());
  for (const [label, value] of Object.entries(delivery))
    await keys.type(`${label === 'State' ? 'combobox' : 'textbox'} "${label}"`, value);
  await keys.press('button "Place Order"', 'Enter Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Order placed!')).toHaveCount(1);
  expect(await page.evaluate(() => [localStorage.getItem('cart'), sessionStorage.getItem('checkout')])).toEqual([
    '[]',
    null,
  ]);
  expect(await sameDocument()).toBe(true);
});

test('a marketplace view can be shared, and Back leads through its changes', async ({ page }) => {
  await open(page, '/marketplace?q=oregon&view=list');
  await expect(page.getByText('Showing 2 of 2 products')).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price, high to low');
  await expect(page).toHaveURL('/marketplace?q=oregon&sort=price-high&view=list');
  await expect(page.getByRole('article').first()).toContainText('Forest mushrooms');
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('article').first()).toContainText('Heirloom tomatoes');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popular');
});

test('a lot is searched, sorted, looked at and bought in the marketplace', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/marketplace');
  await keys.toContent();
  await keys.type('searchbox "Search products"', 'valley');
  await keys.press('button "Clear the search"', 'Enter', 'searchbox "Search products"');
  await keys.choose('combobox "Category"', 'Grains');
  await keys.press('combobox "Sort by"', 'ArrowDown');
  await keys.press('button "List view"', 'Enter', 'button "List view" [pressed]');
  await expect(page.getByText('Showing 3 of 3 products')).toBeVisible();
  await keys.press('link "High-valley quinoa"', 'Enter');
  await expect(page.getByRole('dialog', { name: 'High-valley quinoa' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await keys.press('button "Add to Cart, High-valley quinoa"', 'Enter');
  await expect(page.getByRole('button', { name: 'Added to Cart, High-valley quinoa' })).toBeDisabled();
  await expect(page.getByText('Cart: 1 lot')).toBeVisible();
  await page.getByRole('link', { name: 'View Cart' }).press('Enter');
  await expect(page).toHaveURL('/checkout');
});

test('lots of the marketplace are moved to the cart at the checkout, one by one, and back', async ({ page }) => {
  const keys = byKeyboard(page);
  await open(page, '/marketplace');
  for (const lot of ['Heirloom tomatoes', 'Farmhouse cheese box']) await add(page, lot);
  await page.getByRole('link', { name: 'View Cart' }).click();
  const list = page.getByRole('region', { name: 'On your marketplace list' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await keys.press('button "Move to Cart, Heirloom tomatoes"', 'Enter');
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeFocused();
  await expect(page.getByRole('form', { name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('1 lot', { exact: true })).toBeVisible();
  const moved = page.getByRole('status').filter({ hasText: 'Heirloom tomatoes moved to your cart.' });
  // Under the pointer it stays, however long the test takes.
  await moved.hover();
  await expectAccessible(page);
  await moved.getByRole('button', { name: 'Undo' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test('the empty cart is named as large as a page names its parts, and a phone moves all lots by a button of full width', async ({
  page,
}) => {
  await open(page, '/marketplace');
  for (const lot of ['Heirloom tomatoes', 'Summer berry box']) await add(page, lot);
  await page.getByRole('link', { name: 'View Cart' }).click();
  const heading = page.getByRole('heading', { name: 'Your cart is empty' });
  await expect(heading).toHaveCSS('font-size', '36px');
  await page.setViewportSize({ width: 390, height: 844 });
  const button = page.getByRole('region', { name: 'On your marketplace list' }).locator('button').last();
  const [foot, move] = await Promise.all([button.locator('xpath=..').boundingBox(), button.boundingBox()]);
  expect(move?.width).toBe(foot?.width);
});

test('the packets of an order begin where the rules of the list do', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('furrow.orders', text), samples['furrow.orders'] ?? '');
  await open(page, '/orders');
  const row = page.getByRole('main').getByRole('listitem').first();
  const picture = row.locator('img').first();
  const rim = await picture.evaluate((each) => Number.parseFloat(getComputedStyle(each).borderInlineStartWidth));
  const [begin, packet] = await Promise.all([row.boundingBox(), picture.boundingBox()]);
  expect(packet!.x + rim).toBe(begin?.x);
});

test('on a phone the marketplace filters in a sheet and shows its cart at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/marketplace');
  await page.getByRole('button', { name: 'Filter' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filter and sort' });
  await expectAccessible(page, { widths: [390] });
  await sheet.getByText('Grains').click();
  await sheet.getByRole('button', { name: 'Show 3 products' }).click();
  await expect(sheet).toBeHidden();
  await add(page, 'High-valley quinoa');
  await expect(page.getByRole('button', { name: 'Added, High-valley quinoa' })).toBeDisabled();
  await expect(page.getByText('in this list')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the checkout says that the cart is empty and where its share goes, and the shops show their products', async ({
    page,
  }) => {
    await page.goto('/checkout');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    // The outline of the form is for those whose cart will be read.
    await expect(page.locator('[data-order] + div > [aria-hidden]')).toHaveCSS('display', 'none');
    await expect(page.getByRole('progressbar', { name: /^Meals donated to / })).toHaveCount(3);
    await page.getByRole('link', { name: 'Continue Shopping' }).click();
    await expect(page.getByRole('article')).toHaveCount(6);
    await page.getByRole('link', { name: 'Full Marketplace' }).click();
    await expect(page.getByRole('article')).toHaveCount(8);
  });
});

test.describe('with touch', () => {
  test.use(phone);

  test('a cart is filled, opened, looked over and ordered', async ({ page }) => {
    const finger = byTouch(page);
    await open(page, '/buy-food');
    await finger.tap('button "Add to Cart, Wildflower honey"');
    await finger.tap('button "Cart"');
    await finger.tap('button "Increase Wildflower honey"');
    await finger.tap('link "Proceed to Checkout"');
    await finger.unfold('Order summary');
    await expect(page.getByText('2 × $14.50').filter({ visible: true })).toBeVisible();
    for (const [label, value] of Object.entries(delivery))
      await finger.type(`${label === 'State' ? 'combobox' : 'textbox'} "${label}"`, value);
    await finger.tap('button "Place Order"');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Order placed!')).toBeVisible();
  });
});

test('the shop prints its products, and no picture is cut at the edge of the sheet', async ({ page }) => {
  await open(page, '/buy-food');
  await page.setViewportSize({ width: 658, height: 900 });
  await expectPrintable(page);
  await page.emulateMedia({ media: 'print' });
  const cut = await page.evaluate(
    () =>
      [...document.querySelectorAll('main img')].filter(
        (picture) => picture.checkVisibility() && picture.getBoundingClientRect().right > innerWidth,
      ).length,
  );
  expect(cut).toBe(0);
});
