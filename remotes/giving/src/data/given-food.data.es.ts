import type { GivenFood } from './given-food.model';

export const earlierBatches = [
  {
    farmId: 'green-valley',
    batchId: 'FRB-2024-1164',
    ingredients: 'Calabazas y cebollas',
    weight: '310 kg',
    rescueDate: '24 oct 2024',
  },
  {
    farmId: 'green-valley',
    batchId: 'FRB-2024-0987',
    ingredients: 'Tomates para cocinar',
    weight: '390 kg',
    rescueDate: '29 ago 2024',
  },
  {
    farmId: 'kettle-hollow',
    batchId: 'FRB-2024-1188',
    ingredients: 'Calabaza de invierno',
    weight: '260 kg',
    rescueDate: '6 nov 2024',
  },
  {
    farmId: 'kettle-hollow',
    batchId: 'FRB-2024-1131',
    ingredients: 'Zanahorias y remolachas',
    weight: '145 kg',
    rescueDate: '9 oct 2024',
  },
] satisfies GivenFood[];
