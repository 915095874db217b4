import { measureLoad, medianOf, type FirstUse, type Load } from './first-load';
import type { Phone } from './phone';

/** What is in the cart of the visitor who opens the checkout. */
const honey = { id: 'honey', name: 'Honey', farm: 'Prairie Bees', image: '', price: '14.50', unit: 'jar', quantity: 2 };

/** No card of a list is shown any more. */
const noCard = `![...document.querySelectorAll('main article')].some((card) => card.checkVisibility())`;

/** The form says what is missing. Before the page is hydrated, the browser itself puts the focus on the first answer that is missing. */
const asked = `document.querySelector('main [aria-invalid=true]') || document.activeElement?.matches('main :invalid')`;

type Kind = { path: string; use?: FirstUse };

export const shop: Kind = {
  path: '/buy-food',
  use: {
    control: 'main button[aria-label^="Add to Cart"]',
    reacted: `localStorage.getItem('cart')?.includes('price')`,
  },
};

/** A kind of page, with its first own control if it has one. */
const kinds: Record<string, Kind> = {
  landing: {
    path: '/',
    use: {
      control: 'main button:not([type=submit])',
      reacted: `/Disconnect/.test(target?.innerText ?? '')`,
    },
  },
  article: { path: '/blog/blockchain-food-traceability' },
  about: { path: '/about' },
  shop,
  marketplace: {
    path: '/marketplace',
    use: { control: 'main input[type=search]', text: 'zzzz', reacted: noCard },
  },
  campaigns: {
    path: '/campaigns',
    use: { control: 'main input[type=search]', text: 'zzzz', reacted: noCard },
  },
  'donate-farm': {
    path: '/donate-farm/oak-creek',
    use: {
      control: 'main input[type=radio]',
      reacted: `document.querySelector('main button[type=submit]:enabled')?.textContent === 'Donate $25'`,
    },
  },
  onboarding: {
    path: '/onboarding',
    use: { control: 'main button', reacted: `document.getElementById('onboarding-wallet')?.checkVisibility()` },
  },
  loan: {
    path: '/loan-application',
    use: {
      control: 'main button[type=submit]',
      reacted: asked,
    },
  },
  checkout: {
    path: '/checkout',
    use: {
      control: 'main button[type=submit]',
      reacted: asked,
      cart: JSON.stringify([honey]),
    },
  },
};

export const benchedKinds = Object.keys(kinds);

export const benchedPaths = Object.values(kinds).map(({ path }) => path);

/** Three ways to deliver the same pages: the composition, the same documents without a script, and all apps in one bundle. */
type Rivals = Record<'ours' | 'plain' | 'bundle', string>;

/**
 * Loads each kind of page from each folder in turn and returns two tables by kind of page: when the page can be read
 * and used, and what it costs. Each round begins with another folder, so that none is always first.
 *
 * @param rounds how often each page is loaded from each folder
 * @param meant the kinds of pages to load, of {@link benchedKinds}
 */
export async function measureFirstLoads(phone: Phone, folders: Rivals, rounds: number, meant: readonly string[]) {
  const names = Object.keys(folders) as (keyof Rivals)[];
  const lines = await Promise.all(names.map((name) => phone.serve(folders[name])));
  const times: Record<string, object> = {};
  const costs: Record<string, object> = {};
  for (const [kind, { path, use }] of Object.entries(kinds)) {
    if (!meant.includes(kind)) continue;
    const loads: Record<keyof Rivals, Load[]> = { ours: [], plain: [], bundle: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (let turn = 0; turn < names.length; turn += 1) {
        const index = (round + turn) % names.length;
        const name = names[index] as keyof Rivals;
        const url = (lines[index]?.url ?? '') + path;
        loads[name].push(await measureLoad(phone.browser, url, name === 'plain' ? undefined : use));
      }
    }
    const [ours, plain, bundle] = [medianOf(loads.ours), medianOf(loads.plain), medianOf(loads.bundle)];
    const row = `${kind} ${path}`;
    times[row] = {
      'paint, ms': Math.round(ours.paint),
      'to plain': ratio(ours.paint, plain.paint),
      'to bundle': ratio(ours.paint, bundle.paint),
      'menu to bundle': ratio(ours.menu, bundle.menu),
      'link to bundle': ratio(ours.link, bundle.link),
      'control, ms': ours.control === undefined ? '' : Math.round(ours.control),
      'control to bundle': ratio(ours.control, bundle.control),
    };
    costs[row] = {
      'script, kB': kilobytes(ours.script, bundle.script),
      'all, kB': kilobytes(ours.bytes, plain.bytes, bundle.bytes),
      requests: [ours, plain, bundle].map(({ requests }) => requests).join(' : '),
      chain: [ours, bundle].map(({ chain }) => chain).join(' : '),
      'main thread to plain, at load': ratio(ours.busyAtLoad, plain.busyAtLoad),
      'when idle': ratio(ours.busy, plain.busy),
      'blocked, ms': [ours, plain, bundle].map(({ blocked }) => Math.round(blocked)).join(' : '),
      'heap, MB': [ours, plain, bundle].map(({ heap }) => (heap / 1e6).toFixed(1)).join(' : '),
    };
  }
  return { times, costs };
}

function ratio(value: number | undefined, other: number | undefined): string {
  return value === undefined || !other ? '' : `${(value / other).toFixed(2)} x`;
}

function kilobytes(...values: number[]): string {
  return values.map((value) => (value / 1000).toFixed(0)).join(' : ');
}
