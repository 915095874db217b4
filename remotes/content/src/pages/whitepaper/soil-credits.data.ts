import type { Section } from '../../ui/article';

export const sections = [
  {
    id: 'question',
    title: 'Question',
    blocks: [
      {
        kind: 'text',
        text: 'Could a buyer who trusts nobody repeat the measurement behind a soil carbon credit? If not, the credit is an opinion. The paper sets out a design in which every step can be done again by someone hostile.',
      },
    ],
  },
  {
    id: 'design',
    title: 'Design',
    blocks: [
      {
        kind: 'list',
        items: [
          'Points drawn from a seed that was published before the maps were.',
          '24 cores for each 100 acres, 0 to 30 and 30 to 60 cm, bulk density on all.',
          'Half of each core is archived for ten years. Anyone may pay for a second analysis.',
          'Gain counts from the lower end of the 90% interval and not from the mean.',
        ],
      },
    ],
  },
  {
    id: 'results',
    title: 'Results',
    blocks: [
      {
        kind: 'facts',
        rows: [
          ['Farms and acres', '26 and 11,400'],
          ['Cores a round', '2,736'],
          ['Gain, mean of all acres', '0.46 t an acre and year'],
          ['Gain credited', '0.38 t an acre and year'],
          ['Farms without a gain', '4'],
        ],
      },
      {
        kind: 'text',
        text: 'The two gains differ by what we do not know. Paying on the lower one costs the growers a sixth of their credits and spared them the quarrel that follows the other.',
      },
    ],
  },
  {
    id: 'permanence',
    title: 'Permanence',
    blocks: [
      {
        kind: 'text',
        text: 'A simulation of plowing, drought and sale of land over thirty years, with rates from county records, exhausts a 10% buffer in one run of nine and a 15% buffer in one of forty. Fifteen was adopted by a vote of the members.',
      },
    ],
  },
  {
    id: 'limits',
    title: 'Limits',
    blocks: [
      {
        kind: 'text',
        text: 'Loam in one climate. Nothing here should be carried over to peat, rice or sand without new cores, and nitrous oxide was modeled instead of measured.',
      },
    ],
  },
] satisfies Section[];
