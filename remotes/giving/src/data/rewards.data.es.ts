import dinner from '@furrow/ui/art/product-bread-and-wheat.svg';
import greens from '@furrow/ui/art/product-leafy-greens.svg';
import visit from '@furrow/ui/art/scene-login.svg';
import diary from '@furrow/ui/art/scene-register.svg';
import thanks from '@furrow/ui/art/scene-rewards.svg';
import type { RewardTier } from './rewards.model';

export const rewardTiers = [
  {
    amount: 25,
    title: 'Agradecimiento digital',
    description: 'Una nota y una foto desde el campo.',
    image: thanks,
  },
  {
    amount: 50,
    title: 'Boletín mensual',
    description: 'El diario del campo, una vez al mes.',
    image: diary,
  },
  {
    amount: 100,
    title: 'Caja de productos',
    description: 'Una caja al mes durante tres meses.',
    image: greens,
  },
  {
    amount: 250,
    title: 'Visita a la granja',
    description: 'Un recorrido guiado para ti y alguien más.',
    image: visit,
  },
  {
    amount: 500,
    title: 'Cena anual',
    description: 'Un lugar en la mesa larga después de la cosecha.',
    image: dinner,
  },
] satisfies RewardTier[];
