import { delivery } from '../src/delivery';
import { hydrated, expect, expectHeading, load, open, test } from './test';
import { button, field, link, type Visit } from './visit';

/** What visitors do, in the engines that Playwright does not drive: one set of journeys, run by each of them. */

const footer = '//footer[@id="footer"]';
const addressOf = (visit: Visit) => visit.run(() => location.pathname + location.search);
const textOf = (visit: Visit, selector: string) =>
  visit.run((wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '', selector);
const loadedFiles = () => performance.getEntriesByType('resource').length;
const hasText = (visit: Visit, text: string) =>
  visit.run((wanted) => document.querySelector<HTMLElement>('body')?.innerText.includes(wanted) ?? false, text);

test('the first load of each kind of page changes no node of the document', async ({ visit, gate }) => {
  for (const path of ['/', '/buy-food', '/blog/blockchain-food-traceability', '/governance/treasury', '/contact']) {
    await open(visit, gate, path);
    const changes = await visit.run(() =>
      (window as unknown as { changesSinceDocument(): string[] }).changesSinceDocument(),
    );
    expect(
      changes.filter((change) => !/aria-current="(page|true)"/.test(change)),
      path,
    ).toEqual([]);
  }
});

test('what is pressed and typed before the page is ready counts once it is', async ({ visit, gate }) => {
  const letThrough = gate.hold(/^\/host\/[^/]+\/.*\.js$/);
  await load(visit, `${gate.url}/buy-food`);
  await visit.click(button('Add to Cart, Wildflower honey'));
  letThrough();
  await hydrated(visit);
  await expect.poll(() => textOf(visit, 'main [aria-haspopup="dialog"]')).toContain('1');

  const letFormThrough = gate.hold(/^\/host\/[^/]+\/.*\.js$/);
  await load(visit, `${gate.url}/marketplace`);
  await visit.type('//main//input[@type="search"]', 'zzzz');
  letFormThrough();
  await hydrated(visit);
  await expect.poll(() => visit.run(() => document.querySelectorAll('main article').length)).toBe(0);
});

test('a page whose style sheet is late comes to life with it', async ({ visit, gate }) => {
  const letThrough = gate.hold(/^\/shop\/[^/]+\/.*\.css$/);
  await load(visit, `${gate.url}/buy-food`);
  await expect.poll(() => visit.run(() => document.readyState)).not.toBe('loading');
  letThrough();
  await hydrated(visit);
});

test('a visitor fills the cart, orders, and comes home to an empty cart in one document', async ({ visit, gate }) => {
  await open(visit, gate, '/buy-food');
  await visit.run(() => void Object.assign(window, { sameDocument: true }));
  await visit.click(button('Add to Cart, Wildflower honey'));
  await visit.click('//main//button[@aria-haspopup="dialog"]');
  await visit.click(link('Proceed to Checkout', '//*[@role="dialog"]'));
  await expectHeading(visit, 'Checkout');
  for (const [label, value] of Object.entries(delivery)) await visit.type(field(label), value);
  await visit.click(button('Place Order'));
  await expect.poll(() => addressOf(visit)).toBe('/');
  await expect.poll(() => hasText(visit, 'Order placed!')).toBe(true);
  expect(await visit.run(() => [localStorage.getItem('cart'), 'sameDocument' in window])).toEqual(['[]', true]);
});

test('a wizard asks for what is missing, goes on, and keeps what was saved', async ({ visit, gate }) => {
  await open(visit, gate, '/loan-application');
  await visit.click(button('Continue to Loan Amount'));
  await expect.poll(() => hasText(visit, 'Farm name is required')).toBe(true);
  await visit.type(field('Farm name'), 'Blue Heron Farm');
  await visit.type(field('Farm address'), '12 Acequia Road');
  await visit.click(button('Continue to Loan Amount'));
  await visit.type(field('Business plan'), 'Drip lines');
  const plan = () => visit.run(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value);
  await expect.poll(plan).toBe('Drip lines');
  await visit.click(link('Save & Exit'));
  await expectHeading(visit, 'Soil');
  // In Firefox a request that leaving the page cancels counts as one that failed.
  let before = -1;
  const isQuiet = async () => before === (before = await visit.run(loadedFiles));
  await expect.poll(isQuiet, { intervals: [500] }).toBe(true);

  await open(visit, gate, '/loan-application');
  await expect.poll(() => hasText(visit, 'Your saved application is open, just as you left it')).toBe(true);
  expect(await plan()).toBe('Drip lines');
});

test('menus open one at a time and close by Escape; a chosen theme stays', async ({ visit, gate }) => {
  await load(visit, `${gate.url}/about`);
  const openMenus = () =>
    visit.run(() =>
      [...document.querySelectorAll('header details[open] > summary')].map(({ textContent }) => textContent),
    );
  await visit.click('//header//summary[starts-with(normalize-space(), "Solutions")]');
  await expect.poll(openMenus).toEqual(['Solutions']);
  await visit.click('//header//summary[starts-with(normalize-space(), "Resources")]');
  await expect.poll(openMenus).toEqual(['Resources']);
  await visit.press('Escape');
  await expect.poll(openMenus).toEqual([]);

  const paper = () =>
    visit.run(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).backgroundColor]);
  const [, light] = await paper();
  await visit.click(`${footer}//label[@title="Dark"]`);
  await expect.poll(async () => (await paper())[0]).toBe('dark');
  await load(visit, `${gate.url}/contact`);
  const [theme, dark] = await paper();
  expect(theme).toBe('dark');
  expect(dark).not.toBe(light);
});

