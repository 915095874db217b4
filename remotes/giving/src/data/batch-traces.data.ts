import beanie from '@furrow/ui/art/avatar-beanie.svg';
import moustache from '@furrow/ui/art/avatar-moustache.svg';
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
          at: '2025-03-15T07:20',
          proof: { term: 'Document', value: 'Surplus slip, 420 kg' },
          kg: 420,
          block: 19504016,
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
          at: '2025-03-15T09:05',
          proof: { term: 'At the door', value: '6.1 °C' },
          kg: 420,
          block: 19504540,
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
        expected: { when: 'before Mar 22', term: 'Portions' },
      },
    ],
  },
  'FRB-2025-002': {
    contents: [
      ['Carrots', 140],
      ['Squash', 110],
      ['Onions', 60],
    ],
    grower: { name: 'Abel Thibodeau', farm: 'Old Mill Acres', farmId: 'old-mill-acres' },
    portionsOnce: 'soup and stew, in the freezer since Mar 12',
    lines: [
      {
        role: 'Grower',
        deed: 'Offered',
        place: 'Old Mill Acres, wash house',
        between: '1 hour 40 minutes',
        signed: {
          person: 'Abel Thibodeau',
          at: '2025-03-12T06:50',
          proof: { term: 'Document', value: 'Surplus slip, 310 kg' },
          kg: 310,
          block: 19482302,
        },
      },
      {
        role: 'Cold chain',
        deed: 'Picked up',
        place: 'Willamette Cold Haul, van 2',
        between: '1 hour 40 minutes, 71 km',
        signed: {
          person: 'Fay Lindgren',
          at: '2025-03-12T08:30',
          proof: { term: 'At the door', value: '4.4 °C' },
          kg: 310,
          block: 19482801,
        },
      },
      {
        role: 'Kitchen',
        deed: 'Weighed in',
        place: 'Hope Community Kitchen, Eugene',
        between: '3 hours 30 minutes',
        signed: {
          person: 'Odile Marsh',
          at: '2025-03-12T10:10',
          proof: { term: 'Document', value: 'Weigh slip, 310 kg' },
          kg: 310,
          block: 19483299,
        },
      },
      {
        role: 'Kitchen',
        deed: 'Cooked and cooled',
        place: 'Hope Community Kitchen, Eugene',
        between: 'Keeps frozen for 3 weeks',
        signed: {
          person: 'Odile Marsh',
          at: '2025-03-12T13:40',
          proof: { term: 'Off the heat', value: '12:05 PM, 3 °C by 1:35 PM' },
          kg: 310,
          block: 19484347,
        },
      },
      {
        role: 'Table',
        deed: 'Served',
        place: 'Hope Community Kitchen, Eugene',
        expected: { when: 'before Apr 2', term: 'Portions' },
      },
    ],
  },
  'FRB-2025-003': {
    contents: [
      ['Bread', 135],
      ['Milled grain', 50],
    ],
    grower: { name: 'Emil Novak', portrait: moustache, farm: 'Golden Ear Mill', farmId: 'golden-ear-mill' },
    portionsOnce: 'handed out on Mar 10',
    lines: [
      {
        role: 'Grower',
        deed: 'Offered',
        place: 'Golden Ear Mill, bakery',
        between: '1 hour 25 minutes',
        signed: {
          person: 'Emil Novak',
          portrait: moustache,
          at: '2025-03-09T08:15',
          proof: { term: 'Document', value: 'Surplus slip, 185 kg' },
          kg: 185,
          block: 19461170,
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
          at: '2025-03-09T09:40',
          proof: { term: 'In the van', value: '12 °C, dry' },
          kg: 185,
          block: 19461594,
        },
      },
      {
        role: 'Food bank',
        deed: 'Weighed in',
        place: 'Central Food Bank, Portland',
        between: '2 hours 35 minutes',
        signed: {
          person: 'Bernice Holt',
          at: '2025-03-09T11:30',
          proof: { term: 'Document', value: 'Weigh slip, 185 kg' },
          kg: 185,
          block: 19462142,
        },
      },
      {
        role: 'Food bank',
        deed: 'Sorted and bagged',
        place: 'Central Food Bank, Portland',
        between: '20 hours 15 minutes',
        signed: {
          person: 'Bernice Holt',
          at: '2025-03-09T14:05',
          proof: { term: 'Bags', value: '230 of 0.8 kg, 1 kg of crumbs' },
          kg: 185,
          block: 19462915,
        },
      },
      {
        role: 'Table',
        deed: 'Handed out',
        place: 'Central Food Bank, Portland',
        signed: {
          person: 'Leroy Banks',
          at: '2025-03-10T10:20',
          proof: { term: 'Households', value: '230' },
          kg: 185,
          block: 19468977,
        },
      },
    ],
  },
};
