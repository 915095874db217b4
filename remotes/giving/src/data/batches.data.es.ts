import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import carrots from '@furrow/ui/art/product-carrots.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { Batch } from './batches.model';

export const batches = [
  {
    batchId: 'FRB-2025-001',
    ingredients: 'Tomates, pimientos, albahaca',
    weight: '420 kg',
    processor: 'Riverside Kitchen',
    expiry: '27 sep 2025',
    origin: 'Green Valley Farm',
    farmId: 'green-valley',
    status: 'rescued',
    rescueDate: '20 sep 2025',
    image: tomatoes,
  },
  {
    batchId: 'FRB-2025-002',
    ingredients: 'Zanahorias, calabazas, cebollas',
    weight: '310 kg',
    processor: 'Hope Community Kitchen',
    expiry: '8 oct 2025',
    origin: 'Muddy Creek Farm, Corvallis, Oregón',
    status: 'processed',
    rescueDate: '17 sep 2025',
    image: carrots,
  },
  {
    batchId: 'FRB-2025-003',
    ingredients: 'Pan y grano molido',
    weight: '185 kg',
    processor: 'Central Food Bank',
    expiry: '24 sep 2025',
    origin: 'Canby Mill, Oregón',
    status: 'distributed',
    rescueDate: '14 sep 2025',
    image: bread,
  },
] satisfies Batch[];
