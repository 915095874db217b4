import dinner from '@furrow/ui/art/product-bread-and-wheat.svg';
import greens from '@furrow/ui/art/product-leafy-greens.svg';
import visit from '@furrow/ui/art/scene-login.svg';
import diary from '@furrow/ui/art/scene-register.svg';
import thanks from '@furrow/ui/art/scene-rewards.svg';
import type { RewardTier } from './rewards.model';

export const rewardTiers = [
  {
    amount: 25,
    title: 'Digital Thank You',
    description: 'A note and a photo from the field.',
    image: thanks,
  },
  {
    amount: 50,
    title: 'Monthly Newsletter',
    description: 'The field diary, once a month.',
    image: diary,
  },
  {
    amount: 100,
    title: 'Produce Box',
    description: 'Three months of monthly boxes.',
    image: greens,
  },
  {
    amount: 250,
    title: 'Farm Visit',
    description: 'A guided tour for you and a guest.',
    image: visit,
  },
  {
    amount: 500,
    title: 'Annual Dinner',
    description: 'A seat at the long table after harvest.',
    image: dinner,
  },
] satisfies RewardTier[];
