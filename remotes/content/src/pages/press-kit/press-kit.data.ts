type PressAsset = { title: string; description: string; format: string; size: string };

export const assets = [
  {
    title: 'Wordmark and mark',
    description: 'Light and dark, with the clear space drawn in.',
    format: 'SVG, PNG',
    size: '2.4 MB',
  },
  {
    title: 'Illustrations',
    description: 'Packets, farms and food banks under one license for editorial use.',
    format: 'SVG',
    size: '6.1 MB',
  },
  { title: 'Portraits', description: 'Six people, color, 4,000 pixels wide.', format: 'JPEG', size: '38 MB' },
  {
    title: 'Farms and kitchens',
    description: 'Eighteen photographs with captions and names.',
    format: 'JPEG',
    size: '89.3 MB',
  },
  {
    title: 'Screens',
    description: 'The shop, a trace and the treasury, phone and desktop.',
    format: 'PNG',
    size: '19 MB',
  },
  {
    title: 'Fact sheet',
    description: 'Two pages: figures, dates and where each comes from.',
    format: 'PDF',
    size: '1.2 MB',
  },
] satisfies PressAsset[];

type PressRelease = { date: string; title: string; description: string };

export const releases = [
  {
    date: '2025-03-04',
    title: 'Green Valley growers earn 41% more per kilo than in 2020',
    description: 'The Oregon cooperative publishes five years of settlement sheets, lot by lot.',
  },
  {
    date: '2025-01-28',
    title: 'Kansas farms sell 3,682 soil credits with every core attached',
    description: 'Twenty-six neighbors share one sampling plan; four with no gain were paid nothing, as agreed.',
  },
  {
    date: '2024-11-14',
    title: 'Food rescue passes 1,200 batches',
    description: '342 partner organizations moved 8.2 metric tons of food that would have been thrown away.',
  },
] satisfies PressRelease[];

export const facts = [
  { term: 'Founded', value: '2021' },
  { term: 'People', value: '64' },
  { term: 'Countries', value: '14' },
  { term: 'Farmers', value: '2,500+' },
  { term: 'Members', value: '10,000+' },
];
