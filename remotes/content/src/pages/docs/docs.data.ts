import type { Section } from './topic';

export type Endpoint = {
  id: string;
  title: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  text: string;
  /** Shown as the response. */
  status: string;
  example: object;
};

export const endpoints = [
  {
    id: 'track-a-lot',
    title: 'Track a lot',
    method: 'GET',
    path: '/api/v1/supply-chain/track/{productId}',
    text: 'The trace of one lot: who held it, when, and at what temperature.',
    status: '200, application/json',
    example: {
      lot: '0x7f3a\u202691bc',
      product: 'Heirloom tomatoes',
      weightKg: 240,
      handovers: 5,
      paidToFarmerUsdc: '1150.08',
    },
  },
  {
    id: 'list-a-product',
    title: 'List a product',
    method: 'POST',
    path: '/api/v1/marketplace/list-product',
    text: 'Puts a harvested lot on the marketplace under your farm.',
    status: '201, application/json',
    example: { productId: 'lot-2291', category: 'Fresh Produce', priceUsdc: '5.99', quantity: '240 kg', listed: true },
  },
  {
    id: 'verify-credits',
    title: 'Verify credits',
    method: 'PUT',
    path: '/api/v1/carbon/verify-credits',
    text: 'Marks a credit as verified by a named auditor.',
    status: '200, application/json',
    example: { batch: 'CRB-118', metricTons: 4332, heldInBuffer: 650, auditor: '0x8a41\u2026f2d6', verified: true },
  },
] satisfies Endpoint[];

export type Topic = Section & { group: 'Start here' | 'API reference' | 'Guides' };

export const topics: Topic[] = [
  {
    group: 'Start here',
    id: 'getting-started',
    title: 'Getting started',
    blocks: [
      {
        kind: 'text',
        text: 'Your own software can read the trace of a lot and everything else Furrow shows about it. You can read without an account. To write, you need a farm that has finished onboarding and one of its keys.',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Request a lot by its number. If you get five lines back, you are connected.',
          ['Register a farm and finish ', { to: '/onboarding', text: 'onboarding' }, '; it takes five minutes.'],
          'Sign one request with the key of that farm, against the test network first.',
        ],
      },
      {
        kind: 'text',
        text: 'Times are in UTC as ISO 8601. Weights are in kilograms, temperatures in degrees Celsius. Results are not paginated; request a date range instead.',
      },
    ],
  },
  {
    group: 'Start here',
    id: 'wallets-and-keys',
    title: 'Wallets and keys',
    blocks: [
      {
        kind: 'text',
        text: 'A wallet holds money and votes; a key signs records. They are separate on purpose, so that a scale in a shed can sign weights without being able to spend anything.',
      },
      {
        kind: 'table',
        caption: 'What each kind of key can do',
        columns: ['Key', 'Signs', 'Expires'],
        rows: [
          ['Farm', 'Lots, prices, insurance', '24\u00a0months'],
          ['Device', 'Weights, temperatures', '12\u00a0months'],
          ['Reader', 'Nothing; raises the rate limit', '24\u00a0months'],
        ],
      },
      {
        kind: 'text',
        text: 'Revoke a device key as soon as it is lost. Records it signed before that stay valid; everyone who reads the chain rejects later ones.',
      },
    ],
  },
  {
    group: 'API reference',
    id: 'endpoints',
    title: 'Endpoints',
    blocks: [
      {
        kind: 'text',
        text: 'A few examples. All of them return JSON, and every amount is in USDC with two decimals.',
      },
    ],
  },
  {
    group: 'API reference',
    id: 'webhooks',
    title: 'Webhooks',
    blocks: [
      {
        kind: 'text',
        text: [
          'Get notified instead of polling. A webhook is called within a minute of a handover, a payment or a change of status, and again after 1, 5 and 30 minutes if your server does not respond with ',
          { code: '200' },
          '.',
        ],
      },
      {
        kind: 'facts',
        rows: [
          ['lot.handover', 'custody has moved; the trace has one more line'],
          ['lot.warm', 'above its range for 10 minutes'],
          ['payment.settled', 'USDC has arrived'],
          ['credit.retired', 'used, permanently'],
        ],
      },
      {
        kind: 'text',
        text: [
          'Check the signature in the ',
          { code: 'Furrow-Signature' },
          ' header before you trust a call, and respond before you process it.',
        ],
      },
    ],
  },
  {
    group: 'API reference',
    id: 'errors',
    title: 'Errors',
    blocks: [
      {
        kind: 'table',
        caption: 'Status codes and what to do',
        columns: ['Code', 'Meaning', 'What to do'],
        rows: [
          [
            [{ code: '400' }],
            'A field is missing or has the wrong unit',
            ['Read ', { code: 'field' }, ' in the response'],
          ],
          [[{ code: '401' }], 'No key, or an expired one', 'Renew it'],
          [[{ code: '403' }], 'The key is valid, but not for this farm', 'Use the right one'],
          [[{ code: '404' }], 'No such lot, or no trace of it yet', 'Try again after the next handover'],
          [[{ code: '409' }], 'Weights do not add up', 'Correct the split and send it again'],
          [[{ code: '429' }], 'More than 60 calls a minute', ['Wait for ', { code: 'Retry-After' }]],
        ],
      },
    ],
  },
  {
    group: 'Guides',
    id: 'food-banks',
    title: 'Food banks',
    blocks: [
      {
        kind: 'text',
        text: [
          'A ',
          { to: '/food-bank-partner', text: 'partner' },
          ' receives the 5% of orders packed nearby as one settlement a day, with the list of orders it came from. To show your own counter, subscribe to ',
          { code: 'payment.settled' },
          ' and add up the amounts; two meals per dollar is the figure this site uses.',
        ],
      },
      {
        kind: 'text',
        text: [
          'To see what to record when rescued food comes in, read the ',
          { to: '/resources/food-safety-guide', text: 'food safety guide' },
          '.',
        ],
      },
    ],
  },
  {
    group: 'Guides',
    id: 'carbon-credits',
    title: 'Carbon credits',
    blocks: [
      {
        kind: 'text',
        text: [
          'A batch carries the fingerprints of its sampling plan, laboratory sheet and audit. Fetch those files from their owner, hash them with SHA-256 and compare: if they match, you are reading what the auditor read. The steps before that are in the ',
          { to: '/resources/carbon-guide', text: 'carbon guide' },
          '.',
        ],
      },
    ],
  },
];
