import traceability from '@furrow/ui/art/blog-blockchain-food-traceability.svg';
import carbon from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import dao from '@furrow/ui/art/blog-dao-governed-farms.svg';
import safety from '@furrow/ui/art/blog-food-safety.svg';
import contracts from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import supply from '@furrow/ui/art/blog-supply-chain.svg';

export type Whitepaper = {
  slug: string;
  title: string;
  description: string;
  pages: number;
  /** Minutes. */
  readTime: number;
  /** ISO day. */
  date: string;
  featured: boolean;
  art: string;
};

export const whitepapers = {
  'signed-traceability': {
    slug: 'signed-traceability',
    title: 'Five signatures',
    description: 'A method for tracing food by signed handovers, with two seasons of field data from Green Valley.',
    pages: 24,
    readTime: 40,
    date: '2025-03-12',
    featured: true,
    art: traceability,
  },
  'parametric-cover': {
    slug: 'parametric-cover',
    title: 'Cover without an adjuster',
    description: 'Triggers, gauges and basis risk in parametric crop cover, tested on 212 fields.',
    pages: 32,
    readTime: 55,
    date: '2025-03-05',
    featured: false,
    art: contracts,
  },
  'soil-credits': {
    slug: 'soil-credits',
    title: 'A tonne you can dig up again',
    description: 'Sampling plans, buffers and audits for soil carbon credits, with the raw cores of 26 farms.',
    pages: 28,
    readTime: 45,
    date: '2025-02-26',
    featured: true,
    art: carbon,
  },
  'network-governance': {
    slug: 'network-governance',
    title: 'Quorum for farmers',
    description: 'Weight, turnout and delegation in a network of growers: every vote of the first two years.',
    pages: 20,
    readTime: 30,
    date: '2025-02-14',
    featured: false,
    art: dao,
  },
  'custody-transfer': {
    slug: 'custody-transfer',
    title: 'Three moments of custody',
    description: 'What 44 refrigerated containers teach about customs, cold chains and blame.',
    pages: 36,
    readTime: 60,
    date: '2025-02-05',
    featured: false,
    art: supply,
  },
  'recall-rehearsal': {
    slug: 'recall-rehearsal',
    title: 'Eight rehearsed recalls',
    description: 'Minute-by-minute protocols from three plants, before and after a shared ledger.',
    pages: 18,
    readTime: 25,
    date: '2025-01-29',
    featured: false,
    art: safety,
  },
} satisfies Record<string, Whitepaper>;
