import donate from '@furrow/ui/art/icon-donate.svg';
import loan from '@furrow/ui/art/icon-loan.svg';
import market from '@furrow/ui/art/icon-market.svg';
import vote from '@furrow/ui/art/icon-vote.svg';
import type { SearchEntry } from '@furrow/formats/search-entry';

/** What an empty search offers. */
export const starts = [
  { kind: 'page', title: 'Marketplace', sub: 'Every lot with its trace', href: '/marketplace', art: market },
  { kind: 'page', title: 'Donate food', sub: 'Free pickup, tax deduction receipts', href: '/donate-food', art: donate },
  {
    kind: 'page',
    title: 'Apply for a loan',
    sub: '$1,000 to $100,000 at 8.0% APR, fixed',
    href: '/loan-application',
    art: loan,
  },
  { kind: 'page', title: 'Proposal voting', sub: 'Open DAO votes', href: '/governance/voting', art: vote },
] satisfies SearchEntry[];
