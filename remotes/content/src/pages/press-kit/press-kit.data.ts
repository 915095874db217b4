type PressAsset = { title: string; description: string; format: string; size: string };

export const assets = [
  {
    title: 'Wordmark and logo',
    description: 'Light and dark versions, with clear space marked.',
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

export const facts = [
  { term: 'Founded', value: '2021' },
  { term: 'People', value: '64' },
  { term: 'Countries', value: '14' },
  { term: 'Farmers', value: '2,500+' },
  { term: 'Members', value: '10,000+' },
];
