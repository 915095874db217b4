import art from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import night from '@furrow/ui/art/blog-carbon-credit-farming-night.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Carbon markets',
  description:
    'Soil carbon credits that can be dug up again: shared sampling for growers, open evidence for buyers, a 15% buffer for both.',
  path: '/solutions/carbon-markets',
  hero: {
    tone: 'green',
    title: 'Sell the ton, keep the field.',
    text: 'A credit here is a receipt for one measured metric ton. Its cores, its audit and its owner can be looked up.',
    picture: art,
    night,
    actions: [
      { label: 'Open the calculator', to: '/carbon-calculator' },
      { label: 'Read the carbon guide', to: '/resources/carbon-guide' },
    ],
  },
  closing: {
    tone: 'straw',
    title: 'A few numbers to start.',
    text: 'Diesel, power, nitrogen, animals, cover crops, trees. Three minutes at the kitchen table.',
    actions: [{ label: 'Estimate my farm', to: '/carbon-calculator' }],
  },
};

export const sale = [
  { term: 'Measured and audited', value: '4,332 t' },
  { term: 'Held in the buffer', value: '650 t' },
  { term: 'Sold', value: '3,682 t' },
  { term: 'Price per credit', value: '28 USDC' },
  { term: 'Received', value: '103,096 USDC' },
];

export const growers = [
  { title: 'Sample together', text: 'Neighbors share one plan and one laboratory run, so small fields can take part.' },
  { title: 'Owe nothing up front', text: 'The treasury pays for the cores first. No gain, no debt.' },
  { title: 'See the map', text: 'Every core is yours to look at, field by field, depth by depth.' },
];

export const buyers = [
  { title: 'Open the evidence', text: 'Plan, cores, laboratory sheet and audit are attached to each credit.' },
  { title: 'Retire in public', text: 'With your name, once. A retired credit cannot be sold again.' },
  { title: 'Keep what you bought', text: 'If a field burns, the buffer covers it and your credit stays valid.' },
];
