import type { QuietArticle } from '../../ui/quiet-page';

export const guide = {
  path: '/resources/carbon-guide',
  title: 'Carbon guide for growers',
  lede: 'From the first soil core to the first payment: seven steps, what each one costs, and who signs it.',
  trail: [{ name: 'Resources', path: '/resources/docs' }],
  gist: {
    title: 'Is it for you?',
    text: 'Above 300 acres, or with neighbors who add up to that, and with something you are about to change.',
  },
  sections: [
    {
      id: 'before-you-start',
      title: 'Before you start',
      blocks: [
        {
          kind: 'text',
          text: 'Credits are paid for change. If your fields have been in cover crops or pasture for ten years, thank you; there is nothing here to sell. If you are about to plant cover, to stop plowing, to set a windbreak or to graze differently, do not begin yet. The baseline has to be measured first.',
        },
        {
          kind: 'list',
          items: [
            'Field maps, or a willingness to draw them.',
            'Three years of crop and yield records. Elevator slips will do.',
            'A right to the land for ten years, in your name or by a lease that says so.',
          ],
        },
      ],
    },
    {
      id: 'seven-steps',
      title: 'Seven steps',
      blocks: [
        {
          kind: 'table',
          caption: 'The seven steps, how long each takes and who signs',
          columns: ['Step', 'Takes', 'Signed by'],
          rows: [
            ['1. Map and history', '1 week', 'You'],
            ['2. Sampling plan, drawn at random', '3 days', 'Statistician'],
            ['3. Baseline cores', '2 weeks in spring', 'Sampler'],
            ['4. The change itself', '3 years', 'You, each season'],
            ['5. Second cores at the same points', '2 weeks', 'Sampler'],
            ['6. Audit', '4 to 8 weeks', 'Auditor'],
            ['7. Issue and sale', '1 day', 'Registry contract'],
          ],
        },
        {
          kind: 'text',
          text: 'The points are chosen by a seed number that is published before step three. That way neither you nor we can choose the better soil afterwards.',
        },
      ],
    },
    {
      id: 'money',
      title: 'Money in, money out',
      blocks: [
        {
          kind: 'facts',
          rows: [
            ['Sampling, first 100 acres', '1,900 USDC'],
            ['Sampling, in a group of 10,000', 'about 2.70 USDC an acre'],
            ['Buffer, never sold', '15% of credits'],
            ['Price in the last sale', '28 USDC'],
            ['Furrow’s share', '3% of the sale'],
          ],
        },
        {
          kind: 'text',
          text: 'Nothing is due before the first sale if you sample in a group: the treasury advances the laboratory and is repaid from the proceeds. If the cores show no gain, the treasury bears it. That has happened to four farms of twenty-six.',
        },
      ],
    },
    {
      id: 'practices',
      title: 'What tends to work',
      blocks: [
        {
          kind: 'table',
          caption: 'Practices, typical gain and what can undo it',
          columns: ['Practice', 'Tonnes CO2 an acre and year', 'Undone by'],
          rows: [
            ['Cover crops over winter', '0.2 to 0.5', 'One deep plowing'],
            ['Cropland to permanent pasture', '0.4 to 1.0', 'Breaking it again'],
            ['Windbreaks and hedges', '0.5 to 2.0 on their own area', 'Fire, disease'],
            ['Less tillage alone', '0 to 0.3', 'The next tillage'],
          ],
        },
        {
          kind: 'text',
          text: 'Ranges, not promises: they span what our own projects and published reviews have found on loam and clay. Sand is usually at the bottom. On less tillage alone the literature disagrees with itself, and our auditors count it only below 30 cm as well as above.',
        },
      ],
    },
    {
      id: 'promises',
      title: 'What you promise',
      blocks: [
        {
          kind: 'text',
          text: 'To keep the practice for ten years, to let the sampler in twice, and to say when something goes wrong. Fire, flood and hail are covered by the buffer. Plowing it up is not: credits already sold for that field have to be bought back at the day’s price.',
        },
      ],
    },
    {
      id: 'next',
      title: 'Next',
      blocks: [
        {
          kind: 'text',
          text: [
            'Put your numbers into the ',
            { to: '/carbon-calculator', text: 'carbon calculator' },
            ', read what a whole group did in ',
            { to: '/case-studies/sustainable-harvest', text: 'Kansas' },
            ', and ',
            { to: '/contact', text: 'write to us' },
            ' before February if you want cores this spring.',
          ],
        },
      ],
    },
  ],
} satisfies QuietArticle;
