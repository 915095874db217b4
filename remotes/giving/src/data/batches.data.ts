import bread from '@furrow/ui/art/product-bread-and-wheat.svg';
import carrots from '@furrow/ui/art/product-carrots.svg';
import tomatoes from '@furrow/ui/art/product-tomatoes.svg';
import type { Batch } from './batches.model';

export const batches = [
  {
    batchId: 'FRB-2025-001',
    ingredients: 'Tomatoes, peppers, basil',
    weight: '420 kg',
    processor: 'Riverside Kitchen',
    expiry: 'Sep 27, 2025',
    origin: 'Green Valley Farm',
    farmId: 'green-valley',
    status: 'rescued',
    rescueDate: 'Sep 20, 2025',
    image: tomatoes,
  },
  {
    batchId: 'FRB-2025-002',
    ingredients: 'Carrots, squash, onions',
    weight: '310 kg',
    processor: 'Hope Community Kitchen',
    expiry: 'Oct 8, 2025',
    origin: 'Muddy Creek Farm, Corvallis, Oregon',
    status: 'processed',
    rescueDate: 'Sep 17, 2025',
    image: carrots,
  },
  {
    batchId: 'FRB-2025-003',
    ingredients: 'Bread and milled grain',
    weight: '185 kg',
    processor: 'Central Food Bank',
    expiry: 'Sep 24, 2025',
    origin: 'Canby Mill, Oregon',
    status: 'distributed',
    rescueDate: 'Sep 14, 2025',
    image: bread,
  },
] satisfies Batch[];
