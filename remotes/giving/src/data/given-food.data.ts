import type { GivenFood } from './given-food.model';

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