test('links, Back and Forward show their pages in one document', async ({ visit, gate }) => {
  await open(visit, gate, '/governance/voting');
  await visit.run(() => void Object.assign(window, { sameDocument: true }));
  await visit.click(link('Buy food', footer));
  await expectHeading(visit, 'in season');
  await visit.click(link('Marketplace', footer));
  await expectHeading(visit, 'Tokenized Marketplace');
  await visit.back();
  await expectHeading(visit, 'in season');
  await visit.back();
  await expectHeading(visit, 'Proposal voting');
  await visit.forward();
  await expectHeading(visit, 'in season');
  expect(await addressOf(visit)).toBe('/buy-food');
  expect(await visit.run(() => 'sameDocument' in window)).toBe(true);
});

test('code that is on its way when its page is left has not failed', async ({ visit, gate }) => {
  const letThrough = gate.hold(/^\/shop\/.*expose_lifecycles.*\.js$/);
  await load(visit, `${gate.url}/buy-food`);
  const isAsked = () => document.querySelector('script[src*=expose_lifecycles]') !== null;
  await expect.poll(() => visit.run(isAsked)).toBe(true);
  await load(visit, `${gate.url}/about`);
  letThrough();
  await expectHeading(visit, 'argument about a scale');
});

test.describe('a remote whose code does not come', () => {
  test.use({ allowed: /shop|failed|Failed|error|import/ });

  test('leaves its page readable and the rest of the site alive, and Try again brings it', async ({ visit, gate }) => {
    const letThrough = gate.refuse(/^\/shop\/.*\.js$/);
    await load(visit, `${gate.url}/buy-food`);
    await expect.poll(() => hasText(visit, 'its buttons aren’t working')).toBe(true);
    expect(await visit.run(() => document.querySelectorAll('main article').length)).toBe(6);
    // The page has made its own second try by the time it offers another one.
    const offers = () =>
      visit.run(() => {
        const buttons = [...document.querySelectorAll('button')];
        return buttons.some((one) => one.textContent === 'Try Again' && one.getClientRects().length > 0);
      });
    await expect.poll(offers).toBe(true);
    letThrough();
    await visit.click(button('Try Again'));
    await hydrated(visit);
    await visit.click(button('Add to Cart, Wildflower honey'));
    await expect.poll(() => textOf(visit, 'main [aria-haspopup="dialog"]')).toContain('1');
  });
});
