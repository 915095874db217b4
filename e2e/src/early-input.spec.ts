import { delivery } from './delivery';
import { expect, hydrated, menuButton, menuLink, open, test, withhold, withholdScripts, type Page } from './test';

const cartButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Cart/ });
const addHoney = (page: Page) => page.getByRole('button', { name: 'Add to Cart, Wildflower honey' }).click();
const saved = (page: Page) => page.evaluate(() => localStorage.getItem('cart') ?? '[]');
const hay = { id: 'hay', name: 'Hay', farm: 'Hollow Barn', image: '', price: '4.50', unit: 'bale', quantity: 2 };

test('what is put into the cart before the page is ready is counted and saved at once, on top of what was saved, and can be taken back once the page is ready', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/buy-food');
  await other.evaluate((items) => localStorage.setItem('cart', items), JSON.stringify([hay]));
  await other.reload();
  await hydrated(other);

  const letThrough = await withholdScripts(page);
  await page.goto('/buy-food', { waitUntil: 'commit' });
  await addHoney(page);
  await addHoney(page);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?4 items$/);
  await expect(page.getByText('Added to cart: Wildflower honey. 4 items in the cart.')).toBeAttached();
  // The other tab, whose page is ready, goes on from there.
  await expect(cartButton(other)).toHaveAccessibleName(/^Cart ?4 items$/);
  await addHoney(other);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?5 items$/);

  letThrough();
  await hydrated(page);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?5 items$/);
  const toast = page.getByRole('status').filter({ hasText: 'Added to cart!' });
  await expect(toast).toContainText('2 items');
  await addHoney(page);
  await expect(cartButton(other)).toHaveAccessibleName(/^Cart ?6 items$/);
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?3 items$/);
  expect(JSON.parse(await saved(page))).toMatchObject([
    { id: 'hay', quantity: 2 },
    { id: 'wildflower-honey', quantity: 1 },
  ]);
});

test('what was put into the cart before the page is ready is there after Back', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/buy-food', { waitUntil: 'commit' });
  await addHoney(page);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?1 item$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack({ waitUntil: 'commit' });
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?1 item$/);
  letThrough();
  await hydrated(page);
  await addHoney(page);
  await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?2 items$/);
});

/**
 * Presses the button of the form when React has just begun to hydrate the part of the page: it listens there, and has
 * rendered nothing. Runs in the page, and tells later whether the part was still to be hydrated.
 */
function pressWhileItHydrates(field: HTMLElement): { isStill: Promise<boolean> } {
  const part = field.closest('furrow-fragment')!;
  const button = field.closest('form')!.querySelector('button')!;
  const isStill = new Promise<boolean>((done) => {
    part.addEventListener = (...given: [string, EventListener]) => {
      Reflect.deleteProperty(part, 'addEventListener');
      part.addEventListener(...given);
      queueMicrotask(() => {
        const isHydrated = window.furrowRecorded?.hydrated.has(part);
        button.click();
        done(isHydrated === false);
      });
    };
  });
  return { isStill };
}

test.describe('a form of a part of the page', () => {
  test.use({ allowed: /^console\.log: Newsletter subscription: amina@farm\.example/ });

  test('is sent once, with what was typed before, and is empty after it, though it was pressed while it was hydrated', async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('console', (message) => sent.push(message.text()));
    const letThrough = await withholdScripts(page);
    await page.goto('/governance/forum', { waitUntil: 'commit' });
    const newsletter = page.getByRole('region', { name: 'Newsletter' });
    const field = newsletter.getByRole('textbox');
    await field.fill('amina@farm.example');
    const pressed = await field.evaluateHandle(pressWhileItHydrates);
    letThrough();
    const isStill = await pressed.evaluate((press) => press.isStill);
    expect(isStill, 'whether it was still being hydrated').toBe(true);
    await expect(newsletter.getByRole('status')).toHaveText(/\S/);
    await expect(field).toHaveValue('');
    expect(sent).toEqual(['Newsletter subscription: amina@farm.example']);
  });
});

test.describe('where the code never comes', () => {
  test.use({ allowed: /net::ERR_FAILED|host \S+ failed at/ });

  test('the cart is filled and saved all the same, and a notice offers to try again', async ({ page }) => {
    await page.route(/\/host\/[^/]+\/main\..*\.js$/, (route) => route.abort());
    await page.goto('/buy-food');
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await addHoney(page);
    await addHoney(page);
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?2 items$/);
    expect(JSON.parse(await saved(page))).toMatchObject([{ id: 'wildflower-honey', quantity: 2 }]);
  });
});

