import strawHat from '@furrow/ui/art/avatar-straw-hat.svg';
import { caseEntries, type CaseStudy } from '../../data/case-studies.data';

export const study = {
  entry: caseEntries['green-valley'],
  stats: [
    { value: '+41%', label: 'paid per kilo' },
    { value: '38', label: 'farms on one ledger' },
    { value: '11 s', label: 'to trace a crate' },
    { value: '2.9 t', label: 'food rescued' },
  ],
  who: 'The cooperative',
  facts: [
    ['Place', 'Oregon'],
    ['Farms', '38'],
    ['Crops', 'Mixed'],
    ['Since', '2023'],
  ],
  sections: [
    {
      id: 'before',
      title: 'Before: one buyer, one price',
      blocks: [
        {
          kind: 'text',
          text: 'For thirty years a single wholesaler set the price on the morning the trucks arrived. A crate of tomatoes left the valley without a name and came back, twice the price, on a shelf forty miles away.',
        },
        {
          kind: 'text',
          text: 'Nobody was cheated. The wholesaler bought from four valleys, mixed them on one floor and sold a grade. A grower who picked at six in the morning and cooled within the hour was paid the same as one who did not, so after a while fewer did.',
        },
        {
          kind: 'quote',
          text: 'We were not selling tomatoes. We were selling weight.',
          by: { name: 'Lucía Herrera', role: 'Grower, Green Valley', avatar: strawHat },
        },
      ],
    },
    {
      id: 'what-changed',
      title: 'What changed in the packing shed',
      blocks: [
        {
          kind: 'text',
          text: 'The cooperative bought no new machines for the field. It put one scale at the shed door that signs what it weighs, a printer beside it, and a tablet in a plastic bag. Each field lot gets a number when it is weighed in. Each crate carries that number out.',
        },
        {
          kind: 'list',
          items: [
            'Week one: forty seconds a crate, and much swearing.',
            'Week three: six seconds, because the scale fills in everything but the field.',
            'Month four: the first restaurant asks for lots by grower, and pays for it.',
          ],
        },
        {
          kind: 'text',
          text: 'Twelve farms joined in the first spring. The other twenty-six came when they saw the settlement sheets, which every member can open.',
        },
      ],
    },
    {
      id: 'what-a-kilo-earned',
      title: 'What a kilo earned',
      blocks: [
        {
          kind: 'columns',
          caption: 'US dollars per kilo of tomatoes paid to the farm, yearly mean. The ledger began in 2023.',
          values: [
            { label: '2020', value: 1.7, text: '$1.70' },
            { label: '2021', value: 1.72, text: '$1.72' },
            { label: '2022', value: 1.68, text: '$1.68' },
            { label: '2023', value: 1.9, text: '$1.90' },
            { label: '2024', value: 2.15, text: '$2.15' },
            { label: '2025', value: 2.4, text: '$2.40' },
          ],
        },
        {
          kind: 'text',
          text: 'From $1.70 in 2020 to $2.40 now is 41%. Transport and packaging took eleven cents more than they used to. The rest stayed in the valley.',
        },
      ],
    },
    {
      id: 'what-was-left',
      title: 'What was left over',
      blocks: [
        {
          kind: 'text',
          text: 'A ledger of lots also shows what nobody bought. On Thursdays the unsold ones are offered to Central Food Bank before they are a day older. Nearly three tonnes went that way in two seasons, most of it tomatoes too ripe for a truck and exactly right for a pot.',
        },
        {
          kind: 'text',
          text: [
            'The farm that first tried it now raises money for drone irrigation in the open: see its ',
            { to: '/support-farm', text: 'campaign' },
            '.',
          ],
        },
      ],
    },
  ],
} satisfies CaseStudy;
