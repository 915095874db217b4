import beanie from '@furrow/ui/art/avatar-beanie.svg';
import kufi from '@furrow/ui/art/avatar-kufi.svg';
import topknot from '@furrow/ui/art/avatar-topknot.svg';
import type { LotTrace } from '../lot-traces.model';

export const forestMushrooms = {
  facts: [
    ['Picked', 'Sep 15, 2025'],
    ['Variety', 'Shiitake, oyster'],
    ['Grade', 'First flush'],
    ['Grown on', 'Alder logs, rows 5 to 11'],
    ['Best before', 'Sep 24, 2025'],
  ],
  left: 0,
  outlook: 'Next flush on Sep 29',
  grower: { portrait: topknot, seasons: 8, lotsSold: 121, paidAfter: '2 days' },
  handovers: [
    {
      role: 'Grower',
      deed: 'Cut and brushed',
      person: 'Wren Calloway',
      portrait: topknot,
      place: 'Moss & Loam, log yard, Oregon',
      at: '2025-09-15T06:45',
      proof: { term: 'In the crate', value: '7.2 °C' },
      block: 20817358,
      toNextKm: 0.4,
    },
    {
      role: 'Pack shed',
      deed: 'Sorted and weighed',
      person: 'Dana Orr',
      place: 'Moss & Loam, pack shed',
      at: '2025-09-15T08:05',
      proof: { term: 'Document', value: 'Weigh slip, 80 kg' },
      block: 20817758,
      toNextKm: 0.1,
    },
    {
      role: 'Cold chain',
      deed: 'Cooled and driven',
      person: 'Tom Ashby',
      portrait: beanie,
      place: 'Willamette Cold Haul, van 4',
      at: '2025-09-15T09:10',
      proof: { term: 'On the way', value: '2.9 to 3.5 °C' },
      block: 20818084,
      toNextKm: 87,
    },
    {
      role: 'Market',
      deed: 'Received and shelved',
      person: 'Ibrahima Diallo',
      portrait: kufi,
      place: 'Eastside Market, Portland',
      at: '2025-09-15T11:00',
      proof: { term: 'In the cold room', value: '3.1 °C' },
      block: 20818631,
    },
  ],
  keeps: 'Sold out in 2 days',
  last: 'Wed, Sep 17',
  score: {
    by: 'Soil & Sum',
    on: 'Feb 14, 2025',
    start: 'the logs',
    parts: {
      soil: { points: 25, reason: 'Logs from thinning, no trees felled since 2016' },
      water: { points: 25, reason: 'Mist and rain, 2 liters per kilo' },
      energy: { points: 17, reason: 'Shade instead of climate control, one diesel leg' },
      distance: { points: 19 },
      packaging: { points: 9, reason: 'Paper bags, wooden crates' },
    },
  },
} satisfies LotTrace;
