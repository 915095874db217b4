import bobGlasses from '@furrow/ui/art/avatar-bob-glasses.svg';
import curls from '@furrow/ui/art/avatar-curls.svg';
import headscarf from '@furrow/ui/art/avatar-headscarf.svg';
import type { Person } from '../ui/article';

export const people = {
  mei: { name: 'Dr. Mei Tanaka', role: 'Head of supply-chain research', avatar: bobGlasses },
  samuel: { name: 'Samuel Adeyemi', role: 'Protocol engineer', avatar: curls },
  amina: { name: 'Amina Farah', role: 'Soil and safety lead', avatar: headscarf },
} satisfies Record<string, Person>;
