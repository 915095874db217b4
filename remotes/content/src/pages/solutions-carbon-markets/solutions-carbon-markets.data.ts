import art from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import night from '@furrow/ui/art/blog-carbon-credit-farming-night.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Carbon markets',
  tab: 'Carbon markets: soil credits that you can check',
  description:
    'Soil carbon credits that anyone can check: shared sampling for growers, open evidence for buyers, and a 15% buffer for both.',
  path: '/solutions/carbon-markets',
  hero: {
    tone: 'green',
    title: 'Sell the carbon. Keep the field.',
    text: 'Each credit is a receipt for one measured metric ton. Anyone can look up its cores, audit and owner.',
    picture: art,
    night,
    actions: [
      { label: 'Open the Calculator', to: '/carbon-calculator' },
      { label: 'Read the Carbon Guide', to: '/resources/carbon-guide' },
    ],
  },
  closing: {
    tone: 'straw',
    title: 'A few numbers to start.',
    text: 'Diesel, power, nitrogen, animals, cover crops, trees. Three minutes at the kitchen table.',
    actions: [{ label: 'Estimate My Farm', to: '/carbon-calculator' }],
  },
};

export const sale = [
  { term: 'Measured and audited', value: '4,332\u00a0t' },
  { term: 'Held in the buffer', value: '650 t' },
  { term: 'Sold', value: '3,682 t' },
  { term: 'Price per credit', value: '28 USDC' },
  { term: 'Received', value: '103,096 USDC' },
];

export const growers = [
  { title: 'Sample together', text: 'Neighbors share one plan and one laboratory run, so small fields can take part.' },
  {
    title: 'Owe nothing up front',
    text: 'The treasury pays for the cores first. If there is no gain, you owe nothing.',
  },
  { title: 'See the map', text: 'Every core is yours to look at, field by field, depth by depth.' },
];

export const buyers = [
  { title: 'Open the evidence', text: 'Plan, cores, laboratory sheet and audit are attached to each credit.' },
  { title: 'Retire in public', text: 'Under your name, once. A retired credit cannot be sold again.' },
  { title: 'Keep what you bought', text: 'If a field burns, the buffer covers it and your credit stays valid.' },
];
