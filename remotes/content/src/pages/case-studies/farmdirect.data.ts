import turban from '@furrow/ui/art/avatar-turban.svg';
import { caseEntries, type CaseStudy } from '../../data/case-studies.data';

export const study = {
  entry: caseEntries.farmdirect,
  stats: [
    { value: '41 mi', label: 'from field to shelf' },
    { value: '54\u00a2', label: 'of a dollar to the farm' },
    { value: '19', label: 'grocers served' },
    { value: '18 h', label: 'harvest to shelf' },
  ],
  who: 'The network',
  facts: [
    ['Place', 'Illinois'],
    ['Farms', '64'],
    ['Crops', 'Vegetables'],
    ['Since', '2023'],
  ],
  sections: [
    {
      id: 'past-its-own-field',
      title: 'Lettuce that drove past its own field',
      blocks: [
        {
          kind: 'text',
          text: 'In 2022 the average head of lettuce sold on the north side of Chicago had come 412 miles inside the Midwest alone: from farm to packer, packer to hub, hub to distribution center, and back along the same interstate. One grower in Kankakee County could watch her own crates go by northbound on Monday and southbound on Wednesday.',
        },
        {
          kind: 'text',
          text: 'The grocers did not want it that way. They bought from hubs because a hub answers the telephone, sends one invoice and takes the blame. Sixty-four farms cannot do that, unless they look like one.',
        },
      ],
    },
    {
      id: 'one-order-many-fields',
      title: 'One order, many fields',
      blocks: [
        {
          kind: 'text',
          text: 'FarmDirect is a list, a van schedule and a contract. By four in the afternoon farms post what they will cut in the morning. By six the grocers order from the list as though it were one warehouse. The contract splits the order by distance and by promise kept, and locks the money until the receiving dock has signed.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'Cut between five and eight, weighed at the farm.',
            'Collected by one of seven vans; the driver and the farm both sign.',
            'On the dock before noon; the grocer signs for weight and temperature.',
            'Paid to each farm at that signature, in USDC, without an invoice.',
          ],
        },
        {
          kind: 'quote',
          text: 'I used to be paid in sixty days for things that had been eaten in three.',
          by: { name: 'Harjit Gill', role: 'Vegetables, Kankakee County', avatar: turban },
        },
      ],
    },
    {
      id: 'where-the-dollar-goes',
      title: 'Where the dollar goes',
      blocks: [
        {
          kind: 'table',
          caption: 'Cents of each dollar a shopper pays for a head of lettuce',
          columns: ['Who', '2022', '2025'],
          rows: [
            ['Farm', '19', '54'],
            ['Vans and cooling', '24', '13'],
            ['Hub and packer', '21', '0'],
            ['FarmDirect', '0', '4'],
            ['Grocer', '30', '27'],
            ['Spoiled', '6', '2'],
          ],
        },
        {
          kind: 'text',
          text: 'The price on the shelf went down by six percent in the same time. The largest single saving is the last row: food that was cut yesterday does not need to be thrown away on Friday.',
        },
      ],
    },
    {
      id: 'winter',
      title: 'And in winter?',
      blocks: [
        {
          kind: 'text',
          text: 'Illinois does not grow lettuce in January and FarmDirect does not pretend to. From December to March the list is roots, squash, eggs and the produce of nine greenhouses, and the grocers buy the rest elsewhere. Sales fall to a third. The vans carry rescued food on the empty days, under the food bank’s own schedule.',
        },
        {
          kind: 'text',
          text: [
            'Most of the tools are the ones described under ',
            { to: '/solutions/supply-chain', text: 'supply chain' },
            '. The hard part was the schedule on the wall.',
          ],
        },
      ],
    },
  ],
} satisfies CaseStudy;
