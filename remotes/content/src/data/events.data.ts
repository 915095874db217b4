import type { CommunityEvent } from '../ui/structured-data';

export const events = [
  {
    title: 'Fall soil walk',
    date: '2025-10-11',
    type: 'In person',
    location: 'Corvallis, Oregon',
    description: 'Three farms, one soil probe, and a spade for everyone. Wear boots; lunch comes from the fields.',
  },
  {
    title: 'Read a contract in an evening',
    date: '2025-10-23',
    type: 'Online',
    location: 'Video call',
    description: 'A ninety-line crop insurance contract, read aloud and explained. No coding needed.',
  },
  {
    title: 'Members\u2019 assembly',
    date: '2025-11-15',
    type: 'In person',
    location: 'Zug, Switzerland',
    description: 'The treasury report, two votes on lending limits, and soup from rescued carrots.',
  },
] satisfies CommunityEvent[];
