import traceability from '@furrow/ui/art/blog-blockchain-food-traceability.svg';
import carbon from '@furrow/ui/art/blog-carbon-credit-farming.svg';
import dao from '@furrow/ui/art/blog-dao-governed-farms.svg';
import safety from '@furrow/ui/art/blog-food-safety.svg';
import contracts from '@furrow/ui/art/blog-smart-contract-agriculture.svg';
import supply from '@furrow/ui/art/blog-supply-chain.svg';
import type { Person, Section } from '../ui/article';
import { people } from './people.data';

export const blogCategories = [
  'All',
  'Technology',
  'Sustainability',
  'Carbon Markets',
  'Supply Chain',
  'Food Safety',
] as const;

export type BlogCategory = Exclude<(typeof blogCategories)[number], 'All'>;

/** What the blog index, the related links and the article itself all show. */
export type BlogEntry = {
  slug: string;
  title: string;
  excerpt: string;
  category: BlogCategory;
  /** ISO day. */
  date: string;
  /** Minutes. */
  readTime: number;
  author: Person;
  art: string;
};

export const blogEntries = {
  'blockchain-food-traceability': {
    slug: 'blockchain-food-traceability',
    title: 'How a beetroot learned to tell the truth',
    excerpt: 'Blockchain food traceability, explained with one vegetable, five hands and no jargon.',
    category: 'Technology',
    date: '2025-03-15',
    readTime: 5,
    author: people.mei,
    art: traceability,
  },
  'smart-contract-agriculture': {
    slug: 'smart-contract-agriculture',
    title: 'Contracts that wait for rain',
    excerpt: 'Crop cover that pays when the gauge says so, and what has to be true before a farmer can rely on it.',
    category: 'Technology',
    date: '2025-03-10',
    readTime: 4,
    author: people.samuel,
    art: contracts,
  },
  'carbon-credit-farming': {
    slug: 'carbon-credit-farming',
    title: 'What a tree can invoice',
    excerpt: 'A carbon credit is a receipt for one tonne. Here is how a farm earns one, and how it loses one.',
    category: 'Carbon Markets',
    date: '2025-03-05',
    readTime: 4,
    author: people.amina,
    art: carbon,
  },
  'dao-governed-farms': {
    slug: 'dao-governed-farms',
    title: 'Five hundred farmers, one vote',
    excerpt: 'How a cooperative of strangers decides what to fund, and what we changed after the first bad vote.',
    category: 'Sustainability',
    date: '2025-02-28',
    readTime: 3,
    author: people.samuel,
    art: dao,
  },
  'supply-chain-custody': {
    slug: 'supply-chain-custody',
    title: 'The paperwork outweighs the pears',
    excerpt: 'One refrigerated container, thirty documents and the three moments when custody really changes.',
    category: 'Supply Chain',
    date: '2025-02-20',
    readTime: 3,
    author: people.mei,
    art: supply,
  },
  'food-safety-by-the-clock': {
    slug: 'food-safety-by-the-clock',
    title: 'A recall is a race with lunch',
    excerpt: 'Why the first hour decides how many people get sick, and what a lot code has to carry to win it.',
    category: 'Food Safety',
    date: '2025-02-12',
    readTime: 3,
    author: people.amina,
    art: safety,
  },
} satisfies Record<string, BlogEntry>;

export type BlogSlug = keyof typeof blogEntries;

/** A whole article; each is in a file of its own, so that a page loads one. */
export type BlogArticle = {
  entry: BlogEntry;
  keywords: readonly string[];
  /** What the whitepaper behind the article holds. */
  whitepaper: string;
  related: readonly [BlogSlug, BlogSlug, BlogSlug];
  opening: string;
  sections: readonly Section[];
};
