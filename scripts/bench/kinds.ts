import type { FirstUse } from './first-load';

/** What is in the cart of the visitor who opens the checkout. */
const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bees', image: '', price: '14.50', unit: 'jar', quantity: 2 };
const cart = JSON.stringify([honey]);

const noCard = `![...document.querySelectorAll('main article')].some((card) => card.checkVisibility())`;

/**
 * The form says what is missing. Before the page is hydrated, the browser itself puts the focus on the first answer
 * that is missing.
 */
const asked = `document.querySelector('main [aria-invalid=true]') || document.activeElement?.matches('main :invalid')`;

/** A search of a list that finds nothing. */
const search: FirstUse = { control: 'main input[type=search]', text: 'zzzz', reacted: noCard };

/** Draws a list again in another order: its first card differs. */
const sort = (value: string): FirstUse => ({
  control: 'main select[aria-label^=Sort]',
  text: value,
  reacted: `(window.firstCard ??= document.querySelector('main article')?.textContent) !== document.querySelector('main article')?.textContent`,
});

/** Opens what filters a list. */
const filter: FirstUse = {
  control: 'main button[aria-haspopup]:not([role=tab]), main button[aria-expanded]',
  reacted: `document.querySelector('[role=dialog]')?.checkVisibility() || document.querySelector('main button[aria-expanded=true]')`,
};

const isChecked = (selector: string) => `document.querySelector(${JSON.stringify(selector)})?.checked`;

const address = {
  '[name=email]': 'ada@example.com',
  '[name=firstName]': 'Ada',
  '[name=lastName]': 'Field',
  '[name=address]': '1 Mill Road',
  '[name=city]': 'Salem',
  '[name=state]': 'Oregon',
  '[name=zipCode]': '97301',
};

/**
 * A kind of page: its path, and controls that are on screen at first. The first of them is the one that the page
 * answers earliest.
 */
export type Kind = { path: string; controls: Record<string, FirstUse> };

export const kinds: Record<string, Kind> = {
  landing: {
    path: '/',
    controls: {
      connect: {
        control: 'main button:not([type=submit])',
        reacted: `/Disconnect/.test(target?.innerText ?? '')`,
      },
    },
  },
  article: { path: '/blog/blockchain-food-traceability', controls: {} },
  about: { path: '/about', controls: {} },
  shop: {
    path: '/buy-food',
    controls: {
      'add to cart': {
        control: 'main button[aria-label^="Add to Cart"]',
        reacted: `localStorage.getItem('cart')?.includes('price')`,
      },
      cart: { control: 'main button[aria-expanded]', reacted: `document.querySelector('[role=dialog]')` },
    },
  },
  marketplace: {
    path: '/marketplace',
    controls: {
      search,
      filter,
      sort: sort('price-high'),
      'list view': {
        control: 'main button[aria-label="List view"]',
        reacted: `document.querySelector('main button[aria-label="List view"][aria-pressed=true]')`,
      },
      'add to cart': {
        control: 'main button[aria-label^="Add to Cart"]',
        reacted: `document.querySelector('main article button[aria-disabled=true]')`,
      },
    },
  },
  campaigns: {
    path: '/campaigns',
    controls: {
      search,
      filter,
      sort: sort('ending'),
      tab: {
        control: 'main [role=tab]:last-child',
        reacted: `document.querySelector('main [role=tab]:last-child[aria-selected=true]')`,
      },
    },
  },
  'donate-farm': {
    path: '/donate-farm/oak-creek',
    controls: {
      amount: {
        control: 'main input[type=radio]',
        reacted: `document.querySelector('main button[type=submit]:enabled')?.textContent === 'Donate $25'`,
      },
      anonymous: { control: 'main [name=anonymous]', reacted: isChecked('main [name=anonymous]') },
      'another amount': {
        control: 'main input[type=radio][value=custom]',
        reacted: `document.querySelector('main input[inputmode]')?.checkVisibility()`,
      },
    },
  },
  onboarding: {
    path: '/onboarding',
    controls: {
      start: {
        control: 'main button',
        reacted: `document.getElementById('onboarding-wallet')?.checkVisibility()`,
      },
    },
  },
  loan: {
    path: '/loan-application',
    controls: {
      'continue without answers': { control: 'main button[type=submit]', reacted: asked },
      continue: {
        control: 'main button[type=submit]',
        fill: { '[name=farmName]': 'Mill Farm', '[name=farmAddress]': '1 Mill Road' },
        reacted: `document.querySelector('main [name=annualRevenue]')?.checkVisibility()`,
      },
    },
  },
  checkout: {
    path: '/checkout',
    controls: {
      'order without answers': { control: 'main button[type=submit]', reacted: asked, cart },
      order: { control: 'main button[type=submit]', fill: address, reacted: `location.pathname !== '/checkout'`, cart },
    },
  },
};
