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
    expiry: 'Mar 22, 2025',
    origin: 'Green Valley Farm',
    farmId: 'green-valley',
    status: 'rescued',
    rescueDate: 'Mar 15, 2025',
    image: tomatoes,
  },
  {
    batchId: 'FRB-2025-002',
    ingredients: 'Carrots, squash, onions',
    weight: '310 kg',
    processor: 'Hope Community Kitchen',
    expiry: 'Apr 2, 2025',
    origin: 'Old Mill Acres',
    farmId: 'old-mill-acres',
    status: 'processed',
    rescueDate: 'Mar 12, 2025',
    image: carrots,
  },
  {
    batchId: 'FRB-2025-003',
    ingredients: 'Bread and milled grain',
    weight: '185 kg',
    processor: 'Central Food Bank',
    expiry: 'Mar 19, 2025',
    origin: 'Golden Ear Mill',
    farmId: 'golden-ear-mill',
    status: 'distributed',
    rescueDate: 'Mar 9, 2025',
    image: bread,
  },
] satisfies Batch[];
