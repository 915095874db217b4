import farmdirect from '@furrow/ui/art/case-farmdirect.svg';
import greenValley from '@furrow/ui/art/case-green-valley.svg';
import safefood from '@furrow/ui/art/case-safefood.svg';
import sustainableHarvest from '@furrow/ui/art/case-sustainable-harvest.svg';
import type { Section } from '../ui/article';

/** What the index, the other case studies and the case study itself all show. */
export type CaseEntry = {
  slug: string;
  title: string;
  lede: string;
  /** Who and where. */
  place: string;
  /** The one figure on its card. */
  figure: { value: string; label: string };
  art: string;
};

export const caseEntries = {
  'green-valley': {
    slug: 'green-valley',
    title: 'A valley that sells its own name',
    lede: 'Green Valley Cooperative put 38 farms on one ledger and stopped selling by the truckload.',
    place: 'Green Valley, Oregon',
    figure: { value: '+41%', label: 'paid per kilo' },
    art: greenValley,
  },
  'sustainable-harvest': {
    slug: 'sustainable-harvest',
    title: 'The credit that paid for the seed',
    lede: 'Twenty-six Kansas farms measured their soil together and sold the difference.',
    place: 'Sustainable Harvest, Kansas',
    figure: { value: '3,682', label: 'credits sold' },
    art: sustainableHarvest,
  },
  farmdirect: {
    slug: 'farmdirect',
    title: 'Forty miles instead of four hundred',
    lede: 'FarmDirect sent Illinois vegetables to Chicago without sending them to California first.',
    place: 'FarmDirect, Illinois',
    figure: { value: '41 mi', label: 'from field to shelf' },
    art: farmdirect,
  },
  safefood: {
    slug: 'safefood',
    title: 'A recall in eleven minutes',
    lede: 'SafeFood used to need six days to find a bad lot. Now it needs a coffee break.',
    place: 'SafeFood, Ontario',
    figure: { value: '11 min', label: 'to a full list' },
    art: safefood,
  },
} satisfies Record<string, CaseEntry>;

/** A whole case study; each is in a file of its own, so that a page loads one. */
export type CaseStudy = {
  entry: CaseEntry;
  stats: readonly { value: string; label: string }[];
  /** Heads the ledger at the left. */
  who: string;
  facts: readonly (readonly [term: string, value: string])[];
  sections: readonly Section[];
};
