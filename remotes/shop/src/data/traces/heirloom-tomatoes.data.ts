import beanie from '@furrow/ui/art/avatar-beanie.svg';
import kufi from '@furrow/ui/art/avatar-kufi.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import type { LotTrace } from '../lot-traces.model';

export const heirloomTomatoes = {
  facts: [
    ['Picked', 'Sep 17, 2025'],
    ['Variety', 'Brandywine'],
    ['Grade', 'First'],
    ['Field', 'Rows 14 to 22'],
    ['Best before', 'Sep 25, 2025'],
  ],
  left: 38,
  outlook: 'Sells out by Tuesday',
  grower: { portrait: strawHat, seasons: 19, lotsSold: 214, paidAfter: '2 days', campaign: 'green-valley' },
  handovers: [
    {
      role: 'Grower',
      deed: 'Picked and sorted',
      person: 'Lucía Herrera',
      portrait: strawHat,
      place: 'Green Valley Farm, rows 14 to 22, Oregon',
      at: '2025-09-17T06:12',
      proof: { term: 'At the crate', value: '9.4 °C' },
      record: [
        ['Weight', '240.0 kg'],
        ['At the crate', '9.4 °C'],
      ],
      block: 20831573,
      toNextKm: 0.6,
    },
    {
      role: 'Cold chain',
      deed: 'Cooled and driven',
      person: 'Tom Ashby',
      portrait: beanie,
      place: 'Willamette Cold Haul, van 7',
      at: '2025-09-17T07:00',
      proof: { term: 'On the way', value: '4.1 to 4.8 °C' },
      record: [
        ['Weight', '240.0 kg'],
        ['On the way', '4.1 to 4.8 °C'],
      ],
      block: 20831812,
      toNextKm: 62,
    },
    {
      role: 'Pack house',
      deed: 'Weighed, washed, packed',
      person: 'Mei Tanaka',
      place: 'Salem Pack House, line 2',
      at: '2025-09-17T08:25',
      proof: { term: 'Document', value: 'Weigh slip, 240 kg' },
      crates: { count: 12, gross: 21.2, empty: 1.2 },
      block: 20832236,
      toNextKm: 76,
    },
    {
      role: 'Market',
      deed: 'Received and shelved',
      person: 'Ibrahima Diallo',
      portrait: kufi,
      place: 'Eastside Market, Portland',
      at: '2025-09-17T13:45',
      proof: { term: 'In the cold room', value: '5.0 °C' },
      record: [
        ['Crates', '12'],
        ['Weight', '240.0 kg'],
        ['In the cold room', '5.0 °C'],
      ],
      block: 20833835,
    },
  ],
  keeps: 'Keeps until Sep 25',
  last: 'Mon, Sep 22',
  score: {
    by: 'Soil & Sum',
    on: 'Feb 28, 2025',
    start: 'the row',
    parts: {
      soil: { points: 25, reason: 'Cover crop all winter, no plowing since 2019' },
      water: { points: 24, reason: '41 liters per kilo, drip lines and a soil map' },
      energy: { points: 19, reason: 'Solar cold room, one diesel leg' },
      distance: { points: 18 },
      packaging: { points: 10, reason: 'Reusable crates, paper bands' },
    },
  },
} satisfies LotTrace;
