import type { Section } from '../../ui/article';

export const sections = [
  {
    id: 'question',
    title: 'Question',
    blocks: [
      {
        kind: 'text',
        text: 'Can a buyer learn the field, hour and handling of a crate in less than a minute, from records that none of the handlers could have altered alone? Existing labels answer neither half. We tested one answer in a working cooperative and not in a laboratory.',
      },
    ],
  },
  {
    id: 'method',
    title: 'Method',
    blocks: [
      {
        kind: 'list',
        items: [
          '38 farms, one packing shed, two seasons (2023 and 2024), 61,400 crates.',
          'Scale, gate and truck each hold a signing key; persons sign beside them.',
          'Each handover stores 212 bytes on a public chain and the documents elsewhere.',
          'Every fiftieth crate was traced by a stranger with a stopwatch and a phone.',
        ],
      },
    ],
  },
  {
    id: 'findings',
    title: 'Findings',
    blocks: [
      {
        kind: 'table',
        caption: 'Before and after two seasons of signed handovers',
        columns: ['Measure', 'Before', 'After'],
        rows: [
          ['Time to name the field', '2 days', '11 s'],
          ['Field weight not found in packed weight', '3.1%', '0.6%'],
          ['Crates with a complete chain', 'not known', '97.8%'],
          ['Cost a crate, fees and labor', '', '$0.09'],
        ],
      },
      {
        kind: 'text',
        text: 'The incomplete 2.2% fall on eleven days of power cuts. Trucks that wrote to a card and signed later closed most of that gap in the second season.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      {
        kind: 'text',
        text: 'A valley where people know each other is a kind place to test honesty. We saw no attempt at fraud and can therefore say little about determined fraud. The price effect cannot be separated from a good market.',
      },
    ],
  },
] satisfies Section[];
