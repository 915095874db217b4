import type { QuietArticle } from '../../ui/quiet-page';

export const guide = {
  path: '/resources/food-safety-guide',
  title: 'Food safety guide',
  lede: 'For small packers and kitchens: what to record, at which temperature, and what to do when something is wrong.',
  trail: [{ name: 'Resources', path: '/resources/docs' }],
  gist: {
    title: 'For the cupboard door',
    text: 'Cold below 5 °C, hot above 63 °C, two hours at most between, and write down the lot.',
  },
  sections: [
    {
      id: 'five-records',
      title: 'Five records that are enough',
      blocks: [
        {
          kind: 'text',
          text: 'An inspector can ask for forty. In a real emergency five are read. If a day is too full for more, keep these.',
        },
        {
          kind: 'list',
          ordered: true,
          items: [
            'What came in: supplier, lot, weight, temperature at the door.',
            'What touched it: line or knife, with the time of the last cleaning.',
            'What it became: the new lot, and the lots it was mixed from.',
            'How warm it was: the longest time outside its range, not the average.',
            'Where it went: customer, lot, weight. The three weights have to agree.',
          ],
        },
      ],
    },
    {
      id: 'temperatures',
      title: 'Temperatures',
      blocks: [
        {
          kind: 'table',
          caption: 'Temperatures to keep and to reach',
          columns: ['Food', 'Keep at', 'Cook to'],
          rows: [
            ['Cut fruit and salad', '5 °C or less', 'not cooked'],
            ['Milk, soft cheese', '4 °C or less', 'not cooked'],
            ['Eggs in shell', '7 °C or less', '63 °C'],
            ['Beef and lamb, whole cuts', '4 °C or less', '63 °C'],
            ['Ground meat', '4 °C or less', '71 °C'],
            ['Poultry', '4 °C or less', '74 °C'],
            ['Soup and stew, held for serving', '63 °C or more', '74 °C when reheated'],
          ],
        },
        {
          kind: 'text',
          text: 'The cooking temperatures are those the US Department of Agriculture gives for the center of the food. Measure there, with a thermometer that you checked in ice water this month: it must say 0 °C, give or take one.',
        },
      ],
    },
    {
      id: 'cleaning',
      title: 'Cleaning between lots',
      blocks: [
        {
          kind: 'text',
          text: 'Two lots that share a blade are one lot until somebody has cleaned between them. Dry food that cannot carry growth, such as grain, may follow itself; everything wet may not.',
        },
        {
          kind: 'list',
          items: [
            'Take it apart. A slicer that is wiped is not clean where the blade meets the guard.',
            'Soap, rinse, sanitize, air. In that order, and the last one takes time.',
            'Sign with the time. An unsigned cleaning did not happen.',
          ],
        },
      ],
    },
    {
      id: 'rescued-food',
      title: 'Rescued food',
      blocks: [
        {
          kind: 'text',
          text: [
            'Surplus is safe when its clock is known. Accept prepared food only with the hour it left the heat, and nothing that spent more than two hours between 5 and 63 °C. A date printed as “best before” is about taste; “use by” is about safety and ends the matter. Pickup can be arranged under ',
            { to: '/donate-food', text: 'Donate Food' },
            '.',
          ],
        },
      ],
    },
    {
      id: 'when-something-is-wrong',
      title: 'When something is wrong',
      blocks: [
        {
          kind: 'list',
          ordered: true,
          items: [
            'Stop that line. Nothing leaves the building until step three is done.',
            'Find the lot and everything after it on the same equipment, back to the last signed cleaning.',
            'Add the weights. If in, out and on hand do not agree, the list is not complete.',
            'Call the customers on the list, then the authority. In the United States you have 24 hours to hand over records; do not use them up.',
            'Write down what you learned on the same day, while it is still embarrassing.',
          ],
        },
        {
          kind: 'note',
          title: 'Rehearse',
          text: 'Twice a year, with a lot drawn from a hat and whoever is on shift. Fifteen minutes is a good first result.',
        },
      ],
    },
  ],
} satisfies QuietArticle;
