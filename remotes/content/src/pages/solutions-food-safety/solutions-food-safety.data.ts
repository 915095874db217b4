import art from '@furrow/ui/art/blog-food-safety.svg';
import night from '@furrow/ui/art/blog-food-safety-night.svg';
import type { MarketingPageContent } from '../../ui/marketing-page';

export const content: MarketingPageContent = {
  title: 'Food safety',
  tab: 'Food safety: run a recall in minutes, not days',
  description:
    'Find the bad lot in eleven minutes and leave the good ones on the shelf: signed equipment, strict gates, weights that agree.',
  path: '/solutions/food-safety',
  hero: {
    tone: 'lilac',
    title: 'Find the bad lot fast.',
    text: 'A recall is quick when machines sign what they touched. The right cases come back; the others stay on sale.',
    picture: art,
    night,
    actions: [
      { label: 'Rehearse a Recall', to: '/demo' },
      { label: 'Read the Food Safety Guide', to: '/resources/food-safety-guide' },
    ],
  },
  figures: [
    { value: '11 min', label: 'to a full list', note: 'on paper: 6 days 4 h' },
    { value: '1.3', label: 'cases pulled for each bad one', note: 'on paper: 22' },
    { value: 'Over 5 °C', label: 'raises an alarm', note: '(41 °F), after ten minutes' },
  ],
  closing: {
    tone: 'wheat',
    title: 'Test it on a random lot.',
    text: 'We’ll bring the stopwatch and show you where the time went.',
    actions: [{ label: 'Book a Rehearsal', to: '/demo' }],
  },
};

export const clock = [
  { time: '9:14\u00a0AM', event: 'Laboratory result entered' },
  { time: '9:19\u00a0AM', event: 'Lot, suppliers and shared slicers found' },
  { time: '9:25\u00a0AM', event: 'Full list, weights agree' },
  { time: '10:40\u00a0AM', event: 'Last shelf confirmed empty' },
];

export const parts = [
  {
    title: 'Signed equipment',
    text: 'Slicers, tanks and cold rooms sign start, end and cleaning, so that shared blades are never forgotten.',
  },
  {
    title: 'Gates that refuse',
    text: 'No lot code, no entry. It is the cheapest check there is.',
  },
  {
    title: 'Weights that add up',
    text: 'In, out and on hand are compared every night, not just on the day of a recall.',
  },
  {
    title: 'One list for everyone',
    text: 'Stores, kitchens and the authorities read the same page. Nobody retypes notes from a call.',
  },
];
