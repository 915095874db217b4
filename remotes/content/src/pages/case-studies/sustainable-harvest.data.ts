import flatCap from '@furrow/ui/art/avatar-flat-cap.svg';
import { caseEntries, type CaseStudy } from '../../data/case-studies.data';

export const study = {
  entry: caseEntries['sustainable-harvest'],
  stats: [
    { value: '4,332', label: 'tonnes measured' },
    { value: '26', label: 'farms, one sample' },
    { value: '$28', label: 'a credit' },
    { value: '2 in', label: 'more water held' },
  ],
  who: 'The group',
  facts: [
    ['Place', 'Kansas'],
    ['Farms', '26'],
    ['Acres', '11,400'],
    ['Since', '2022'],
  ],
  sections: [
    {
      id: 'the-seed-bill',
      title: 'The seed bill came first',
      blocks: [
        {
          kind: 'text',
          text: 'Everyone around Ellsworth knew that rye and vetch over winter would help the ground. A light mix cost 6.20 dollars an acre in seed alone, due in September, and the help would come in three years, perhaps. On 11,400 acres that is 70,680 dollars of faith.',
        },
        {
          kind: 'text',
          text: 'The bank did not lend against better dirt. A carbon broker offered to pay, for a cut of forty percent and a contract nobody could finish reading.',
        },
      ],
    },
    {
      id: 'sampling-together',
      title: 'Sampling together',
      blocks: [
        {
          kind: 'text',
          text: 'Measured alone, each farm would have spent more on cores than it could earn. Twenty-six neighbors measured as one: a common plan drawn at random by a statistician in Manhattan, Kansas, 2,736 cores over two weeks in April, one laboratory, one price.',
        },
        {
          kind: 'quote',
          text: 'The probe went in where the paper said. Twice that was my driveway.',
          by: { name: 'Walt Brenner', role: 'Wheat and sorghum, Ellsworth', avatar: flatCap },
        },
        {
          kind: 'text',
          text: 'Three Aprils later the same points were drawn again. The gain averaged 0.38 tonnes of carbon dioxide an acre and year in the year that was certified: 4,332 tonnes. Four farms on sand showed nothing and were paid nothing, which is how the others knew that the number meant something.',
        },
      ],
    },
    {
      id: 'the-sum',
      title: 'The sum',
      blocks: [
        {
          kind: 'table',
          caption: 'From tonnes measured to money received',
          columns: ['Step', 'Credits', 'USDC'],
          rows: [
            ['Measured and audited', '4,332', ''],
            ['Held in the common buffer, 15%', '650', ''],
            ['Sold at 28 USDC', '3,682', '103,096'],
            ['Cores, laboratory and auditor', '', '\u221231,200'],
            ['Paid out to 22 farms', '', '71,896'],
          ],
        },
        {
          kind: 'text',
          text: 'Sampling was paid from the first sale and is due again in three years only. With the advance that the treasury made on the certified credits, the seed was in the ground before the money was. Buyers see every step of the table; so do the growers, farm by farm.',
        },
      ],
    },
    {
      id: 'what-stayed',
      title: 'What stayed in the field',
      blocks: [
        {
          kind: 'text',
          text: 'In the dry July of 2024 the covered fields held two inches more water in the top yard of soil than the bare ones across the road. No credit is issued for that. It was worth, by the elevator’s weights, nine bushels of sorghum an acre.',
        },
        {
          kind: 'text',
          text: [
            'To see what your own acres might do, start with the ',
            { to: '/carbon-calculator', text: 'calculator' },
            '; to see how a credit is made, read the ',
            { to: '/resources/carbon-guide', text: 'carbon guide' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies CaseStudy;
