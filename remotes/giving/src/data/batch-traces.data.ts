import beanie from '@furrow/ui/art/avatar-beanie.svg';
import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import type { BatchTrace } from './batch-traces.model';

/** By the id of the batch. */
export const batchTraces: Partial<Record<string, BatchTrace>> = {
  'FRB-2025-001': {
    contents: [
      ['Tomatoes', 290],
      ['Peppers', 112],
      ['Basil', 18],
    ],
    grower: { name: 'Lucía Herrera', portrait: strawHat, farm: 'Green Valley Farm', farmId: 'green-valley' },
    portionsOnce: 'once Riverside Kitchen has cooked it',
    lines: [
      {
        role: 'Grower',
        deed: 'Offered',
        place: 'Green Valley Farm, Oregon',
        between: '1 hour 45 minutes',
        signed: {
          person: 'Lucía Herrera',
          portrait: strawHat,
          at: '2025-09-20T07:20',
          proof: { term: 'Document', value: 'Surplus slip, 420 kg' },
          kg: 420,
          block: 20853476,
        },
      },
      {
        role: 'Cold chain',
        deed: 'Picked up',
        place: 'Willamette Cold Haul, van 4',
        between: 'On its way, 64 km to go',
        signed: {
          person: 'Tom Ashby',
          portrait: beanie,
          at: '2025-09-20T09:05',
          proof: { term: 'At the door', value: '6.1 °C' },
          kg: 420,
          block: 20854000,
        },
      },
      {
        role: 'Kitchen',
        deed: 'Weighed in',
        place: 'Riverside Kitchen, Salem',
        expected: { when: 'expected 11:00 AM', term: 'Document' },
      },
      {
        role: 'Kitchen',
        deed: 'Cooked and cooled',
        place: 'Riverside Kitchen, Salem',
        expected: { when: 'not yet', term: 'Time off the heat' },
      },
      {
        role: 'Table',
        deed: 'Served',
        place: 'Riverside Pantry, Salem',
        expected: { when: 'before Sep 27', term: 'Portions' },
      },
    ],
  },
  'FRB-2025-002': {
    contents: [
      ['Carrots', 140],
      ['Squash', 110],
      ['Onions', 60],
    ],
    grower: { name: 'Will Hobart', farm: 'Muddy Creek Farm' },
    portionsOnce: 'soup and stew, in the freezer since Sep 17',
    lines: [
      {
        role: 'Grower',
        deed: 'Offered',
        place: 'Muddy Creek Farm, Corvallis, Oregon',
        between: '1 hour 40 minutes',
        signed: {
          person: 'Will Hobart',
          at: '2025-09-17T06:50',
          proof: { term: 'Document', value: 'Surplus slip, 310 kg' },
          kg: 310,
          block: 20831762,
        },
      },
      {
        role: 'Cold chain',
        deed: 'Picked up',
        place: 'Willamette Cold Haul, van 2',
        between: '1 hour 40 minutes, 71 km',
        signed: {
          person: 'Fay Lindgren',
          at: '2025-09-17T08:30',
          proof: { term: 'At the door', value: '4.4 °C' },
          kg: 310,
          block: 20832261,
        },
      },
      {
        role: 'Kitchen',
        deed: 'Weighed in',
        place: 'Hope Community Kitchen, Eugene',
        between: '3 hours 30 minutes',
        signed: {
          person: 'Odile Marsh',
          at: '2025-09-17T10:10',
          proof: { term: 'Document', value: 'Weigh slip, 310 kg' },
          kg: 310,
          block: 20832759,
        },
      },
      {
        role: 'Kitchen',
        deed: 'Cooked and cooled',
        place: 'Hope Community Kitchen, Eugene',
        between: 'Keeps frozen for 3 weeks',
        signed: {
          person: 'Odile Marsh',
          at: '2025-09-17T13:40',
          proof: { term: 'Off the heat', value: '12:05 PM, 3 °C by 1:35 PM' },
          kg: 310,
          block: 20833807,
        },
      },
      {
        role: 'Table',
        deed: 'Served',
        place: 'Hope Community Kitchen, Eugene',
        expected: { when: 'before Oct 8', term: 'Portions' },
      },
    ],
  },
  'FRB-2025-003': {
    contents: [
      ['Bread', 135],
      ['Milled grain', 50],
    ],
    grower: { name: 'Russ Keller', farm: 'Canby Mill' },
    portionsOnce: 'handed out on Sep 15',
    lines: [
      {
        role: 'Grower',
        deed: 'Offered',
        place: 'Canby Mill, Oregon',
        between: '1 hour 25 minutes',
        signed: {
          person: 'Russ Keller',
          at: '2025-09-14T08:15',
          proof: { term: 'Document', value: 'Surplus slip, 185 kg' },
          kg: 185,
          block: 20810630,
        },
      },
      {
        role: 'Cold chain',
        deed: 'Picked up',
        place: 'Willamette Cold Haul, van 4',
        between: '1 hour 50 minutes, 38 km',
        signed: {
          person: 'Tom Ashby',
          portrait: beanie,
          at: '2025-09-14T09:40',
          proof: { term: 'In the van', value: '12 °C, dry' },
          kg: 185,
          block: 20811054,
        },
      },
      {
        role: 'Food bank',
        deed: 'Weighed in',
        place: 'Central Food Bank, Portland',
        between: '2 hours 35 minutes',
        signed: {
          person: 'Bernice Holt',
          at: '2025-09-14T11:30',
          proof: { term: 'Document', value: 'Weigh slip, 185 kg' },
          kg: 185,
          block: 20811602,
        },
      },
      {
        role: 'Food bank',
        deed: 'Sorted and bagged',
        place: 'Central Food Bank, Portland',
        between: '20 hours 15 minutes',
        signed: {
          person: 'Bernice Holt',
          at: '2025-09-14T14:05',
          proof: { term: 'Bags', value: '230 of 0.8 kg, 1 kg of crumbs' },
          kg: 185,
          block: 20812375,
        },
      },
      {
        role: 'Table',
        deed: 'Handed out',
        place: 'Central Food Bank, Portland',
        signed: {
          person: 'Leroy Banks',
          at: '2025-09-15T10:20',
          proof: { term: 'Households', value: '230' },
          kg: 185,
          block: 20818437,
        },
      },
    ],
  },
};
