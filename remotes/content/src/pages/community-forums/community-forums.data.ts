export const boards = [
  {
    title: 'Field and barn',
    text: 'Seed, soil, animals and weather.',
    threads: 1_204,
    last: 'Blight on the east rows: photos inside',
  },
  {
    title: 'Lots and logistics',
    text: 'Scales, labels, vans and docks.',
    threads: 861,
    last: 'Printing codes that survive rain',
  },
  {
    title: 'Loans and cover',
    text: 'Collateral, rain gauges and repayments.',
    threads: 537,
    last: 'Second gauge in Ellsworth County?',
  },
  {
    title: 'Kitchens and rescue',
    text: 'Pickups, freezers and large pots.',
    threads: 498,
    last: 'Carrots, 400 kg, by Friday',
  },
  {
    title: 'Code and contracts',
    text: 'Reviews, audits and the API.',
    threads: 419,
    last: 'Fingerprinting logs without storing them',
  },
  {
    title: 'Proposals',
    text: 'Drafts before they are put to a vote.',
    threads: 323,
    last: 'A regional seed vault, third draft',
  },
];

export const manners = [
  {
    title: 'Say where you stand',
    text: 'Name the crop, the place and the year. Advice for peat kills things on sand.',
  },
  { title: 'Disagree with the number', text: 'Bring another one. Nobody here was ever persuaded by an adjective.' },
  { title: 'Leave the answer', text: 'If it worked, come back and write that down for the next person.' },
];
