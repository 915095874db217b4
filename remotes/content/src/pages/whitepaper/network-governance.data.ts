import type { Section } from '../../ui/article';

export const sections = [
  {
    id: 'question',
    title: 'Question',
    blocks: [
      {
        kind: 'text',
        text: 'Member-owned networks fail in two ways: nobody votes, or the same few always win. The paper follows every vote since the network’s first, 234 of which passed, to see which rule changed either.',
      },
    ],
  },
  {
    id: 'record',
    title: 'The record',
    blocks: [
      {
        kind: 'text',
        text: 'All ballots are public by wallet. We matched them to membership tier, region and season, and to what the members told us when we telephoned 140 of those who had stopped voting.',
      },
    ],
  },
  {
    id: 'findings',
    title: 'Findings',
    blocks: [
      {
        kind: 'list',
        items: [
          'The quorum rule raised turnout at once, by making silence visible.',
          'Revocable delegation did more: 31% of weight is lent, and a fifth of the lenders withdraw within a year.',
          'Guardians were on the losing side in 22% of votes. They are loud, and not decisive.',
          'In harvest weeks turnout halves among growers and among no one else. Votes are no longer closed then.',
        ],
      },
      { kind: 'quote', text: 'Most who had stopped voting had not lost interest. They had lost the email.' },
    ],
  },
  {
    id: 'recommendations',
    title: 'Recommendations',
    blocks: [
      {
        kind: 'text',
        text: 'Show the quorum on the ballot. Keep weights few and their sum in plain sight. Announce by text message, in the grower’s language, on a day without harvest. Publish who was lent how much.',
      },
    ],
  },
] satisfies Section[];
