export type Proposal = {
  /** `PROP-yyyy-nnn`. */
  id: string;
  title: string;
  status: string;
  description: string;
  /** A shortened wallet address. */
  proposer: string;
  votesFor: number;
  votesAgainst: number;
  /** Percent of the voting weight that has been cast. */
  quorum: number;
  /** ISO day. The days left are counted from the sample day. */
  endDate: string;
  /** The thread of the forum in which it began. */
  discussion: string;
  /** What would change, and what would not. */
  change: string[];
  /** What it costs and who pays. */
  cost: string;
};

export const proposals = [
  {
    id: 'PROP-2025-014',
    title: 'Raise the farmer loan maximum',
    status: 'Active',
    description:
      'From $50,000 to $100,000 USDC for farms with two repaid loans. Rates, fees and the collateral rules do not change.',
    proposer: '0x5d3b…c810',
    votesFor: 3_200_000,
    votesAgainst: 800_000,
    quorum: 75,
    endDate: '2025-09-26',
    discussion: 'loan-maximum',
    change: [
      'A farm that has repaid two loans on schedule may borrow up to $100,000. For every other farm the maximum stays at $50,000.',
      'The rate of 8.0% APR, the fees and the collateral rules do not change.',
    ],
    cost: 'Nothing from the treasury. The lending pool holds enough for 30 loans of the new size.',
  },
  {
    id: 'PROP-2025-013',
    title: 'Fund a regional seed vault',
    status: 'Active',
    description:
      'Set aside 400,000 USDC for a climate-safe vault shared by 38 farms in the Altiplano and the Willamette Valley.',
    proposer: '0x9af0…02d1',
    votesFor: 2_100_000,
    votesAgainst: 1_600_000,
    quorum: 68,
    endDate: '2025-09-23',
    discussion: 'seed-vault-sites',
    change: [
      'The treasury pays for a climate-safe seed vault. The 38 farms deposit seed there every fall and can take back their own at any time.',
      'The forum decides whether it is built as one vault or two. The amount stays the same.',
    ],
    cost: 'A one-time 400,000 USDC from the stablecoin reserves. The farms pay for staff and power.',
  },
  {
    id: 'PROP-2025-011',
    title: 'Cold storage for Riverside',
    status: 'Passed',
    description: 'A solar cold room at the Riverside food bank, so that rescued food keeps for five more days.',
    proposer: '0x2be8…77c4',
    votesFor: 4_700_000,
    votesAgainst: 300_000,
    quorum: 92,
    endDate: '2025-09-17',
    discussion: 'cold-room-riverside',
    change: [
      'Riverside Pantry gets a cold room that runs on solar power. Rescued food that spoils in two days today will keep for a week.',
      'The pantry owns the room, runs it and reports its temperature to the public ledger every hour.',
    ],
    cost: 'A one-time $48,000, paid to Riverside Pantry. The treasury lists the payment.',
  },
] satisfies Proposal[];

/** What members can vote on, by number and title: the active ones that the voting page shows, and one more of them. */
export const openProposals: Pick<Proposal, 'id' | 'title'>[] = [
  ...proposals.filter(({ status }) => status === 'Active'),
  { id: 'PROP-2025-016', title: 'Lower the marketplace fee to 2%' },
];