test.describe('with a cart that cannot be read', () => {
  test.use({ allowed: /Failed to load cart from localStorage:/ });

  test('a press before the page is ready counts once it is', async ({ page }) => {
    await page.addInitScript(() => (localStorage.cart ??= '[{"id":7}]'));
    const letThrough = await withholdScripts(page);
    await page.goto('/buy-food', { waitUntil: 'commit' });
    await addHoney(page);
    letThrough();
    await hydrated(page);
    await expect(cartButton(page)).toHaveAccessibleName(/^Cart ?1 item$/);
  });
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

test('a form says what is missing before the page is ready, and in its own words once it is', async ({ page }) => {
  const letThrough = await withholdScripts(page, 'farmer');
  await page.goto('/loan-application', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Farm name' }).fill('Blue Heron');
  await page.getByRole('button', { name: /^(Next|Continue)/ }).click();
  const address = page.getByRole('textbox', { name: 'Farm address' });
  await expect(address).toBeFocused();
  await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
  letThrough();
  await hydrated(page);
  await expect(page.getByText('Farm address is required')).toBeVisible();
  await expect(page.getByText('Farm name is required')).toBeHidden();
  await expect(page.locator('main [required]')).toHaveCount(0);
});

for (const { address, said, button } of [
  { address: '/checkout', said: 'This answer is missing or incomplete', button: 'Place Order' },
  { address: '/es/checkout', said: 'Esta respuesta falta o está incompleta', button: 'Hacer el pedido' },
  { address: '/es/loan-application', said: 'Esta respuesta falta o está incompleta', button: 'Continuar con el monto' },
]) {
  test(`${address} words a missing answer in its own language before it is ready`, async ({ page }) => {
    await page.addInitScript((items) => localStorage.setItem('cart', items), JSON.stringify([hay]));
    const letThrough = await withholdScripts(page, address.endsWith('checkout') ? 'shop' : 'farmer');
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('main form').getByRole('button', { name: button }).click();
    const messages = () =>
      page
        .locator('main form [aria-required=true]:not([role])')
        .evaluateAll((fields) => [...new Set(fields.map((field) => (field as HTMLInputElement).validationMessage))]);
    expect(await messages()).toEqual([said]);
    letThrough();
    await hydrated(page);
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    expect(await messages()).toEqual(['']);
  });
}

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

for (const label of ['First name', 'Message'])
  test(`what is selected in ${label} before the page is ready is replaced once it is`, async ({ page }) => {
    const letThrough = await withholdScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: label });
    await field.pressSequentially('Blue Heron');
    await field.selectText();
    letThrough();
    await hydrated(page);
    await page.keyboard.type('Oak Creek');
    await expect(field).toHaveValue('Oak Creek');
  });

for (const [what, files] of [
  ['of the site', /\/host\/[^/]+\/main\..*\.js$/],
  ['of the page', /\/content\/[^/]+\/(?!\S*\.boot\.).*\.js$/],
] as const) {
  test(`text typed before the code ${what} is there is not lost by a link without a question`, async ({ page }) => {
    const letThrough = await withhold(page, files);
    await page.goto('/contact', { waitUntil: 'commit' });
    const message = page.getByRole('textbox', { name: 'Message' });
    const leave = () => page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await message.pressSequentially('Do you buy quinces?');
    await leave();
    await expect(message).toHaveValue('Do you buy quinces?');
    await expect(page).toHaveURL('/contact');
    expect(asked).toEqual(['beforeunload']);

    // Nobody is asked about a form that is as it came.
    await message.fill('');
    await leave();
    await expect(page).toHaveURL('/about');
    expect(asked).toHaveLength(1);
    letThrough();
  });
}

for (const [path, some, status] of [
  ['/marketplace', 'tomatoes', 'Showing 0 of 0 products'],
  ['/campaigns', 'salina', '0 campaigns'],
] as const) {
  test(`a search typed before ${path} is ready filters the list, then and once it is`, async ({ page }) => {
    const letThrough = await withholdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    const search = main.getByRole('searchbox');
    const cards = main.getByRole('article');
    await search.fill(some);
    await expect(main.getByText(/^(Showing 1 of 1 product|1 campaign)$/)).toBeVisible();
    await expect(cards).toHaveCount(1);
    const [found] = await cards.allTextContents();
    await search.fill('');
    await expect(cards.nth(3)).toBeVisible();
    await search.fill('zzzz');
    await expect(cards).toHaveCount(0);
    await expect(main.getByText(status)).toBeVisible();
    letThrough();
    await hydrated(page);
    await expect(search).toHaveValue('zzzz');
    await expect(cards).toHaveCount(0);
    await expect(main.getByText(status)).toBeVisible();
    await search.fill(some);
    await expect(cards).toHaveText([found ?? '']);
  });
}

test('an amount chosen before the page is ready is on the button, then and once it is', async ({ page }) => {
  const letThrough = await withholdScripts(page);
  await page.goto('/donate-farm/oak-creek', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  const donate = main.getByRole('button', { name: /^Donate/ });
  const choose = (name: string) => main.getByRole('radio', { name, exact: true }).check();
  await expect(donate).toBeDisabled();
  await choose('$50');
  await expect(donate).toHaveText('Donate $50');
  await donate.click();
  letThrough();
  await hydrated(page);
  await expect(donate).toHaveText('Donate $50');
  await expect(main.getByText('Your reward at $50')).toBeVisible();
  const toast = page.getByRole('status').filter({ hasText: 'Processing Donation' });
  await expect(toast).toContainText('Thank you for giving $50');
  await choose('Custom');
  await expect(donate).toBeDisabled();
});

test.describe('the checkout of a cart that holds something', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  async function openEarly(page: Page) {
    await page.addInitScript((items) => localStorage.setItem('cart', items), JSON.stringify([hay]));
    const letThrough = await withholdScripts(page, 'shop');
    await page.goto('/checkout', { waitUntil: 'commit' });
    const form = page.getByRole('form', { name: 'Checkout' });
    await expect(form.getByText('$9.00')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden();
    await form.evaluate((element: HTMLElement) => Object.assign(element, { top: element.offsetTop }));
    const hydrate = async () => {
      letThrough();
      await hydrated(page);
      // It is the same form, in the same place.
      expect(
        await form.evaluate((element: HTMLElement) => 'top' in element && element.offsetTop - Number(element.top)),
      ).toBe(0);
      await expect(form.getByText('$9.00')).toBeVisible();
    };
    return { form, hydrate };
  }

  test('is filled in before the page is ready, and ordered once it is', async ({ page }) => {
    const { form, hydrate } = await openEarly(page);
    for (const [label, value] of Object.entries(delivery)) await form.getByLabel(label).fill(value);
    await form.getByLabel('ZIP code').focus();
    await hydrate();
    await expect(form.getByLabel('ZIP code')).toBeFocused();
    await form.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByText('Order placed!')).toBeVisible();
  });

  test('says what is missing before the page is ready, and in its own words once it is', async ({ page }) => {
    const { form, hydrate } = await openEarly(page);
    await form.getByLabel('Email').fill('lucia@greenvalley.farm');
    await form.getByRole('button', { name: 'Place Order' }).click();
    await expect(form.getByLabel('First name')).toBeFocused();
    await hydrate();
    await expect(page.getByRole('alert').filter({ hasText: 'Missing Information' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '6 answers need another look' })).toBeFocused();
    await expect(form.getByLabel('Email')).toHaveValue('lucia@greenvalley.farm');
  });
});

test('the second step of onboarding opens before the page is ready, and goes on from there', async ({ page }) => {
  const letThrough = await withholdScripts(page, 'farmer');
  await page.goto('/onboarding', { waitUntil: 'commit' });
  const second = page.getByRole('region', { name: 'Connect a wallet.' });
  const [metaMask, other] = ['MetaMask', 'WalletConnect'].map((name) => second.getByRole('button', { name }));
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(second).toBeFocused();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '20');
  await second.evaluate((element) => Object.assign(element, { isSame: true }));
  await metaMask?.click();
  await other?.focus();
  letThrough();
  await hydrated(page);
  expect(await second.evaluate((element) => 'isSame' in element)).toBe(true);
  await expect(page.getByRole('region', { name: 'Welcome to Furrow.' })).toBeHidden();
  await expect(other ?? second).toBeFocused();
  await expect(page.getByText('Wallet Connected!')).toBeVisible();
  await page.getByRole('button', { name: 'Welcome' }).click();
  await expect(page.getByRole('region', { name: 'Welcome to Furrow.' })).toBeFocused();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(second).toBeFocused();
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
