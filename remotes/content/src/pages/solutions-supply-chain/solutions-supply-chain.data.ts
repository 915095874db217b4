import art from '@furrow/ui/art/blog-supply-chain.svg';
import night from '@furrow/ui/art/blog-supply-chain-night.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Supply chain',
  tab: 'Supply chain tracing, from the field to the shelf',
  description:
    'Signed handovers from the field to the store: who held a lot, when, and at what temperature. Two cents per crate, eleven seconds to read.',
  path: '/solutions/supply-chain',
  hero: {
    tone: 'straw',
    title: 'Know who had it last.',
    text: 'Every crate changes hands five times or more. Everyone signs, so if a pallet warms up you know when and where.',
    picture: art,
    night,
    actions: [
      { label: 'See It With Your Lots', to: '/demo' },
      { label: 'Read the FarmDirect Story', to: '/case-studies/farmdirect' },
    ],
  },
  figures: [
    { value: '11 s', label: 'to trace a crate' },
    { value: '0.6%', label: 'weight unaccounted for' },
    { value: '$0.02', label: 'in fees per crate' },
    { value: '41 mi', label: 'from field to shelf, in the shortest network' },
  ],
  closing: {
    tone: 'beet',
    title: 'Trace a lot now.',
    text: 'Every lot in the marketplace carries its number. Pick one and follow it back to the field.',
    actions: [
      { label: 'Open the Marketplace', to: '/marketplace' },
      { label: 'Read the Docs', to: '/resources/docs' },
    ],
  },
};

export const handovers = [
  { who: 'Field', what: 'Hour, field, harvest weight', signed: 'Grower and scale' },
  { who: 'Shed', what: 'Split into crates, totals checked', signed: 'Packer' },
  { who: 'Road', what: 'Temperature every ten minutes', signed: 'Driver and truck' },
  { who: 'Depot', what: 'In, out, and the time between', signed: 'Depot gate' },
  { who: 'Store', what: 'Weight and temperature on arrival', signed: 'Store' },
];

export const startingPoints = [
  {
    title: 'Start with the scale',
    text: 'One signed weight at the shed door settles more arguments than any app. It takes an afternoon.',
  },
  {
    title: 'Then the split',
    text: 'Crates that add up to their lot make every later step checkable. Most farms are happy to stop here.',
  },
  {
    title: 'Then the truck',
    text: 'A logger on the door and two signatures at each dock. Carriers ask for it after it wins them a claim.',
  },
];
