import type { Stat } from '@furrow/ui/stat-row';
import silverBun from '@furrow/ui/art/avatar-silver-bun.svg';

export type Discussion = {
  id: string;
  title: string;
  author: string;
  portrait?: string;
  category: string;
  replies: number;
  votes: number;
  lastActivity: string;
  status: 'Active' | 'Discussion';
};

export const forumStats = [
  { value: '12,456', label: 'active members' },
  { value: '3,842', label: 'discussions' },
  { value: '156', label: 'active proposals' },
  { value: '98%', label: 'participation' },
] satisfies Stat[];

export const discussions = [
  {
    id: 'loan-maximum',
    title: 'What should a farm show before it may borrow $100,000?',
    author: 'Nadia Rahman',
    category: 'Farm loans',
    replies: 148,
    votes: 612,
    lastActivity: '2 hours ago',
    status: 'Active',
  },
  {
    id: 'seed-vault-sites',
    title: 'Seed vault: two valleys, one freezer, or one in each?',
    author: 'Maya Okafor',
    category: 'Treasury',
    replies: 93,
    votes: 377,
    lastActivity: '5 hours ago',
    status: 'Active',
  },
  {
    id: 'photos-of-the-field',
    title: 'Weekly field photos: who keeps them, and for how long?',
    author: 'Ingrid Solberg',
    portrait: silverBun,
    category: 'Traceability',
    replies: 41,
    votes: 128,
    lastActivity: 'Yesterday',
    status: 'Discussion',
  },
] satisfies Discussion[];
