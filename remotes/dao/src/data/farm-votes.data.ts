import type { proposals } from './proposals.data';

/** The seeds of membership, with how many times each counts a vote. */
export const seedWeights = { Seedling: 1, Harvest: 2, Guardian: 5 } as const;

export type Choice = 'for' | 'against' | 'open';

/** How a farm that is a member votes, which every member can see. */
export type FarmVotes = {
  seed: keyof typeof seedWeights;
  since: number;
  /** Proposals in which it voted, and all of that time. */
  voted: number;
  proposals: number;
  /** Its votes on what the voting page lists. */
  choices: Record<(typeof proposals)[number]['id'], Choice>;
};

/** By the id of the farm. */
export const farmVotes: Partial<Record<string, FarmVotes>> = {
  'green-valley': {
    seed: 'Harvest',
    since: 2023,
    voted: 31,
    proposals: 34,
    choices: { 'PROP-2025-014': 'for', 'PROP-2025-013': 'open', 'PROP-2025-011': 'for' },
  },
  'prairie-bee': {
    seed: 'Seedling',
    since: 2024,
    voted: 12,
    proposals: 19,
    choices: { 'PROP-2025-014': 'open', 'PROP-2025-013': 'for', 'PROP-2025-011': 'for' },
  },
  altiplano: {
    seed: 'Harvest',
    since: 2024,
    voted: 17,
    proposals: 19,
    choices: { 'PROP-2025-014': 'against', 'PROP-2025-013': 'for', 'PROP-2025-011': 'for' },
  },
  hillcrest: {
    seed: 'Seedling',
    since: 2025,
    voted: 2,
    proposals: 3,
    choices: { 'PROP-2025-014': 'for', 'PROP-2025-013': 'open', 'PROP-2025-011': 'against' },
  },
  'old-mill-acres': {
    seed: 'Seedling',
    since: 2023,
    voted: 20,
    proposals: 34,
    choices: { 'PROP-2025-014': 'open', 'PROP-2025-013': 'open', 'PROP-2025-011': 'for' },
  },
  'golden-ear-mill': {
    seed: 'Guardian',
    since: 2022,
    voted: 44,
    proposals: 46,
    choices: { 'PROP-2025-014': 'for', 'PROP-2025-013': 'against', 'PROP-2025-011': 'for' },
  },
};
