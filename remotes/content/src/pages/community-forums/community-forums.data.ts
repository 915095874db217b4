import grain from '@furrow/ui/art/product-quinoa-grains.svg';
import noor from '@furrow/ui/art/avatar-two-buns.svg';
import ingrid from '@furrow/ui/art/avatar-silver-bun.svg';
import maya from '@furrow/ui/art/avatar-hoops.svg';
import delia from '@furrow/ui/art/avatar-braids.svg';
import priya from '@furrow/ui/art/avatar-ponytail.svg';
import rosa from '@furrow/ui/art/avatar-grey-braid.svg';
import contracts from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import kitchen from '@furrow/ui/art/community-kitchen-hope.svg';
import barn from '@furrow/ui/art/farm-wheat-field-barn.svg';
import seeds from '@furrow/ui/art/farm-seed-bank.svg';
import chain from '@furrow/ui/art/blog-supply-chain.svg';

export type Board = {
  title: string;
  text: string;
  art: string;
  threads: number;
  /** The thread that was written in last. */
  latest: { title: string; to: string; author: string; portrait: string; when: string };
};

export const boards = [
  {
    title: 'Field and barn',
    text: 'Seed, soil, animals and weather.',
    art: barn,
    threads: 1_204,
    latest: {
      title: 'Blight in the east rows: cut now, or wait?',
      to: '/governance/forum/blight-in-the-east-rows',
      author: 'Noor Haddad',
      portrait: noor,
      when: 'yesterday',
    },
  },
  {
    title: 'Lots and logistics',
    text: 'Scales, labels, vans and docks.',
    art: chain,
    threads: 861,
    latest: {
      title: 'Weekly field photos: who keeps them, and for how long?',
      to: '/governance/forum/photos-of-the-field',
      author: 'Ingrid Solberg',
      portrait: ingrid,
      when: 'yesterday',
    },
  },
  {
    title: 'Loans and insurance',
    text: 'Collateral, rain gauges and repayments.',
    art: grain,
    threads: 537,
    latest: {
      title: 'What should a farm show before it may borrow $100,000?',
      to: '/governance/forum/loan-maximum',
      author: 'Delia Booker',
      portrait: delia,
      when: '2 hours ago',
    },
  },
  {
    title: 'Kitchens and rescue',
    text: 'Pickups, freezers and big pots.',
    art: kitchen,
    threads: 498,
    latest: {
      title: 'A cold room for Riverside: who runs it once it is built?',
      to: '/governance/forum/cold-room-riverside',
      author: 'Rosa Delgado',
      portrait: rosa,
      when: 'September 17',
    },
  },
  {
    title: 'Code and contracts',
    text: 'Reviews, audits and the API.',
    art: contracts,
    threads: 419,
    latest: {
      title: 'Fingerprinting logs without storing them',
      to: '/governance/forum/fingerprints-of-logs',
      author: 'Priya Nair',
      portrait: priya,
      when: 'yesterday',
    },
  },
  {
    title: 'Proposals',
    text: 'Drafts before they are put to a vote.',
    art: seeds,
    threads: 323,
    latest: {
      title: 'Seed vault: one for both regions, or one in each?',
      to: '/governance/forum/seed-vault-sites',
      author: 'Maya Bright',
      portrait: maya,
      when: '5 hours ago',
    },
  },
] satisfies Board[];

export const manners = [
  {
    title: 'Say what and where you grow',
    text: 'Name the crop, the place and the year. What works in peat can fail in sand.',
  },
  {
    title: 'Answer a number with a number',
    text: 'If you think a figure is wrong, post yours and say where it comes from.',
  },
  { title: 'Come back with the answer', text: 'If a tip worked, reply and say so. The next person will find it.' },
];
