/** Food that a farm gave before the batches that this site traces: their papers are in the archive, and have no page. */
export type GivenFood = { farmId: string; batchId: string; ingredients: string; weight: string; rescueDate: string };

export const earlierBatches = [
  {
    farmId: 'green-valley',
    batchId: 'FRB-2024-1164',
    ingredients: 'Squash and onions',
    weight: '310 kg',
    rescueDate: 'Oct 24, 2024',
  },
  {
    farmId: 'green-valley',
    batchId: 'FRB-2024-0987',
    ingredients: 'Cooking tomatoes',
    weight: '390 kg',
    rescueDate: 'Aug 29, 2024',
  },
  {
    farmId: 'kettle-hollow',
    batchId: 'FRB-2024-1188',
    ingredients: 'Winter squash',
    weight: '260 kg',
    rescueDate: 'Nov 6, 2024',
  },
  {
    farmId: 'kettle-hollow',
    batchId: 'FRB-2024-1131',
    ingredients: 'Carrots and beets',
    weight: '145 kg',
    rescueDate: 'Oct 9, 2024',
  },
] satisfies GivenFood[];
