import type { Section } from '../../ui/article';

export const sections = [
  {
    id: 'question',
    title: 'Question',
    blocks: [
      {
        kind: 'text',
        text: 'When chilled fruit arrives warm, who had it when it warmed? Claims of this kind take ninety days on average to settle and most end in a split that satisfies nobody. We looked for the smallest record that would settle them.',
      },
    ],
  },
  {
    id: 'voyages',
    title: 'Voyages',
    blocks: [
      {
        kind: 'text',
        text: '44 refrigerated containers, Valparaíso and Cape Town to Rotterdam and Philadelphia, eighteen weeks. Independent loggers rode along at the door, the return air and in the pulp of one fruit in each pallet row.',
      },
    ],
  },
  {
    id: 'results',
    title: 'Results',
    blocks: [
      {
        kind: 'table',
        caption: 'Where the cold was lost',
        columns: ['Place', 'Share of all warm hours'],
        rows: [
          ['Cold store door to truck', '38%'],
          ['Terminal, before the plug', '29%'],
          ['Importer, during the split', '21%'],
          ['On the water', '7%'],
          ['Everything else', '5%'],
        ],
      },
      {
        kind: 'text',
        text: 'Three places make up 88%. A record signed by both sides at those three, and nowhere else, would have decided seven of the nine claims within a day. Two containers warmed at sea, where the reefer’s own log was enough.',
      },
    ],
  },
  {
    id: 'practice',
    title: 'Into practice',
    blocks: [
      {
        kind: 'text',
        text: 'Gates sign, drivers carry paper. The checklist for a loading dock fills one page at the end of the paper and may be copied without asking.',
      },
    ],
  },
] satisfies Section[];
