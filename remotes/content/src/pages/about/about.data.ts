import turban from '@furrow/ui/art/avatar-turban.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import flatCap from '@furrow/ui/art/avatar-flat-cap.svg';
import people from '../../articles/people/_index.md';
import type { Person } from '../../ui/article';

export const milestones = [
  {
    year: '2021',
    title: 'A scale in a shed',
    text: 'Three growers near Corvallis wire a scale to a laptop to settle an argument.',
  },
  {
    year: '2022',
    title: 'Cores in Kansas',
    text: 'Twenty-six farms sample their soil together. Furrow becomes a foundation in Zug.',
  },
  {
    year: '2023',
    title: 'Green Valley',
    text: 'The first cooperative sells every crate with its number. Members regret a vote and fix the rules.',
  },
  {
    year: '2024',
    title: 'Kitchens',
    text: 'Food rescue opens. Its 1,200th batch is a load of carrots too crooked for a store.',
  },
  { year: '2025', title: 'Today', text: '2,500 farmers, more than fifty countries, one ledger that anyone can read.' },
];

export const principles = [
  { title: 'The grower sets the price', text: 'We show what other growers charge. We never suggest a lower figure.' },
  { title: 'No claim without proof', text: 'If we claim something on a page, there is a record behind it.' },
  {
    title: 'Leave whenever you like',
    text: 'Close your account at any time and take your records with you. No fee, no form.',
  },
  {
    title: 'Say what failed',
    text: 'Bad votes, broken gauges and soil cores that show no gain are published like everything else.',
  },
];

export const team = [
  people.hanae,
  people.samuel,
  people.amina,
  { name: 'Lucía Herrera', role: 'Grower, Green Valley; board', avatar: strawHat },
  { name: 'Walt Brenner', role: 'Grower, Kansas; board', avatar: flatCap },
  { name: 'Harjit Gill', role: 'Grower, Illinois; food bank partners', avatar: turban },
] satisfies Person[];
